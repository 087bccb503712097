const lines = new Map();

function makeList() {
  lines.clear();
  let rule = null;
  by("list").replaceChildren(...seen.flatMap((finding) => {
    const kind = kindOf(finding);
    const name = `${kind} ${finding.rule}`;
    const heading = name === rule ? [] : [headingOf(finding)];
    rule = name;
    const button = make("button", { type: "button", "data-rule": finding.rule },
      make("span", { class: `sign is-${kind}`, text: signs[kind], "aria-hidden": "true" }),
      make("span", { class: "said-only", text: isAccepted(finding)
        ? "Accepted" : single[finding.severity] }),
      make("span", { class: "what", dir: "auto", text: finding.items[0] ?? "the screen" }),
      make("span", { class: "much", text: modelOf(screenOf(finding)) }),
      make("span", { class: "how", dir: "auto", text: [screenOf(finding).name,
        finding.others.length > 0 ? count(placesOf(finding), "place") : ""]
        .filter(Boolean).join(" · ") }));
    button.addEventListener("click", () => {
      setView("findings");
      show(finding);
    });
    lines.set(finding, button);
    return [...heading, make("li", {}, button)];
  }));
}

// The rule with the number of its findings of the same kind.
function headingOf(finding) {
  const same = seen.filter((other) => other.rule === finding.rule
    && kindOf(other) === kindOf(finding));
  return make("li", { class: "of-rule" }, make("code", { text: finding.rule }),
    make("b", { class: "badge", text: same.length }));
}

function step(count) {
  setView("findings");
  const place = seen.indexOf(shown) + count;
  if (place >= 0 && place < seen.length) show(seen[place]);
}
