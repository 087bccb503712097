listen([
  ["j", "Next picture", () => step(1)],
  ["k", "Previous picture", () => step(-1)],
  ["a", "Accept", () => decide("accept"), true],
  ["r", "Reject", () => decide("reject"), true],
  ["u", "Undecided", () => decide("undecided"), true],
  ["1", "Side by side", () => setMode("side"), true],
  ["2", "Slider", () => setMode("slider"), true],
  ["3", "Blend", () => setMode("blend"), true],
  ["4", "Blink; again: before, after", () => setMode("blink"), true],
  ["5", "Difference", () => setMode("difference"), true],
  ["b", "Boxes around what differs", () => toggleBoxes(), true],
  ["z", "Next size", () => nextZoom()],
  [",", "Film: one moment back", () => stepFilm(-1)],
  [".", "Film: one moment on", () => stepFilm(1)],
  ["p", "Film: play, pause", () => play()],
  ["m", "Matrix, pictures", () => setView(view === "matrix" ? "picture" : "matrix")],
].filter(([, , , isComparing]) => !(isCatalogue && isComparing)));

function toggleBoxes() {
  showsBoxes = !showsBoxes;
  press(by("boxes"), showsBoxes);
  if (shown) drawBoxes();
}

function nextZoom() {
  by("zoom").selectedIndex = (by("zoom").selectedIndex + 1) % by("zoom").options.length;
  zoom();
}

onClick("boxes", toggleBoxes);
onClick("flip", flip);
onClick("view-picture", () => setView("picture"));
onClick("view-matrix", () => setView("matrix"));
onClick("worst", () => {
  isWorstFirst = !isWorstFirst;
  press(by("worst"), isWorstFirst);
  makeMatrix();
});
onClick("open-decisions", openDecisions);
onClick("save", save);
onClick("copy", copy);
onClick("forget", forget);
for (const button of by("modes").children) {
  button.addEventListener("click", () => setMode(button.dataset.mode));
}
for (const button of by("decide").children) {
  button.addEventListener("click", () => decide(button.dataset.decision));
}
by("zoom").addEventListener("change", zoom);
by("amount-value").addEventListener("input", () => {
  amounts[mode] = Number(by("amount-value").value);
  place();
});
by("worst").hidden = isCatalogue;
makeFilters();
tally();
refilter();
if (isCatalogue) setView("matrix");
