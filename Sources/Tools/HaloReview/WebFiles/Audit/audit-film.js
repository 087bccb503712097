const filmOf = (finding) => report.films[finding.film];

function tellFilm() {
  const isFilmed = makeFilm();
  if (!isFilmed) by("chords").replaceChildren(...runs(shown.keys));
  by("chords").hidden = by("chords").children.length === 0;
  if (isFilmed) return;
  by("caption").textContent = shown.keys ? "There is no film, because there are too many keys."
    : "There is no film, because no key needs to be pressed.";
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
