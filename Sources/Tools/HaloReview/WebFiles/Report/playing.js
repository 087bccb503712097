let moment = 0;
let playback = null;

// A line for each moment, with this class.
function tick(names) {
  by("moment").max = names.length - 1;
  by("ticks").replaceChildren(...names.map((name, index) => {
    const tick = make("i", { class: name });
    tick.style.left = `${100 * index / (names.length - 1)}%`;
    return tick;
  }));
}

function stepFilm(count) {
  stop();
  goTo(moment + count);
}

function goTo(index) {
  if (!shown || momentsOf(shown).length < 2) return;
  moment = Math.max(0, Math.min(momentsOf(shown).length - 1, index));
  tellMoment();
  draw();
}

function stop() {
  if (playback != null) cancelAnimationFrame(playback);
  playback = null;
  press(by("play"), false);
  by("play").textContent = "Play";
}

function play() {
  if (!shown || momentsOf(shown).length < 2) return;
  if (playback != null) return stop();
  press(by("play"), true);
  by("play").textContent = "Pause";
  const moments = momentsOf(shown);
  const isAtEnd = moment === moments.length - 1;
  let start = performance.now() - (isAtEnd ? 0 : moments[moment].start);
  const turn = (now) => {
    const end = endOf(shown);
    if (now - start >= end) start = now;
    const time = Math.max(0, now - start);
    let index = 0;
    while (index + 1 < moments.length && moments[index + 1].start <= time) index += 1;
    if (index !== moment) goTo(index);
    playback = requestAnimationFrame(turn);
  };
  playback = requestAnimationFrame(turn);
}

by("frame-back").addEventListener("click", () => stepFilm(-1));
by("frame-on").addEventListener("click", () => stepFilm(1));
by("play").addEventListener("click", play);
by("moment").addEventListener("input", () => {
  stop();
  goTo(Number(by("moment").value));
});
