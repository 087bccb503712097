extension AuditPage {
  /// The finding that is looked at, on its screen.
  static let showing = #"""
    let shown = null;
    // Which of its items is loud.
    let chosen = 0;
    const stageCanvas = make("canvas", { role: "img" });
    const filmCanvas = make("canvas", { role: "img" });

    function frameOf(canvas, width, height) {
      const frame = make("div", { class: "frame" }, canvas);
      for (const [name, value] of [["w", width], ["h", height], ["cw", width], ["ch", height]]) {
        frame.style.setProperty(`--${name}`, value);
      }
      return make("div", { class: "scroll" }, frame);
    }

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
      by("accepted-why").hidden = !isAccepted(finding);
      by("accepted-why").textContent = isAccepted(finding) ? `Accepted: ${finding.reason}` : "";
      by("help").textContent = finding.help;
      tell(by("facts"), [["Source", finding.source], ["File", placeOf(finding)]]);
      tell(by("numbers"), numbersOf(screenOf(finding)).map(({ name, words }) => [name, words]));
      makeStage();
      makeFilm();
      say(`${seen.indexOf(finding) + 1} of ${seen.length}: ${severity.textContent}, `
        + `${by("name").textContent}, ${whereOf(finding)}`);
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

    // What of a place is on the picture, with room for its outline.
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
    """#

  /// The keys that show it, moment by moment.
  static let filming = #"""
    const filmOf = (finding) => report.films[finding.film];
    const momentsOf = (finding) => filmOf(finding)?.frames ?? [];
    const endOf = (finding) => filmOf(finding).duration;

    function makeFilm() {
      const film = filmOf(shown);
      by("film").hidden = by("screening").hidden = !film;
      by("below").classList.toggle("still", !film);
      by("chords").replaceChildren(
        ...film ? film.keys.map((key) => make("kbd", { text: key })) : runs(shown.keys));
      by("chords").hidden = by("chords").children.length === 0;
      if (!film) {
        by("caption").textContent = shown.keys ? "There is no film of these keys: they are too many."
          : "No film: it is seen without a key being pressed.";
        return;
      }
      const { width, height } = film.frames[0].picture;
      by("screening").replaceChildren(frameOf(filmCanvas, width, height));
      tick(film.frames.map((frame, index) =>
        index > 0 && frame.key !== film.frames[index - 1].key ? "differs" : null));
      tellMoment();
      draw();
    }

    // The same key again and again is told once.
    function runs(keys) {
      const runs = [];
      for (const key of keys.split(/\s+/).filter(Boolean)) {
        if (runs.at(-1)?.key === key) runs.at(-1).count += 1;
        else runs.push({ key, count: 1 });
      }
      return runs.map(({ key, count }) =>
        make("span", {}, make("kbd", { text: key }), count > 1 ? ` × ${count}` : null));
    }

    // What the keys have done by now, in words.
    function captionOf(film, index) {
      const { key, focus } = film.frames[index];
      const name = (focus) => focus ?? "nothing";
      if (key == null) return [["At first: "], [name(focus), true], [" has the focus"]];
      const before = film.frames.findLast((frame) => (frame.key ?? -1) < key);
      return before.focus === focus
        ? [[`${film.keys[key]}: the focus stays on `], [name(focus), true]]
        : [[`${film.keys[key]}: the focus goes from `], [name(before.focus), true], [" to "],
          [name(focus), true]];
    }

    function tellMoment() {
      const film = filmOf(shown), frame = film.frames[moment];
      const parts = captionOf(film, moment);
      by("caption").replaceChildren(...parts.map(([words, isName]) =>
        isName ? make("b", { text: words }) : words));
      const words = parts.map(([words]) => words).join("");
      const time = frame.key == null ? "At rest"
        : `${milliseconds(Math.round(frame.time * 1000))}${frame.isAtRest ? ", at rest" : ""}`;
      by("time").textContent = `${time} · ${moment + 1}/${film.frames.length}`;
      by("moment").value = moment;
      by("moment").setAttribute("aria-valuetext",
        `${time}, moment ${moment + 1} of ${film.frames.length}. ${words}`);
      filmCanvas.setAttribute("aria-label", `${whereOf(shown)}, ${time}. ${words}`);
      [...by("chords").children].forEach((cap, index) =>
        cap.classList.toggle("now", index === frame.key));
    }

    async function draw() {
      const finding = shown, at = moment;
      if (!await paint(filmCanvas, filmOf(finding).frames[at].picture, 0)) return;
      if (finding !== shown) return;
      // Who steps through it wants to see it.
      if (at > 0) by("film-card").scrollIntoView({ block: "nearest" });
      by("film").dataset.drawn = at;
    }
    """#
}
