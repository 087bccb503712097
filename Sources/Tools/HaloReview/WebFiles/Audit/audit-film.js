const filmOf = (finding) => report.films[finding.film];
const momentsOf = (finding) => filmOf(finding)?.frames ?? [];
const endOf = (finding) => filmOf(finding).duration;

function makeFilm() {
  const film = filmOf(shown);
  by("film").hidden = by("screening").hidden = !film;
  by("below").classList.toggle("still", !film);
  by("chords").replaceChildren(
    ...film ? film.keys.map((key) => make("kbd", { text: key })) : runs(shown.keys));
  by("chords").hidden = by("chords").children.length === 0;
  if (!film) {
    by("caption").textContent = shown.keys ? "There is no film, because there are too many keys."
      : "There is no film, because no key needs to be pressed.";
    return;
  }
  const { width, height } = film.frames[0].picture;
  by("screening").replaceChildren(frameOf(filmCanvas, width, height));
  tick(film.frames.map((frame, index) =>
    index > 0 && frame.key !== film.frames[index - 1].key ? "differs" : null));
  tellMoment();
  draw();
}

// The same key again and again is told once.
function runs(keys) {
  const runs = [];
  for (const key of keys.split(/\s+/).filter(Boolean)) {
    if (runs.at(-1)?.key === key) runs.at(-1).count += 1;
    else runs.push({ key, count: 1 });
  }
  return runs.map(({ key, count }) =>
    make("span", {}, make("kbd", { text: key }), count > 1 ? ` × ${count}` : null));
}

// What the keys have done by now, in words.
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
  const finding = shown, at = moment;
  if (!await paint(filmCanvas, filmOf(finding).frames[at].picture, 0)) return;
  if (finding !== shown) return;
  // Who steps through it wants to see it.
  if (at > 0) by("film-card").scrollIntoView({ block: "nearest" });
  by("film").dataset.drawn = at;
}
