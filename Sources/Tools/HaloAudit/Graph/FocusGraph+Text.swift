import FocusEngine
import FocusGeometry

extension FocusGraph {
  /// The graph as a table for a terminal and for text goldens, like ``FocusMap/text``.
  ///
  /// Each item has a line with the targets of the arrows or `STOP`. The stops of Tab and those of
  /// Control-Tab follow in order, with `WRAP` at the end if the key returns to one of its stops and
  /// `STOP` if not, and then the items that cannot be reached.
  public var text: String {
    let eligible = eligible
    let arrows = keys.filter(\.isArrow)
    let rows = eligible.map { item in
      (
        name: items[item].id,
        targets: arrows.map { target(from: item, $0).map { items[$0].id } }
      )
    }
    var lines =
      arrows.isEmpty ? [] : FocusTable.lines(rows, arrows.map(\.heading)) + [""]
    lines.append("tab: " + words(of: round(of: .next)))
    if keys.contains(.nextGroup) {
      let name = controlTabOrder == .focusGroups ? "groups" : "items"
      lines.append("\(name): " + words(of: round(of: .nextGroup)))
    }
    let presses = presses()
    let unreached = eligible.filter { presses[$0] == nil }
    if !unreached.isEmpty {
      lines.append("not reached: " + unreached.map { items[$0].id }.joined(separator: ", "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The most movements that a line of text names.
  private static let mostNamed = 8

  /// Returns a line for each kind of ``Dependence`` with the movements that it decides.
  ///
  /// - Parameter objects: the items themselves, in the order of the graph.
  /// - Returns: The lines; empty if no movement depends on anything but the focused item.
  @MainActor
  package func dependenceText(_ objects: [any FocusItem]) -> String {
    let edges = edges
    let dependences = edges.map { dependence(of: $0, objects) }
    return Dependence.allCases.compactMap { kind -> String? in
      let names = zip(edges, dependences).filter { $1.contains(kind) }
        .map { edge, _ in "\(items[edge.from].id) \(edge.key.rawValue)" }
      guard !names.isEmpty else { return nil }
      let shown = names.prefix(Self.mostNamed).joined(separator: ", ")
      let rest =
        names.count > Self.mostNamed
        ? " and \(names.count - Self.mostNamed) of \(edges.count) movements more" : ""
      return "depends on \(kind.rawValue): \(shown)\(rest)\n"
    }.joined()
  }

  private func words(of round: (stops: [Int], first: Int?)) -> String {
    FocusTable.round(round.stops.map { items[$0].id }, wraps: round.first != nil)
  }

  /// Returns the graph in Graphviz's language for `neato -n`, with each item at its place on the
  /// screen.
  ///
  /// Two arrows that lead there and back are one line; one-way and drifting arrows have colours of
  /// their own.
  ///
  /// - Parameter name: the name of the graph.
  /// - Returns: The text of a file.
  public func dot(named name: String) -> String {
    func quoted(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return "\"\(escaped)\""
    }
    let presses = presses()
    var lines = [
      "digraph \(quoted(name)) {", "  graph [splines=true];",
      "  node [shape=box, fixedsize=true, fontsize=11];",
    ]
    for item in eligible {
      let (id, frame) = (items[item].id, items[item].frame)
      let count = presses[item].map(String.init) ?? "not reached"
      // Graphviz measures positions in points upwards, and sizes in inches.
      lines.append(
        "  \(quoted(id)) [pos=\"\(number(frame.midX)),\(number(-frame.midY))\", "
          + "width=\(number(max(frame.width, 1) / 72)), height=\(number(max(frame.height, 1) / 72)), "
          + "tooltip=\(quoted(count))\(presses[item] == nil ? ", style=dashed, color=red" : "")];")
    }
    for edge in edges {
      let (from, to) = (quoted(items[edge.from].id), quoted(items[edge.to].id))
      let back = wayBack(from: edge.from, edge.key)
      // One line stands for the movement and its reversal.
      if back == .home, edge.from > edge.to || edge.from == edge.to { continue }
      let look =
        switch back {
        case .home: "dir=both, color=gray50"
        case .drifts: "color=orange"
        default: "color=red"
        }
      let style = edge.key.isArrow ? "" : ", style=dashed"
      lines.append("  \(from) -> \(to) [label=\(quoted(edge.key.rawValue)), \(look)\(style)];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
