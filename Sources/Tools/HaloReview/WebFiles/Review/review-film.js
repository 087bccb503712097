const momentsOf = (picture) => picture.moments;
const endOf = (picture) => Math.max(...sidesOf(picture).map((side) => picture[side].duration));

function makeFilm(picture) {
  const isFilm = picture.moments.length > 1;
  by("film").hidden = !isFilm;
  if (!isFilm) return;
  tick(picture.moments.map((moment) => moment.share > 0 ? "differs" : null));
  tellMoment();
}

function tellMoment() {
  const { start, share } = shown.moments[moment];
  const words = `${milliseconds(start)} of ${milliseconds(endOf(shown))}`;
  by("moment").value = moment;
  by("moment").setAttribute("aria-valuetext", `${words}, moment ${moment + 1} of `
    + `${shown.moments.length}${share > 0 ? `, ${percent(share)} differ` : ""}`);
  by("time").textContent = `${words} · ${moment + 1}/${shown.moments.length}`;
}
