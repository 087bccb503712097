import Foundation

/// The accessibility faults of a page.
@MainActor
enum PageAudit {
  /// Returns a line for each fault in the accessibility tree and in the document.
  static func faults(in browser: Browser) throws -> [String] {
    try namelessNodes(in: browser) + (try browser.value(script) as? [String] ?? ["no answer"])
  }

  /// The roles of elements that need a name.
  private static let named: Set = [
    "button", "link", "textbox", "searchbox", "combobox", "checkbox", "slider", "image", "img",
    "dialog", "navigation", "group", "heading", "table", "rowheader", "columnheader",
  ]

  private static func namelessNodes(in browser: Browser) throws -> [String] {
    let nodes = try browser.ask("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    var faults = nodes.compactMap { node -> String? in
      guard node["ignored"] as? Bool != true, named.contains(value(node, "role")),
        value(node, "name").isEmpty
      else { return nil }
      return "a \(value(node, "role")) has no name"
    }
    let roles = Set(nodes.map { value($0, "role") })
    for role in ["button", "heading"] where !roles.contains(role) {
      faults.append("the tree has no \(role)")
    }
    return faults
  }

  /// Checks ids, headings, landmarks, alternative texts and the contrast of every visible text.
  private static let script = #"""
    (() => {
      const faults = [];
      const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
      for (const id of ids) {
        if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`the id ${id} is there twice`);
      }
      if (!document.documentElement.lang) faults.push("no language");
      if (!document.title) faults.push("no title");
      for (const [name, count] of [["main", 1], ["nav", 1], ["h1", 1]]) {
        const found = document.querySelectorAll(name).length;
        if (found !== count) faults.push(`${found} of ${name}`);
      }
      const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
      let level = 0;
      for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
        if (!isSeen(heading)) continue;
        const next = Number(heading.tagName[1]);
        if (next > level + 1) faults.push(`h${next} follows h${level}`);
        level = next;
      }
      for (const image of document.querySelectorAll("img")) {
        if (!image.hasAttribute("alt")) faults.push("a picture without alt");
      }
      for (const canvas of document.querySelectorAll("canvas")) {
        if (!canvas.getAttribute("aria-label") && canvas.ariaHidden !== "true") {
          faults.push("a canvas without a name");
        }
      }
      for (const field of document.querySelectorAll("input, select, textarea")) {
        if (field.labels.length === 0 && !field.getAttribute("aria-label")) {
          faults.push(`${field.id} has no label`);
        }
      }
      const open = document.querySelector("dialog[open]");
      const parse = (color) => {
        const numbers = color.match(/[\d.]+/g).map(Number);
        return numbers.length === 3 ? [...numbers, 1] : numbers;
      };
      const over = ([r, g, b, a], [x, y, z]) =>
        [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
      const ground = (node) => {
        if (!node) return parse(getComputedStyle(document.body).backgroundColor);
        const own = parse(getComputedStyle(node).backgroundColor);
        return own[3] === 1 ? own : over(own, ground(node.parentElement));
      };
      const light = (color) => {
        const [r, g, b] = color.map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !isSeen(node) || node.closest("script, style")
          || node.closest(":disabled, .said-only, option") || (open && !open.contains(node))) continue;
        const below = ground(node), color = over(parse(getComputedStyle(node).color), below);
        const [a, b] = [light(color), light(below)];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (contrast < 4.5) {
          faults.push(`${contrast.toFixed(2)}:1 of “${walk.currentNode.data.trim().slice(0, 30)}”`);
        }
        const size = parseFloat(getComputedStyle(node).fontSize);
        if (size < 12) faults.push(`${size} px of “${walk.currentNode.data.trim()}”`);
      }
      return faults;
    })()
    """#
}
