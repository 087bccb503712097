// A page with a film of steps defines filmOf(entry), which is undefined for none, and whereOf(entry).
const filmCanvas = make("canvas", { role: "img" });
const momentsOf = (entry) => filmOf(entry)?.frames ?? [];
const endOf = (entry) => filmOf(entry).duration;

function frameOf(canvas, width, height) {
  const frame = make("div", { class: "frame" }, canvas);
  for (const [name, value] of [["w", width], ["h", height], ["cw", width], ["ch", height]]) {
    frame.style.setProperty(`--${name}`, value);
  }
  return make("div", { class: "scroll" }, frame);
}

// Shows the beginning of the film of the shown entry, and returns whether there is a film.
function makeFilm() {
  const film = filmOf(shown);
  by("film").hidden = by("screening").hidden = !film;
  by("below").classList.toggle("still", !film);
  if (!film) return false;
  by("chords").replaceChildren(...film.keys.map((key) => make("kbd", { text: key })));
  const { width, height } = film.frames[0].picture;
  by("screening").replaceChildren(frameOf(filmCanvas, width, height));
  tick(film.frames.map((frame, index) =>
    index > 0 && frame.key !== film.frames[index - 1].key ? "differs" : null));
  tellMoment();
  draw();
  return true;
}

// Returns parts of a sentence that says what the last key before a moment did to the focus.
function captionOf(film, index) {
  const { key, focus } = film.frames[index];
  const name = (focus) => focus ?? "nothing";
  if (key == null) return [["At first: "], [name(focus), true], [" has the focus"]];
  const before = film.frames.findLast((frame) => (frame.key ?? -1) < key);
  return before.focus === focus
    ? [[`${film.keys[key]}: the focus stays on `], [name(focus), true]]
    : [[`${film.keys[key]}: the focus goes from `], [name(before.focus), true], [" to "],
      [name(focus), true]];
}

function tellMoment() {
  const film = filmOf(shown), frame = film.frames[moment];
  const parts = captionOf(film, moment);
  by("caption").replaceChildren(...parts.map(([words, isName]) =>
    isName ? make("b", { text: words }) : words));
  const words = parts.map(([words]) => words).join("");
  const time = frame.key == null ? "At rest"
    : `${milliseconds(Math.round(frame.time * 1000))}${frame.isAtRest ? ", at rest" : ""}`;
  by("time").textContent = `${time} · ${moment + 1}/${film.frames.length}`;
  by("moment").value = moment;
  by("moment").setAttribute("aria-valuetext",
    `${time}, moment ${moment + 1} of ${film.frames.length}. ${words}`);
  filmCanvas.setAttribute("aria-label", `${whereOf(shown)}, ${time}. ${words}`);
  [...by("chords").children].forEach((cap, index) =>
    cap.classList.toggle("now", index === frame.key));
}

async function draw() {
  const entry = shown, at = moment;
  if (!await paint(filmCanvas, filmOf(entry).frames[at].picture, 0)) return;
  if (entry !== shown) return;
  // A reader who steps through the film wants to see it.
  if (at > 0) by("film-card").scrollIntoView({ block: "nearest" });
  by("film").dataset.drawn = at;
}
