let shown = null;
const canvases = { before: make("canvas", { role: "img" }),
  after: make("canvas", { role: "img" }), difference: make("canvas", { role: "img" }) };
const sidesOf = (picture) => ["before", "after"].filter((side) => picture[side]);

function show(picture) {
  stop();
  shown = picture;
  moment = 0;
  by("view-of-picture").hidden = !picture || view !== "picture";
  by("empty").hidden = Boolean(picture) || view !== "picture";
  markShown();
  if (!picture) return;
  const looks = looksOf(picture);
  by("name").textContent = [picture.looks.scene, ...looks].join(", ");
  const state = by("state");
  state.textContent = stateWords[picture.state];
  state.className = `chip is-${picture.state}`;
  state.hidden = !stateWords[picture.state];
  by("difference").textContent =
    picture.difference === stateWords[picture.state] ? picture.path : picture.difference;
  by("modes").hidden = by("boxes").hidden = sidesOf(picture).length < 2;
  by("decide").hidden = isCatalogue || picture.state === "same";
  markDecision(picture);
  makeKnown(picture);
  makeFilm(picture);
  const reduced = sidesOf(picture).some((side) => picture[side].isReduced);
  by("remark").hidden = !reduced;
  by("remark").textContent = reduced
    ? "Shown with half of its pixels each way, so that the report stays small." : "";
  arrange();
  say(`${seen.indexOf(picture) + 1} of ${seen.length}: ${by("name").textContent}, `
    + `${stateWords[picture.state]} ${amountOf(picture)}`);
}

function describe(side) {
  const words = { before: "Before: ", after: "After: ", difference: "What differs of " };
  const focused = fact(shown, "Focused");
  return (sidesOf(shown).length < 2 ? "" : words[side]) + by("name").textContent
    + (focused && side !== "difference" ? `; focused: ${focused}` : "");
}
