extension ReviewPage {
  /// What is known of a picture.
  static let knowing = #"""
    function valueOf(fact) {
      const value = (text) => fact.name === "Keys" ? caps(text) : text;
      if (fact.before == null || fact.after == null || fact.before === fact.after) {
        const both = fact.after ?? fact.before;
        const isOne = sidesOf(shown).length === 2 && fact.before !== fact.after;
        return [value(both), isOne
          ? make("span", { class: "was", text: fact.after == null ? "only before" : "only after" })
          : null];
      }
      return [value(fact.after), make("span", { class: "was" }, "before: ", value(fact.before))];
    }

    function makeKnown(picture) {
      const known = by("known");
      known.replaceChildren();
      if (picture.facts.length > 0) {
        const list = make("dl", { class: "facts" });
        for (const fact of picture.facts) {
          list.append(make("dt", { text: fact.name, dir: "auto" }),
            make("dd", { dir: "auto" }, ...valueOf(fact).filter((part) => part != null)));
        }
        known.append(make("section", { class: "card", "aria-label": "What is known" },
          make("h3", { text: "What is known" }), list));
      }
      if (picture.findings.length > 0) {
        const list = make("ul", { class: "findings" });
        for (const finding of picture.findings) {
          const quiet = (text) => text ? make("p", { class: "quiet", text }) : null;
          const place = finding.source
            ? `${finding.source}${finding.line == null ? "" : `:${finding.line}`}` : "";
          list.append(make("li", { class: finding.severity },
            make("p", {}, make("span", { class: "rule", text: finding.rule }),
              ` · ${finding.severity}`),
            finding.why ? make("p", { text: finding.why }) : null,
            quiet(finding.items.join(", ")),
            finding.keys ? make("p", {}, caps(finding.keys)) : null,
            quiet(finding.help), quiet(place)));
        }
        const count = picture.findings.length;
        known.append(make("section", { class: "card", "aria-label": "Findings" },
          make("h3", { text: `${count} finding${count === 1 ? "" : "s"} of the audit` }), list));
      }
      known.append(make("section", { class: "card", "aria-label": "File" },
        make("h3", { text: "File" }), fileFacts(picture)));
    }

    function fileFacts(picture) {
      const list = make("dl", { class: "facts" });
      const add = (name, value) =>
        list.append(make("dt", { text: name }), make("dd", { text: value, dir: "auto" }));
      add("Path", picture.path);
      const sizes = sidesOf(picture).map((side) =>
        `${picture[side].width} × ${picture[side].height}`);
      add("Pixels", [...new Set(sizes)].join(" → "));
      if (picture.moments.length > 1) {
        add("Film", sidesOf(picture).map((side) =>
          `${picture[side].frames.length} frames, ${milliseconds(picture[side].duration)}`)
          .filter((words, index, all) => all.indexOf(words) === index).join(" → "));
      }
      return list;
    }
    """#

  /// Screens by looks.
  static let tabulating = #"""
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
    """#
}
