import FocusEngine
import FocusGeometry
import HaloSceneGraph

/// A map of where every arrow and Tab lead from every item of a screen.
///
/// Items are named by their `focusDebugLabel`, which should be unique on the screen.
@MainActor
public struct FocusMap {
  /// The items that could have the focus, in drawing order.
  public let items: [String]
  private let targets: [String: [FocusHeading: String]]

  private static let headings: [FocusHeading] = FocusHeading.straight + [.next, .previous]

  /// Asks the window's focus system for every movement; no focus moves.
  ///
  /// - Parameters:
  ///   - window: a window with a focus system, laid out; without a system no key leads anywhere.
  ///   - items: the items to start from; nil for all that could have the focus.
  public init(of window: Window, items: [View]? = nil) {
    let views = items ?? Self.focusableItems(in: window)
    self.items = views.map(\.focusDebugLabel)
    let system = window.focusSystem
    let known: [(String, [FocusHeading: String])] = views.map { view in
      var ways: [FocusHeading: String] = [:]
      for heading in Self.headings {
        ways[heading] =
          system?.explainMovement(from: view, heading: heading, detail: .decision).winner
      }
      return (view.focusDebugLabel, ways)
    }
    targets = Dictionary(known) { $0.merging($1) { one, _ in one } }
  }

  /// Returns the visible views that could have the focus, in drawing order.
  public static func focusableItems(in view: View) -> [View] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return (view.canBecomeFocused ? [view] : []) + view.subviews.flatMap(focusableItems)
  }

  /// Returns the item that a heading leads to; nil if the focus stays.
  public func target(from item: String, _ heading: FocusHeading) -> String? {
    targets[item]?[heading]
  }

  /// The items that no keys lead to from the first one.
  public var unreachable: [String] {
    items.filter { !reached(forwards: true).contains($0) }
  }

  /// The items from which no keys lead back to the first one.
  public var traps: [String] {
    items.filter { !reached(forwards: false).contains($0) }
  }

  private func reached(forwards: Bool) -> Set<String> {
    var ways: [String: [String]] = [:]
    for (item, targets) in targets {
      for target in targets.values {
        ways[forwards ? item : target, default: []].append(forwards ? target : item)
      }
    }
    var met = Set(items.prefix(1))
    var open = Array(met)
    while let item = open.popLast() {
      for next in ways[item] ?? [] where met.insert(next).inserted { open.append(next) }
    }
    return met
  }

  /// The map as a table for text goldens.
  ///
  /// Each item has a line with its label and, for up, down, left and right, the next item or
  /// `STOP`. The order of Tab from the first item follows, with `WRAP` at the end if Tab
  /// returns to one of these items.
  public var text: String {
    let rows = items.map { item in
      (name: item, targets: FocusHeading.straight.map { target(from: item, $0) })
    }
    return (FocusTable.lines(rows, FocusHeading.straight) + ["", "tab: " + tabOrder])
      .joined(separator: "\n") + "\n"
  }

  private var tabOrder: String {
    var order: [String] = []
    var current = items.first
    while let item = current, !order.contains(item) {
      order.append(item)
      current = target(from: item, .next).flatMap { items.contains($0) ? $0 : nil }
    }
    return FocusTable.round(order, wraps: current != nil)
  }
}
