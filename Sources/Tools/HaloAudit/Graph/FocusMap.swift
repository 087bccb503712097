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
  /// The item that has the focus, or that the first key shows; nil if none can have it.
  public let start: String?
  /// The items that cannot have the focus because they have no width or no height.
  public let withoutSize: [String]
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
    let empty = views.filter { $0.bounds.width <= 0 || $0.bounds.height <= 0 }
    let (labels, withoutSize) = (self.items, empty.map(\.focusDebugLabel))
    self.withoutSize = withoutSize
    let first =
      system?.focusedItem?.focusDebugLabel
      ?? system?.explainMovement(heading: .next, detail: .decision).winner
    // Where focus is outside the given items, the map begins at the first of them.
    start =
      first.flatMap { labels.contains($0) ? $0 : nil }
      ?? labels.first { !withoutSize.contains($0) }
  }

  /// Returns the visible views that could have the focus, in drawing order.
  public static func focusableItems(in view: View) -> [View] {
    view.shownViews.filter(\.canBecomeFocused)
  }

  /// Returns the item that a heading leads to; nil if the focus stays.
  public func target(from item: String, _ heading: FocusHeading) -> String? {
    targets[item]?[heading]
  }

  /// The items that no keys lead to from ``start``.
  public var unreachable: [String] {
    items.filter { !reached(forwards: true).contains($0) }
  }

  /// The items from which no keys lead back to ``start``.
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
    var met = Set([start].compactMap(\.self))
    var open = Array(met)
    while let item = open.popLast() {
      for next in ways[item] ?? [] where met.insert(next).inserted { open.append(next) }
    }
    return met
  }

  /// The map as a table for text goldens.
  ///
  /// Each item has a line with its label and, for up, down, left and right, the next item or
  /// `STOP`. The order of Tab from ``start`` follows, with `WRAP` at the end if Tab returns to one of
  /// these items, and a line with the items that have no size, if there are any.
  public var text: String {
    let rows = items.map { item in
      (name: item, targets: FocusHeading.straight.map { target(from: item, $0) })
    }
    let empty = withoutSize.isEmpty ? [] : ["no size: " + withoutSize.joined(separator: ", ")]
    return (FocusTable.lines(rows, FocusHeading.straight) + ["", "tab: " + tabOrder] + empty)
      .joined(separator: "\n") + "\n"
  }

  private var tabOrder: String {
    var order: [String] = []
    var current = start
    while let item = current, !order.contains(item) {
      order.append(item)
      current = target(from: item, .next).flatMap { items.contains($0) ? $0 : nil }
    }
    return FocusTable.round(order, wraps: current != nil)
  }
}
