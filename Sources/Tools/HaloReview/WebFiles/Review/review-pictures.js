const isCatalogue = !report.sides;
const axes = [["scene", "Screen"], ["appearance", "Appearance"], ["contrast", "Contrast"],
  ["motion", "Motion"], ["direction", "Direction"], ["model", "Model"]];
const lookWords = { light: "Light", dark: "Dark", normal: "Normal contrast",
  high: "High contrast", full: "Full motion", reduced: "Reduced motion",
  ltr: "Left to right", rtl: "Right to left", pad: "iPad", catalyst: "Catalyst", tv: "TV",
  android: "Android", html: "HTML" };
const stateWords = { changed: "Changed", new: "New", gone: "Gone", same: "Same", shown: "" };
const signs = { changed: "≠", new: "+", gone: "−", same: "=", shown: "·" };
const wordOf = (look) => lookWords[look] ?? look;
const order = Object.keys(lookWords);
// By what is worst: what has changed most first, what is the same last.
const ranks = { changed: 2, gone: 1, new: 0, same: -2, shown: -2 };
const rank = (picture) => ranks[picture.state] + picture.share;
const byPath = (one, other) => one.path < other.path ? -1 : one.path > other.path ? 1 : 0;
const pictures = report.pictures;
pictures.sort((one, other) => rank(other) - rank(one) || byPath(one, other));
const valuesOf = (axis) => [...new Set(pictures.map((picture) => picture.looks[axis]))]
  .filter((value) => value != null)
  .sort((one, other) => axis === "scene" ? (one < other ? -1 : 1)
    : order.indexOf(one) - order.indexOf(other) || (one < other ? -1 : 1));
// Those by which pictures of one screen can be told apart.
const varying = axes.slice(1).filter(([axis]) => {
  const values = new Map();
  return pictures.some(({ looks }) => {
    const value = looks[axis] ?? "";
    if (!values.has(looks.scene)) values.set(looks.scene, value);
    return values.get(looks.scene) !== value;
  });
});
// What is as usual needs no words.
const usual = ["normal", "full", "ltr"];
const wordsOf = (looks) => looks.filter((look) => look != null && !usual.includes(look))
  .map(wordOf);
const looksOf = (picture) => wordsOf(varying.map(([axis]) => picture.looks[axis]));
const percent = (share) => {
  const value = share * 100;
  if (value === 0) return "0 %";
  if (value < 0.01) return "<0.01 %";
  return `${Number(value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0))} %`;
};
const amountOf = (picture) => picture.state === "changed" ? percent(picture.share)
  : picture.state === "same" && picture.share > 0 ? percent(picture.share) : "";
const fact = (picture, name) => {
  const found = picture.facts.find((fact) => fact.name === name);
  return found ? found.after ?? found.before : null;
};
