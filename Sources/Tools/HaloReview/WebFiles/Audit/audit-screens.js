let view = "findings";

const pressesOf = (presses) => presses ? `${decimal(presses.mean)} / ${presses.most}` : "–";

function numbersOf({ metrics }) {
  return [
    { name: "Items", words: String(metrics.items) },
    { name: "Reached", words: percent(metrics.reach), isBad: metrics.reach < 1 },
    { name: "Arrows, mean / most", words: pressesOf(metrics.arrows) },
    { name: "Tab, mean / most", words: pressesOf(metrics.tab) },
    { name: "Diameter", words: metrics.diameter == null ? "–" : String(metrics.diameter) },
    { name: "Lead back", words: percent(metrics.symmetric) },
    { name: "Dead ends", words: String(metrics.deadEnds) },
  ];
}

function makeTable() {
  const heads = ["Screen", "Model", ...[...severities, "accepted"].map((kind) => plural[kind]),
    ...numbersOf(report.screens[0] ?? { metrics: {} }).map(({ name }) => name)];
  const isOf = (index, kind) => (finding) => finding.screen === index && kindOf(finding) === kind;
  const body = make("tbody", {}, ...report.screens.map((screen, index) => {
    const button = make("button", { type: "button", text: screen.name, dir: "auto" });
    button.addEventListener("click", () => {
      choose("screen", screen.name);
      choose("model", modelOf(screen));
      setView("findings");
      by("main").focus();
    });
    return make("tr", {}, make("th", { scope: "row" }, button),
      make("td", { class: "words", text: modelOf(screen) }),
      ...[...severities, "accepted"].map((kind) => {
        const number = findings.filter(isOf(index, kind)).length;
        return make("td", { class: number === 0 ? "zero" : kind === "error" ? "bad" : null,
          text: number });
      }),
      ...numbersOf(screen).map(({ words, isBad }) =>
        make("td", { class: isBad ? "bad" : null, text: words })));
  }));
  by("table").replaceChildren(make("table", {},
    make("caption", { class: "said-only",
      text: "Numbers of each screen; its name leads to its findings" }),
    make("thead", {}, make("tr", {}, ...heads.map((head, index) =>
      make("th", { scope: "col", class: index === 1 ? "words" : null, text: head })))), body));
  const names = new Set(report.screens.map(({ name }) => name));
  by("screens-words").textContent = `${count(names.size, "screen")}, `
    + `${count(report.screens.length, "audit")}. Arrows and Tab: presses to an item.`;
}

function showViews() {
  press(by("view-findings"), view === "findings");
  press(by("view-screens"), view === "screens");
  by("view-of-screens").hidden = view !== "screens";
  by("view-of-finding").hidden = view !== "findings" || !shown;
  by("empty").hidden = view !== "findings" || Boolean(shown);
  by("empty").textContent = findings.some((finding) => !isAccepted(finding))
    ? "No finding matches. Remove a filter to see more."
    : findings.length > 0 ? "All findings are accepted." : "Nothing was found.";
}

function setView(name) {
  if (name === view) return;
  view = name;
  stop();
  showViews();
  if (view === "findings" && shown) drawOutlines();
}
