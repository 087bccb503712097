import FocusInspector

/// The focus states of the items on a screen, in words.
extension FocusStates {
  /// The number of names in a list, after which the rest is counted.
  private static let most = 16

  /// The states that occur on the screen, in the order of the legend.
  private var present: [FocusState] {
    FocusState.allCases.filter { state in
      state == .ancestor ? !ancestors.isEmpty : items.contains { $0.state == state }
    }
  }

  /// Returns the lines of the page beside the picture, whose `style` the legend has.
  func lines(style: StateStyle) -> [PanelLine] {
    let focused = items(.focused).first?.name
    var lines: [PanelLine] = [
      .heading("Over the screen"), .legend(present, style), .heading("Has the focus"),
      .text(focused ?? "nothing", focused == nil ? .alert : .plain),
    ]
    if !ancestors.isEmpty {
      lines += [
        .heading("Around it, from inside outwards"),
        .text(ancestors.flatMap(\.names).joined(separator: " ‹ ")),
      ]
    }
    // The focused item counts as a stop if Tab comes back to it.
    let stops = items.filter { $0.stop != nil }.sorted { $0.stop ?? 0 < $1.stop ?? 0 }
    lines += Self.group("Tab goes through \(stops.count)", stops)
    let arrows = items(.arrows)
    lines += Self.group("Only arrows lead to \(arrows.count)", arrows)
    let unreached = items(.unreached)
    if !unreached.isEmpty {
      lines += Self.group("No key leads to \(unreached.count)", unreached, .alert)
    }
    return lines + refusals
  }

  private static func group(
    _ heading: String, _ items: [Item], _ tone: PanelTone = .plain
  ) -> [PanelLine] {
    [.heading(heading), .text(names(of: items), items.isEmpty ? .quiet : tone)]
  }

  private static func names(of items: [Item]) -> String {
    guard !items.isEmpty else { return "none" }
    let more = items.count > most ? " and \(items.count - most) more" : ""
    return items.prefix(most).map(\.name).joined(separator: ", ") + more
  }

  /// The items that refuse the focus, one line for each reason.
  private var refusals: [PanelLine] {
    let items = items(.refuses)
    guard !items.isEmpty else { return [.text("Nothing refuses the focus.", .good)] }
    var reasons: [String] = []
    for item in items {
      if let words = item.reason?.stateAccount, !reasons.contains(words) { reasons.append(words) }
    }
    return [.heading("\(items.count) refuse\(items.count == 1 ? "s" : "") the focus")]
      + reasons.map { words in
        .text("\(words): \(Self.names(of: items.filter { $0.reason?.stateAccount == words }))")
      }
  }
}
