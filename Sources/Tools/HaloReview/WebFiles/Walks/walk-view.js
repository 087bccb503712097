const moments = { before: make("canvas", { role: "img" }), after: make("canvas", { role: "img" }) };

function show(walk) {
  stop();
  shown = walk;
  moment = 0;
  markShown();
  by("view-of-walk").hidden = !walk;
  by("empty").hidden = Boolean(walk);
  by("main").scrollTop = 0;
  if (!walk) return;
  by("name").textContent = walk.file;
  by("state").textContent = single[walk.state];
  by("state").className = `chip ${looks[walk.state]}`;
  by("where").textContent = walk.skipped ?? (walk.steps.length > 0
    ? count(walk.steps.length, "step") : "");
  by("mistakes").replaceChildren(...walk.mistakes.map((text) => make("li", { text, dir: "auto" })));
  by("mistakes").hidden = walk.mistakes.length === 0;
  tellFailure();
  makeStage();
  by("film-card").hidden = !makeFilm();
  makeSteps();
  say(`${seen.indexOf(walk) + 1} of ${seen.length}: ${single[walk.state]}, ${walk.file}`);
}

// The first failing step; the others are in the list of steps.
function tellFailure() {
  const step = failedStepOf(shown);
  by("failure").hidden = !step;
  if (!step) return by("failure").replaceChildren();
  const { expected, actual, why } = step.failure;
  const place = step.line == null ? wordsOf(step) : `${wordsOf(step)}, line ${step.line}`;
  by("failure").replaceChildren(...[["Failed", place], ["Expected", expected], ["Found", actual],
    ["Why", why]].filter(([, value]) => value != null).flatMap(([name, value]) =>
    [make("dt", { text: name }), make("dd", { text: value, dir: "auto" })]));
}

async function makeStage() {
  const walk = shown, step = failedStepOf(walk);
  by("stage").hidden = !walk.before;
  if (!walk.before) return by("stage").replaceChildren();
  const words = { before: `Before step ${step.number}`, after: `After step ${step.number}` };
  by("stage").replaceChildren(...Object.keys(words).map((name) => {
    const { width, height } = walk[name];
    moments[name].setAttribute("aria-label", `${walk.file}: ${words[name].toLowerCase()}`);
    return make("figure", { class: "pane" }, make("figcaption", { text: words[name] }),
      frameOf(moments[name], width, height));
  }));
  const done = await Promise.all(Object.keys(words).map((name) =>
    paint(moments[name], walk[name], 0)));
  if (done.every(Boolean) && walk === shown) by("stage").dataset.drawn = walks.indexOf(walk);
}

function makeSteps() {
  by("steps-card").hidden = shown.steps.length === 0;
  by("steps").replaceChildren(...shown.steps.map((step) => {
    const state = step.failure ? "failed" : "passed";
    return make("li", { class: state },
      make("span", { class: `sign ${looks[state]}`, text: signs[state], "aria-hidden": "true" }),
      make("span", { class: "said-only", text: single[state] }),
      make("span", { class: "what", dir: "auto" }, `${step.number}. ${step.name}`,
        make("span", { class: "quiet", text: ` → ${step.focus ?? "nothing focused"}` })),
      make("span", { class: "much", text: step.line == null ? null : `line ${step.line}` }),
      step.failure ? make("p", { class: "how", text: step.failure.problem, dir: "auto" }) : null,
      step.failure?.why
        ? make("p", { class: "how quiet", text: step.failure.why, dir: "auto" }) : null);
  }));
}
