const by = (id) => document.getElementById(id);
const report = JSON.parse(by("report").textContent);
function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue;
    if (name === "text") node.textContent = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}
// In the list: which entry is shown, and whether there are others before and after it.
function markShown() {
  for (const [entry, button] of lines) {
    if (entry === shown) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  lines.get(shown)?.scrollIntoView({ block: "nearest" });
  const place = seen.indexOf(shown);
  by("previous").disabled = place <= 0;
  by("next").disabled = place < 0 || place >= seen.length - 1;
}
const press = (button, isPressed) => button.setAttribute("aria-pressed", isPressed);
const say = (words) => { by("said").textContent = words; };
// Kept from visit to visit where the browser allows it.
function keep(name, value) {
  try { localStorage.setItem(name, value); } catch { /* Only until the page is closed. */ }
}
function kept(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}
const milliseconds = (time) => `${Number(time.toFixed(1))} ms`;
function caps(text) {
  const row = make("span", { class: "chords" });
  for (const key of text.split(/\s+/).filter(Boolean)) row.append(make("kbd", { text: key }));
  return row;
}

// Around boxes of a picture of this size, to be laid over it.
function outlines(width, height, boxes, room = 4, nameOf = () => "") {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "marks");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  for (const kind of ["casing", "mark"]) {
    boxes.forEach(([x, y, w, h], index) => {
      const rect = document.createElementNS(space, "rect");
      rect.setAttribute("class", `${kind} ${nameOf(index)}`.trim());
      const values = { x: x - room, y: y - room, width: w + 2 * room,
        height: h + 2 * room, rx: 3 };
      for (const [name, value] of Object.entries(values)) rect.setAttribute(name, value);
      svg.append(rect);
    });
  }
  return svg;
}
