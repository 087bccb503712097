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
