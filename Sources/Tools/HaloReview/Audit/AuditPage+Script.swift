extension AuditPage {
  /// All that the page does.
  static let script = HTMLReport.script([
    reading, filtering, listing, showing, filming, tabulating, keys,
  ])

  /// What is in the page, and words for it.
  private static let reading = #"""
    const modelWords = { pad: "iPad", catalyst: "Catalyst", tv: "TV", android: "Android",
      html: "HTML" };
    const severities = ["error", "warning", "note"];
    const plural = { error: "Errors", warning: "Warnings", note: "Notes", accepted: "Accepted" };
    const single = { error: "Error", warning: "Warning", note: "Note" };
    const signs = { error: "!", warning: "▲", note: "i", accepted: "✓" };
    const modelOf = (screen) => modelWords[screen.model] ?? screen.model;
    const screenOf = (finding) => report.screens[finding.screen];
    const whereOf = (finding) =>
      [screenOf(finding).name, modelOf(screenOf(finding))].filter(Boolean).join(" · ");
    const isAccepted = (finding) => finding.reason != null;
    const kindOf = (finding) => isAccepted(finding) ? "accepted" : finding.severity;
    const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
    const percent = (share) => `${Math.floor(share * 100)} %`;
    const decimal = (value) => String(Number(value.toFixed(1)));
    // The worst first; a sort keeps the order of equals.
    const findings = [...report.findings].sort((one, other) =>
      isAccepted(one) - isAccepted(other)
      || severities.indexOf(one.severity) - severities.indexOf(other.severity));
    """#

  /// What is seen of all findings.
  private static let filtering = #"""
    const axes = [["screen", "Screen", (finding) => screenOf(finding).name],
      ["model", "Model", (finding) => modelOf(screenOf(finding))],
      ["rule", "Rule", (finding) => finding.rule]];
    const filter = { text: "", severities: new Set(), accepted: false, values: {} };
    const searched = new Map(findings.map((finding) => [finding, [finding.rule, finding.title,
      finding.severity, whereOf(finding), finding.why, finding.help, finding.source, finding.keys,
      finding.reason ?? "", ...finding.items].join("\n").toLowerCase()]));
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
    """#

  /// One line a finding.
  private static let listing = #"""
    const lines = new Map();

    function makeList() {
      lines.clear();
      by("list").replaceChildren(...seen.map((finding) => {
        const kind = kindOf(finding);
        const button = make("button", { type: "button" },
          make("span", { class: `sign is-${kind}`, text: signs[kind], "aria-hidden": "true" }),
          make("span", { class: "said-only", text: isAccepted(finding)
            ? "Accepted" : single[finding.severity] }),
          make("span", { class: "what", text: finding.rule }),
          make("span", { class: "much", text: modelOf(screenOf(finding)) }),
          make("span", { class: "how", dir: "auto",
            text: [finding.items[0], screenOf(finding).name].filter(Boolean).join(" · ") }));
        button.addEventListener("click", () => {
          setView("findings");
          show(finding);
        });
        lines.set(finding, button);
        return make("li", {}, button);
      }));
    }

    function step(count) {
      setView("findings");
      const place = seen.indexOf(shown) + count;
      if (place >= 0 && place < seen.length) show(seen[place]);
    }
    """#
}
