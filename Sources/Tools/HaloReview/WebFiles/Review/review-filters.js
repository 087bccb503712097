const filter = { text: "", states: new Set(), looks: {} };
const searched = new Map(pictures.map((picture) => [picture, [picture.path, picture.looks.scene,
  stateWords[picture.state], ...looksOf(picture), picture.difference,
  ...picture.facts.flatMap((fact) => [fact.before, fact.after]),
  ...picture.findings.flatMap((finding) => [finding.rule, finding.severity, finding.why,
    ...finding.items])].filter(Boolean).join("\n").toLowerCase()]));
const isIn = (picture) =>
  filter.text.split(/\s+/).every((word) => searched.get(picture).includes(word))
  && (filter.states.size === 0 || filter.states.has(picture.state))
  && Object.entries(filter.looks).every(([axis, value]) => picture.looks[axis] === value);
let seen = pictures;

function makeFilters() {
  for (const state of ["changed", "new", "gone", "same"]) {
    const count = pictures.filter((picture) => picture.state === state).length;
    if (isCatalogue || count === 0) continue;
    const button = make("button", { type: "button", "aria-pressed": "false",
      "data-state": state }, `${stateWords[state]} `, make("b", { text: count }));
    button.addEventListener("click", () => {
      if (!filter.states.delete(state)) filter.states.add(state);
      press(button, filter.states.has(state));
      refilter();
    });
    by("states").append(button);
  }
  for (const [axis, name] of axes) {
    const values = valuesOf(axis);
    if (values.length < 2) continue;
    const select = make("select", { "data-axis": axis }, make("option", { value: "",
      text: "All" }), ...values.map((value, index) =>
      make("option", { value: index, text: axis === "scene" ? value : wordOf(value) })));
    select.addEventListener("change", () => {
      if (select.value === "") delete filter.looks[axis];
      else filter.looks[axis] = values[Number(select.value)];
      refilter();
    });
    by("selects").append(make("label", {}, name, select));
  }
  by("text").addEventListener("input", () => {
    filter.text = by("text").value.trim().toLowerCase();
    refilter();
  });
}

function refilter() {
  seen = pictures.filter(isIn);
  by("count").textContent = seen.length === pictures.length
    ? `${seen.length} picture${seen.length === 1 ? "" : "s"}`
    : `${seen.length} of ${pictures.length} pictures`;
  makeList();
  makeMatrix();
  if (seen.includes(shown)) markShown();
  else show(seen[0] ?? null);
}
