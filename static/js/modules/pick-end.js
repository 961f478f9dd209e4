// An end that is tapped on the picture presses the button that plays the tile there.
export default (region) => {
  region.addEventListener("click", (event) => {
    const end = event.target.closest('a[href^="#onto-"]');
    if (!end) return;
    event.preventDefault();
    document.getElementById(end.getAttribute("href").slice(1)).click();
  });
};
