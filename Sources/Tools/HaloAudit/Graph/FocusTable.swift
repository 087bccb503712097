import FocusGeometry

/// What arrows lead to, as a table for a terminal and for text goldens.
enum FocusTable {
  /// A line an item: its name, and for each arrow the next item or `STOP`; above them the arrows.
  static func lines(
    _ items: [(name: String, targets: [String?])], _ headings: [FocusHeading]
  ) -> [String] {
    let width = (items.map(\.name.count) + [4]).max() ?? 0
    func line(_ columns: [String]) -> String {
      columns.dropLast().map { $0 + String(repeating: " ", count: max(0, width - $0.count)) }
        .joined(separator: "  ") + "  \(columns.last ?? "")"
    }
    return [line([""] + headings.map(\.name))]
      + items.map { line([$0.name] + $0.targets.map { $0 ?? "STOP" }) }
  }

  /// The way of a key from item to item, ending in `WRAP` where it comes round.
  static func round(_ names: [String], wraps: Bool) -> String {
    (names + [wraps ? "WRAP" : "STOP"]).joined(separator: " → ")
  }
}
