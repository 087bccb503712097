const axes = [["screen", "Screen", (finding) => screenOf(finding).name],
  ["model", "Model", (finding) => modelOf(screenOf(finding))],
  ["rule", "Rule", (finding) => finding.rule]];
const filter = { text: "", severities: new Set(), accepted: false, values: {} };
const searched = new Map(findings.map((finding) => [finding, [finding.rule, finding.title,
  finding.severity, whereOf(finding), finding.why, finding.help, finding.source, finding.keys,
  finding.reason ?? "", ...finding.items,
  ...finding.others.flatMap(({ items }) => items)].join("\n").toLowerCase()]));
const isAmong = (finding) =>
  filter.text.split(/\s+/).every((word) => searched.get(finding).includes(word))
  && axes.every(([axis, , of]) => filter.values[axis] == null
    || of(finding) === filter.values[axis]);
// Those that are accepted come to the others when they are asked for.
const isOfKind = (finding) => isAccepted(finding) ? filter.accepted
  : filter.severities.size === 0 || filter.severities.has(finding.severity);
let seen = findings;
const selects = new Map();

function makeFilters() {
  for (const kind of [...severities, "accepted"]) {
    if (!findings.some((finding) => kindOf(finding) === kind)) continue;
    const button = make("button", { type: "button", "aria-pressed": "false",
      "data-kind": kind }, `${plural[kind]} `, make("b"));
    button.addEventListener("click", () => {
      if (kind === "accepted") filter.accepted = !filter.accepted;
      else if (!filter.severities.delete(kind)) filter.severities.add(kind);
      press(button, kind === "accepted" ? filter.accepted : filter.severities.has(kind));
      refilter();
    });
    by("severities").append(button);
  }
  for (const [axis, name, of] of axes) {
    const values = [...new Set(findings.map(of))].filter(Boolean);
    if (values.length < 2) continue;
    const select = make("select", { "data-axis": axis }, make("option", { value: "",
      text: "All" }), ...values.map((value, index) =>
      make("option", { value: index, text: value })));
    select.addEventListener("change", () => {
      if (select.value === "") delete filter.values[axis];
      else filter.values[axis] = values[Number(select.value)];
      refilter();
    });
    selects.set(axis, { select, values });
    by("selects").append(make("label", {}, name, select));
  }
  by("text").addEventListener("input", () => {
    filter.text = by("text").value.trim().toLowerCase();
    refilter();
  });
}

// As if it was chosen.
function choose(axis, value) {
  const entry = selects.get(axis);
  if (!entry) return;
  const index = entry.values.indexOf(value);
  if (index < 0) return;
  entry.select.value = String(index);
  entry.select.dispatchEvent(new Event("change"));
}

function refilter() {
  seen = findings.filter((finding) => isAmong(finding) && isOfKind(finding));
  for (const button of by("severities").children) {
    button.querySelector("b").textContent = findings.filter((finding) =>
      kindOf(finding) === button.dataset.kind && isAmong(finding)).length;
  }
  by("count").textContent = seen.length === findings.length
    ? count(seen.length, "finding") : `${seen.length} of ${count(findings.length, "finding")}`;
  makeList();
  if (seen.includes(shown)) markShown();
  else show(seen[0] ?? null);
}
