function openKeys() {
  by("keys-act").checked = actsOnKeys;
  by("keys").showModal();
}

// A key of one letter may be said by mistake where somebody dictates (WCAG 2.2, 2.1.4).
let actsOnKeys = kept("halo-review-keys") !== "off";
by("keys-act").addEventListener("change", () => {
  actsOnKeys = by("keys-act").checked;
  keep("halo-review-keys", actsOnKeys ? "on" : "off");
});

// What the browser does with a key where the focus is.
function isTaken(key, target) {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (key === " ") return Boolean(target.closest("button, a, input"));
  return key.startsWith("Arrow") && Boolean(target.closest("input, .table, .scroll[tabindex]"));
}

// Each of the page's commands has its key or keys, words, and what it does; those of every page follow.
function listen(ofPage) {
  const names = { " ": "Space", ArrowDown: "↓", ArrowUp: "↑" };
  const commands = [...ofPage,
    ["/", "Filter", () => by("text").focus()],
    ["?", "This list", () => openKeys()],
  ];
  for (const [keys, words] of commands) {
    by("caps").append(
      make("dt", {}, ...[keys].flat().map((key) => make("kbd", { text: names[key] ?? key }))),
      make("dd", { text: words }));
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target;
    if (target instanceof HTMLInputElement && target.type === "search") {
      if (event.key === "Escape") by("main").focus();
      return;
    }
    if (isTaken(event.key, target)) return;
    const command = commands.find(([keys]) => [keys].flat().includes(event.key));
    if (!command || (!actsOnKeys && event.key !== "?")) return;
    event.preventDefault();
    command[2]();
  });
}

const onClick = (id, act) => by(id)?.addEventListener("click", act);
onClick("open-keys", openKeys);
onClick("previous", () => step(-1));
onClick("next", () => step(1));
