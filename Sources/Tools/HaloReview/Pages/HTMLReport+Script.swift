extension HTMLReport {
  /// A script of these parts, in one function, so that nothing of it is seen outside.
  ///
  /// The parts have `shown`, the list's entries `seen` and their buttons `lines`, `momentsOf(_:)`,
  /// `endOf(_:)`, `tellMoment()` and `draw()`, and say what keys do by `listen(commands)`.
  static func script(_ parts: [String]) -> String {
    (["(() => {\n\"use strict\";", making, pixels, playing, acting] + parts
      + ["document.documentElement.dataset.ready = \"true\";\n})();"]).joined(separator: "\n")
  }

  /// What is in the page, and how more comes into it.
  private static let making = #"""
    const by = (id) => document.getElementById(id);
    const report = JSON.parse(by("report").textContent);
    function make(tag, attributes = {}, ...children) {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (value == null || value === false) continue;
        if (name === "text") node.textContent = value;
        else node.setAttribute(name, value === true ? "" : value);
      }
      node.append(...children.filter((child) => child != null));
      return node;
    }
    // In the list: which entry is shown, and whether there are others before and after it.
    function markShown() {
      for (const [entry, button] of lines) {
        if (entry === shown) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      }
      lines.get(shown)?.scrollIntoView({ block: "nearest" });
      const place = seen.indexOf(shown);
      by("previous").disabled = place <= 0;
      by("next").disabled = place < 0 || place >= seen.length - 1;
    }
    const press = (button, isPressed) => button.setAttribute("aria-pressed", isPressed);
    const say = (words) => { by("said").textContent = words; };
    // Kept from visit to visit where the browser allows it.
    function keep(name, value) {
      try { localStorage.setItem(name, value); } catch { /* Only until the page is closed. */ }
    }
    function kept(name) {
      try { return localStorage.getItem(name); } catch { return null; }
    }
    const milliseconds = (time) => `${Number(time.toFixed(1))} ms`;
    function caps(text) {
      const row = make("span", { class: "chords" });
      for (const key of text.split(/\s+/).filter(Boolean)) row.append(make("kbd", { text: key }));
      return row;
    }

    // Around boxes of a picture of this size, to be laid over it.
    function outlines(width, height, boxes, room = 4, nameOf = () => "") {
      const space = "http://www.w3.org/2000/svg";
      const svg = document.createElementNS(space, "svg");
      svg.setAttribute("class", "marks");
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      svg.setAttribute("preserveAspectRatio", "none");
      svg.setAttribute("aria-hidden", "true");
      for (const kind of ["casing", "mark"]) {
        boxes.forEach(([x, y, w, h], index) => {
          const rect = document.createElementNS(space, "rect");
          rect.setAttribute("class", `${kind} ${nameOf(index)}`.trim());
          const values = { x: x - room, y: y - room, width: w + 2 * room,
            height: h + 2 * room, rx: 3 };
          for (const [name, value] of Object.entries(values)) rect.setAttribute(name, value);
          svg.append(rect);
        });
      }
      return svg;
    }
    """#

  /// Files in the page become pixels when they are needed, and are forgotten again.
  private static let pixels = #"""
    const bitmaps = new Map();
    const mostBitmaps = 96;
    function bytesOf(file) {
      const text = atob(by(`f${file}`).textContent);
      const bytes = new Uint8Array(text.length);
      for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
      return bytes;
    }
    function bitmap(file) {
      let found = bitmaps.get(file);
      if (found) bitmaps.delete(file);
      else {
        const blob = new Blob([bytesOf(file)], { type: "image/png" });
        found = createImageBitmap(blob, { colorSpaceConversion: "none" });
      }
      bitmaps.set(file, found);
      if (bitmaps.size > mostBitmaps) bitmaps.delete(bitmaps.keys().next().value);
      return found;
    }
    // Lays the patches of a picture over each other, up to a frame; false when something else is to
    // be seen by then.
    async function paint(canvas, stored, frame) {
      const ticket = canvas.ticket = (canvas.ticket ?? 0) + 1;
      const goesOn = canvas.stored === stored && canvas.frame <= frame;
      const patches = stored.frames.slice(goesOn ? canvas.frame + 1 : 0, frame + 1)
        .flatMap((frame) => frame.patches);
      const images = await Promise.all(patches.map(([file]) => bitmap(file)));
      if (canvas.ticket !== ticket) return false;
      if (!goesOn) {
        canvas.width = stored.width;
        canvas.height = stored.height;
      }
      const context = canvas.getContext("2d");
      patches.forEach(([, x, y, width, height, isOver], index) => {
        if (!isOver) context.clearRect(x, y, width, height);
        context.drawImage(images[index], x, y, width, height);
      });
      canvas.stored = stored;
      canvas.frame = frame;
      return true;
    }
    """#

  /// Films, moment by moment.
  private static let playing = #"""
    let moment = 0;
    let playback = null;

    // A line for each moment, with this class.
    function tick(names) {
      by("moment").max = names.length - 1;
      by("ticks").replaceChildren(...names.map((name, index) => {
        const tick = make("i", { class: name });
        tick.style.left = `${100 * index / (names.length - 1)}%`;
        return tick;
      }));
    }

    function stepFilm(count) {
      stop();
      goTo(moment + count);
    }

    function goTo(index) {
      if (!shown || momentsOf(shown).length < 2) return;
      moment = Math.max(0, Math.min(momentsOf(shown).length - 1, index));
      tellMoment();
      draw();
    }

    function stop() {
      if (playback != null) cancelAnimationFrame(playback);
      playback = null;
      press(by("play"), false);
      by("play").textContent = "Play";
    }

    function play() {
      if (!shown || momentsOf(shown).length < 2) return;
      if (playback != null) return stop();
      press(by("play"), true);
      by("play").textContent = "Pause";
      const moments = momentsOf(shown);
      const isAtEnd = moment === moments.length - 1;
      let start = performance.now() - (isAtEnd ? 0 : moments[moment].start);
      const turn = (now) => {
        const end = endOf(shown);
        if (now - start >= end) start = now;
        const time = Math.max(0, now - start);
        let index = 0;
        while (index + 1 < moments.length && moments[index + 1].start <= time) index += 1;
        if (index !== moment) goTo(index);
        playback = requestAnimationFrame(turn);
      };
      playback = requestAnimationFrame(turn);
    }

    by("frame-back").addEventListener("click", () => stepFilm(-1));
    by("frame-on").addEventListener("click", () => stepFilm(1));
    by("play").addEventListener("click", play);
    by("moment").addEventListener("input", () => {
      stop();
      goTo(Number(by("moment").value));
    });
    """#

  /// What keys do, and the list of them.
  private static let acting = #"""
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

    // Each with its key or keys, words, and what it does.
    function listen(commands) {
      const names = { " ": "Space", ArrowDown: "↓", ArrowUp: "↑" };
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
    """#
}
