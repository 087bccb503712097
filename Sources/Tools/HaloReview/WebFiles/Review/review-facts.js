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
