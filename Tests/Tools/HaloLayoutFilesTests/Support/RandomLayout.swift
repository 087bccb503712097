/// Layouts with random places, nesting, scroll views and memory.
enum RandomLayout {
  /// Returns the text of a layout whose items have unique ids.
  static func yaml(model: String, using random: inout some RandomNumberGenerator) -> String {
    var lines = ["model: \(model)", "size: [900, 600]", "views:"]
    var count = 0
    func item(_ indent: String, in width: Int, _ height: Int, kind: String) -> String {
      defer { count += 1 }
      let size = (
        Int.random(in: 10...24, using: &random) * 5, Int.random(in: 6...14, using: &random) * 5
      )
      let place = (
        Int.random(in: 0...max(1, (width - size.0) / 10), using: &random) * 10,
        Int.random(in: 0...max(1, (height - size.1) / 10), using: &random) * 10
      )
      return "\(indent)- {id: i\(count), kind: \(kind), title: Item \(count), "
        + "frame: [\(place.0), \(place.1), \(size.0), \(size.1)], focusable: true}"
    }
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let (left, top) = (number % 2 * 450, number / 2 * 300)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        lines += [
          "  - id: scroll\(number)", "    kind: scroll", "    frame: [\(left), \(top), 440, 280]",
          "    contentSize: [\(Int.random(in: 440...1200, using: &random)), 800]", "    views:",
        ]
        for _ in 0..<Int.random(in: 3...8, using: &random) {
          lines.append(item("      ", in: 800, 700, kind: "button"))
        }
      case 1:
        lines += [
          "  - id: grid\(number)", "    kind: grid", "    allowsFocus: true",
          "    remembersLastFocused: \(Bool.random(using: &random))",
          "    frame: [\(left), \(top), 440, 280]", "    views:",
        ]
        for _ in 0..<Int.random(in: 2...6, using: &random) {
          lines.append(
            item("      ", in: 420, 260, kind: "cell").replacing(", focusable: true", with: ""))
        }
      default:
        lines += [
          "  - id: box\(number)", "    kind: view", "    group: g\(number)",
          "    frame: [\(left), \(top), 440, 280]", "    views:",
        ]
        for _ in 0..<Int.random(in: 2...6, using: &random) {
          lines.append(item("      ", in: 420, 260, kind: "button"))
        }
      }
    }
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      lines.append(item("  ", in: 880, 580, kind: "button"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
