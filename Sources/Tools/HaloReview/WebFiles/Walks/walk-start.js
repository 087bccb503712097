listen([
  [["j", "ArrowDown"], "Next walk", () => step(1)],
  [["k", "ArrowUp"], "Previous walk", () => step(-1)],
  [[" ", "p"], "Film: play, pause", () => play()],
  [[".", "f"], "Film: one moment on", () => stepFilm(1)],
  [",", "Film: one moment back", () => stepFilm(-1)],
]);
makeFilters();
refilter();
