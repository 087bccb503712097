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
