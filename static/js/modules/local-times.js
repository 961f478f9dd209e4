// Says the moments of a list by the clock of whoever reads: the server knows no time zone, and says how long ago.
const DAY = 24 * 60 * 60 * 1000;
const language = document.documentElement.lang;
const locale = navigator.languages.find((one) => one.startsWith(language)) ?? language; // clocks differ by country

const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
const date = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
const nearby = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

const midnightOf = (moment) => new Date(moment).setHours(0, 0, 0, 0);

const dayOf = (moment) => {
  const nights = Math.round((midnightOf(Date.now()) - midnightOf(moment)) / DAY); // one of 23 or 25 hours is one
  return nights < 2 ? nearby.format(-Math.max(0, nights), "day") : date.format(moment);
};

export default (list) => {
  for (const time of list.querySelectorAll("time")) {
    const moment = new Date(time.dateTime);
    time.textContent = `${dayOf(moment)}, ${clock.format(moment)}`;
  }
};
