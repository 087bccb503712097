import FocusGeometry

/// A table of the arrows' targets for a terminal and for text goldens.
enum FocusTable {
  /// Returns a header with the arrows, and a line for each item: its name and each arrow's target
  /// or `STOP`.
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

  /// Returns the items that a key goes through, with `WRAP` at the end if the key returns to one of
  /// them, and `STOP` if not.
  static func round(_ names: [String], wraps: Bool) -> String {
    (names + [wraps ? "WRAP" : "STOP"]).joined(separator: " → ")
  }
}
