extension ReviewPage {
  /// All that the page does.
  static let script = HTMLReport.script([
    reading, filtering, listing, showing, comparing, playing, knowing, tabulating, deciding, keys,
  ])

  /// What is in the page, and words for it.
  private static let reading = #"""
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
    """#

  /// What is seen of all pictures.
  private static let filtering = #"""
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
    """#

  /// One line a picture.
  private static let listing = #"""
    const lines = new Map();

    function makeList() {
      lines.clear();
      by("list").replaceChildren(...seen.map((picture) => {
        const button = make("button", { type: "button" },
          make("span", { class: `sign is-${picture.state}`, text: signs[picture.state],
            "aria-hidden": "true" }),
          make("span", { class: "what", text: picture.looks.scene, dir: "auto" }),
          make("span", { class: "much", text: amountOf(picture) }),
          make("span", { class: "how", text: looksOf(picture).join(" · ") || picture.path }),
          make("span", { class: "decided" }),
          make("span", { class: "said-only", text: stateWords[picture.state] }));
        button.addEventListener("click", () => show(picture));
        lines.set(picture, button);
        markDecision(picture);
        return make("li", {}, button);
      }));
    }

    function step(by) {
      const place = seen.indexOf(shown) + by;
      if (place >= 0 && place < seen.length) show(seen[place]);
    }
    """#
}
