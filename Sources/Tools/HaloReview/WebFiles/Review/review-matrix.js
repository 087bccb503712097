let view = "picture";
let isWorstFirst = true;

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    watch.unobserve(target);
    drawSmall(target, target.picture);
  }
}, { rootMargin: "200px" });

async function drawSmall(canvas, picture) {
  const stored = picture.after ?? picture.before;
  const large = make("canvas");
  const last = picture.moments.length > 1 ? worstMoment(picture) : 0;
  if (!await paint(large, stored, frameAt(stored, picture.moments[last].start))) return;
  canvas.width = 264;
  canvas.height = Math.max(1, Math.round(264 * stored.height / stored.width));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(large, 0, 0, canvas.width, canvas.height);
}

const worstMoment = (picture) => picture.moments.reduce((worst, moment, index) =>
  moment.share > picture.moments[worst].share ? index : worst, 0);

function makeMatrix() {
  if (view !== "matrix") return;
  const rows = new Map(), columns = new Map();
  for (const picture of seen) {
    const column = JSON.stringify(varying.map(([axis]) => picture.looks[axis] ?? null));
    const row = rows.get(picture.looks.scene) ?? new Map();
    rows.set(picture.looks.scene, row);
    row.set(column, [...row.get(column) ?? [], picture]);
    columns.set(column, [...columns.get(column) ?? [], picture]);
  }
  const worst = (pictures) => Math.max(...pictures.map(rank));
  const places = (column) => JSON.parse(column).map((look) => order.indexOf(look));
  const inOrder = (one, other) => {
    const [a, b] = [places(one), places(other)];
    const place = a.findIndex((value, index) => value !== b[index]);
    return place < 0 ? 0 : a[place] - b[place];
  };
  const first = (one, other) => isWorstFirst && !isCatalogue ? other - one : 0;
  const heads = [...columns].sort(([a, one], [b, other]) =>
    first(worst(one), worst(other)) || inOrder(a, b)).map(([column]) => column);
  const lines = [...rows].sort(([a, one], [b, other]) =>
    first(worst([...one.values()].flat()), worst([...other.values()].flat()))
    || (a < b ? -1 : a > b ? 1 : 0));
  const words = (column) => wordsOf(JSON.parse(column));
  const table = make("table", {}, make("caption", { class: "said-only",
    text: "Screens by how they look; each cell leads to its picture" }));
  table.append(make("thead", {}, make("tr", {}, make("th", { scope: "col", text: "Screen" }),
    ...heads.map((head) => make("th", { scope: "col" }, ...words(head).length > 0
      ? words(head).map((word) => make("span", { text: word })) : ["As usual"])))));
  const body = make("tbody");
  for (const [scene, row] of lines) {
    body.append(make("tr", {}, make("th", { scope: "row", text: scene, dir: "auto" }),
      ...heads.map((head) => row.has(head) ? cell(row.get(head), words(head))
        : make("td", { class: "none" }, make("span", { "aria-hidden": "true", text: "–" }),
          make("span", { class: "said-only", text: "none" })))));
  }
  table.append(body);
  by("table").replaceChildren(table);
  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  by("matrix-words").textContent =
    `${count(rows.size, "screen")} in ${count(columns.size, "look")}`;
}

function cell(pictures, looks) {
  const [picture] = [...pictures].sort((one, other) => rank(other) - rank(one));
  const more = pictures.length > 1 ? `, ${pictures.length} pictures` : "";
  const name = [picture.looks.scene, ...looks].join(", ");
  const state = [stateWords[picture.state], amountOf(picture)].filter(Boolean).join(" ");
  const small = make("canvas", { "aria-hidden": "true", width: 264, height: 165 });
  small.picture = picture;
  watch.observe(small);
  const button = make("button", { type: "button", class: `is-${picture.state}`,
    "aria-label": `${name}${state ? `: ${state}` : ""}${more}` }, small,
    isCatalogue && pictures.length === 1 ? null
      : make("span", { class: "amounts" }, make("b", { text: stateWords[picture.state] }),
        make("span", { text: amountOf(picture)
          + (pictures.length > 1 ? ` (${pictures.length})` : "") })));
  button.addEventListener("click", () => {
    setView("picture");
    show(picture);
    by("main").focus();
  });
  return make("td", {}, button);
}

function setView(name) {
  view = name;
  press(by("view-picture"), view === "picture");
  press(by("view-matrix"), view === "matrix");
  by("view-of-matrix").hidden = view !== "matrix";
  by("view-of-picture").hidden = view !== "picture" || !shown;
  by("empty").hidden = view !== "picture" || Boolean(shown);
  stop();
  makeMatrix();
}
