// Sends the result where the phone can, and copies it everywhere (plain http has no clipboard of its own).
const copy = async (area) => {
  if (navigator.clipboard) return navigator.clipboard.writeText(area.value);
  area.select();
  return document.execCommand("copy");
};

export default (section) => {
  const area = section.querySelector("textarea");
  const [send, copier] = ["share", "copy"].map((name) => section.querySelector(`[data-share="${name}"]`));
  copier.hidden = false;
  copier.addEventListener("click", async () => {
    await copy(area);
    copier.textContent = copier.dataset.done;
  });
  send.hidden = !navigator.share;
  send.addEventListener("click", () => navigator.share({ text: area.value }).catch(() => {})); // called off: nothing to do
};
