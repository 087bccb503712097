const states = ["failed", "error", "passed", "skipped"];
const plural = { failed: "Failed", error: "Errors", passed: "Passed", skipped: "Skipped" };
const single = { failed: "Failed", error: "Error", passed: "Passed", skipped: "Skipped" };
const signs = { failed: "✗", error: "!", passed: "✓", skipped: "–" };
const looks = { failed: "is-gone", error: "is-changed", passed: "is-new", skipped: "is-same" };
const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
const whereOf = (walk) => walk.file;
const filmOf = (walk) => walk.film;
const failedStepOf = (walk) => walk.steps.find((step) => step.failure);
const wordsOf = (step) => `Step ${step.number} (${step.name})`;
// Returns the first problem of a walk or the reason why it was skipped; null if it passed.
function problemOf(walk) {
  const step = failedStepOf(walk);
  return walk.mistakes[0] ?? walk.skipped
    ?? (step ? `${wordsOf(step)}: ${step.failure.problem}` : null);
}
// The worst first; a sort keeps the order of equals.
const walks = [...report.walks].sort((one, other) =>
  states.indexOf(one.state) - states.indexOf(other.state));
let shown = null;
let seen = walks;
const lines = new Map();

const filter = { text: "", states: new Set() };
const searched = new Map(walks.map((walk) => [walk, [walk.file, walk.skipped ?? "",
  ...walk.mistakes, ...walk.steps.flatMap((step) => [step.name, step.focus ?? "",
    step.failure?.problem ?? "", step.failure?.why ?? ""])].join("\n").toLowerCase()]));
const isAmong = (walk) =>
  filter.text.split(/\s+/).every((word) => searched.get(walk).includes(word));

function makeFilters() {
  for (const state of states) {
    if (!walks.some((walk) => walk.state === state)) continue;
    const button = make("button", { type: "button", "aria-pressed": "false",
      "data-state": state }, `${plural[state]} `, make("b"));
    button.addEventListener("click", () => {
      if (!filter.states.delete(state)) filter.states.add(state);
      press(button, filter.states.has(state));
      refilter();
    });
    by("states").append(button);
  }
  by("text").addEventListener("input", () => {
    filter.text = by("text").value.trim().toLowerCase();
    refilter();
  });
}

function refilter() {
  seen = walks.filter((walk) => isAmong(walk)
    && (filter.states.size === 0 || filter.states.has(walk.state)));
  for (const button of by("states").children) {
    button.querySelector("b").textContent = walks.filter((walk) =>
      walk.state === button.dataset.state && isAmong(walk)).length;
  }
  by("count").textContent = seen.length === walks.length
    ? count(seen.length, "walk") : `${seen.length} of ${count(walks.length, "walk")}`;
  makeList();
  if (seen.includes(shown)) markShown();
  else show(seen[0] ?? null);
}

function makeList() {
  lines.clear();
  by("list").replaceChildren(...seen.map((walk) => {
    const button = make("button", { type: "button" },
      make("span", { class: `sign ${looks[walk.state]}`, text: signs[walk.state],
        "aria-hidden": "true" }),
      make("span", { class: "said-only", text: single[walk.state] }),
      make("span", { class: "what", dir: "auto", text: walk.file }),
      make("span", { class: "much", text: walk.steps.length > 0
        ? count(walk.steps.length, "step") : null }),
      make("span", { class: "how", dir: "auto", text: problemOf(walk) }));
    button.addEventListener("click", () => show(walk));
    lines.set(walk, button);
    return make("li", {}, button);
  }));
}

function step(count) {
  const place = seen.indexOf(shown) + count;
  if (place >= 0 && place < seen.length) show(seen[place]);
}
