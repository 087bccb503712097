let shown = null;
// The index of the highlighted item of the shown finding.
let chosen = 0;
const stageCanvas = make("canvas", { role: "img" });

function show(finding) {
  stop();
  shown = finding;
  chosen = 0;
  moment = 0;
  markShown();
  showViews();
  by("main").scrollTop = 0;
  if (!finding) return;
  by("name").textContent = finding.title.replace(/\.$/, "");
  const severity = by("severity");
  severity.textContent = single[finding.severity] + (isAccepted(finding) ? ", accepted" : "");
  severity.className = `chip is-${kindOf(finding)}`;
  by("rule").textContent = finding.rule;
  by("where").textContent = whereOf(finding);
  by("why").textContent = finding.why;
  makePlaces(finding);
  by("accepted-why").hidden = !isAccepted(finding);
  by("accepted-why").textContent = isAccepted(finding) ? `Accepted: ${finding.reason}` : "";
  by("help").textContent = finding.help;
  tell(by("facts"), [["Source", finding.source], ["File", placeOf(finding)]]);
  tell(by("numbers"), numbersOf(screenOf(finding)).map(({ name, words }) => [name, words]));
  makeStage();
  tellFilm();
  say(`${seen.indexOf(finding) + 1} of ${seen.length}: ${severity.textContent}, `
    + `${by("name").textContent}, ${whereOf(finding)}`);
}

// The other places of the same problem.
function makePlaces(finding) {
  by("places").hidden = finding.others.length === 0;
  by("places").open = false;
  by("places-count").textContent = count(finding.others.length, "other place");
  by("places-list").replaceChildren(...finding.others.map(({ why, keys, line }) =>
    make("li", { dir: "auto" }, make("span", { text: why }),
      make("span", { class: "quiet", text: [keys, line == null ? "" : `line ${line}`]
        .filter(Boolean).join(" · ") }))));
}

function placeOf(finding) {
  const { file } = screenOf(finding);
  return file ? `${file}${finding.line == null ? "" : `:${finding.line}`}` : null;
}

function tell(list, entries) {
  list.replaceChildren(...entries.filter(([, value]) => value != null && value !== "")
    .flatMap(([name, value]) =>
      [make("dt", { text: name }), make("dd", { text: value, dir: "auto" })]));
}

function isOnPicture(place, sight) {
  if (!place) return false;
  const [x, y, width, height] = place;
  return x < sight.width && y < sight.height && x + width > 0 && y + height > 0;
}

async function makeStage() {
  const finding = shown, sight = report.sights[finding.sight];
  by("stage").replaceChildren(frameOf(stageCanvas, sight.width, sight.height));
  const numbered = finding.items.map((id, index) => ({ index, id, place: sight.places[id] }));
  const gone = (item) => isOnPicture(item.place, sight) ? null
    : make("span", { class: "quiet", text: item.place ? "out of sight" : "not on the picture" });
  by("legend").replaceChildren(...numbered.map((item) => {
    const button = make("button", { type: "button", "aria-pressed": String(item.index === chosen) },
      make("span", { class: "number", text: item.index + 1 }),
      make("span", { text: item.id, dir: "auto" }), gone(item));
    button.addEventListener("click", () => {
      chosen = item.index;
      [...by("legend").querySelectorAll("button")].forEach((button, index) =>
        press(button, index === chosen));
      drawOutlines();
    });
    return make("li", {}, button);
  }));
  by("legend").hidden = numbered.length === 0;
  stageCanvas.setAttribute("aria-label", [`${whereOf(finding)} at rest`, ...numbered
    .filter(({ place }) => isOnPicture(place, sight)).map(({ index, id }) =>
      `${index + 1}: ${id}`)].join("; "));
  if (!await paint(stageCanvas, sight.picture, 0) || finding !== shown) return;
  drawOutlines();
  by("stage").dataset.drawn = findings.indexOf(finding);
}

// Returns the part of a place that is on the picture, with room for its outline.
function clipped([x, y, width, height], sight) {
  const edge = 4;
  const [left, top] = [Math.max(edge, x), Math.max(edge, y)];
  const right = Math.min(sight.width - edge, x + width);
  const bottom = Math.min(sight.height - edge, y + height);
  return [left, top, Math.max(0, right - left), Math.max(0, bottom - top)];
}

// The chosen item last, so that it lies above the others.
function drawOutlines() {
  const frame = by("stage").querySelector(".frame");
  const sight = report.sights[shown.sight];
  for (const old of frame.querySelectorAll(".marks, .number")) old.remove();
  const items = shown.items.map((id, index) => ({ index, place: sight.places[id] }))
    .filter(({ place }) => isOnPicture(place, sight))
    .map(({ index, place }) => ({ index, place: clipped(place, sight) }))
    .sort((one, other) => (one.index === chosen) - (other.index === chosen));
  const others = shown.others.flatMap(({ items }) => items)
    .filter((id) => !shown.items.includes(id) && isOnPicture(sight.places[id], sight))
    .map((id) => clipped(sight.places[id], sight));
  if (others.length > 0) frame.append(outlines(sight.width, sight.height, others, 3, () => "other"));
  frame.append(outlines(sight.width, sight.height, items.map(({ place }) => place), 3,
    (index) => items[index].index === chosen ? "loud" : ""));
  // No two numbers at one place: each takes the first corner that is free.
  const room = 24 * sight.width / Math.max(1, frame.clientWidth), taken = [];
  for (const { index, place: [x, y, width, height] } of [...items].reverse()) {
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
      .map(([x, y]) => [Math.max(room / 2, Math.min(sight.width - room / 2, x)),
        Math.max(room / 2, Math.min(sight.height - room / 2, y))]);
    const corner = corners.find(([x, y]) =>
      !taken.some(([a, b]) => Math.hypot(a - x, b - y) < room)) ?? corners[0];
    taken.push(corner);
    const number = make("span", { class: `number${index === chosen ? " loud" : ""}`,
      text: index + 1, "aria-hidden": "true" });
    number.style.left = `${100 * corner[0] / sight.width}%`;
    number.style.top = `${100 * corner[1] / sight.height}%`;
    frame.append(number);
  }
}
