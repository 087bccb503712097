listen([
  [["j", "ArrowDown"], "Next finding", () => step(1)],
  [["k", "ArrowUp"], "Previous finding", () => step(-1)],
  [[" ", "p"], "Film: play, pause", () => play()],
  [[".", "f"], "Film: one moment on", () => stepFilm(1)],
  [",", "Film: one moment back", () => stepFilm(-1)],
  ["m", "Findings, screens", () => setView(view === "screens" ? "findings" : "screens")],
]);
onClick("view-findings", () => setView("findings"));
onClick("view-screens", () => setView("screens"));
// Numbers keep their distance from each other at every size.
window.addEventListener("resize", () => { if (shown) drawOutlines(); });
makeFilters();
makeTable();
refilter();
