import DemoScenes
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Where every arrow leads from every item, as a table for text goldens.
@MainActor
public enum FocusMapText {
  /// One line an item, in the order of drawing: its label and, for each direction, the next item or
  /// `STOP`; then the order of Tab from the first item, ending in `WRAP` where it comes round.
  public static func of(_ player: ScenePlayer) -> String {
    guard let system = player.window.focusSystem else { return "" }
    let items = focusableItems(in: player.window)
    let width = (items.map(\.focusDebugLabel.count) + [4]).max() ?? 0
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    var lines = [
      "\(pad("", width))  "
        + ["up", "down", "left"].map { pad($0, width) }
        .joined(separator: "  ") + "  right"
    ]
    for item in items {
      let targets = FocusHeading.straight.map { heading in
        system.explainMovement(from: item, heading: heading, detail: .decision).winner ?? "STOP"
      }
      lines.append(
        "\(pad(item.focusDebugLabel, width))  "
          + targets.dropLast().map { pad($0, width) }.joined(separator: "  ")
          + "  \(targets.last ?? "")")
    }
    lines.append("")
    lines.append("tab: " + tabOrder(from: items, system: system))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Everything that could have the focus now, back to front.
  public static func focusableItems(in view: View) -> [View] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return (view.canBecomeFocused ? [view] : []) + view.subviews.flatMap(focusableItems)
  }

  private static func tabOrder(from items: [View], system: FocusSystem) -> String {
    guard let first = items.first else { return "STOP" }
    var order: [String] = []
    var current: View? = first
    while let item = current, !order.contains(item.focusDebugLabel) {
      order.append(item.focusDebugLabel)
      let next = system.explainMovement(from: item, heading: .next, detail: .decision).winner
      current = items.first { $0.focusDebugLabel == next }
    }
    return order.joined(separator: " → ") + (current == nil ? " → STOP" : " → WRAP")
  }
}
