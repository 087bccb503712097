import FocusGeometry
import Foundation

/// The target of every key from every item that can have the focus, on a screen at one moment.
///
/// It is made by ``FocusDebugger/focusGraph(for:)``. Items are identified by their index in
/// ``items``, because labels need not be unique. All rectangles are in the root's coordinate space,
/// in points.
public struct FocusGraph: Hashable, Sendable {
  /// The keys that move focus; the raw values are their names in walk files and messages.
  public enum Key: String, CaseIterable, Hashable, Sendable, Codable {
    /// The arrow keys.
    case up = "Up", down = "Down", left = "Left", right = "Right"
    /// Tab and Shift-Tab: along the Tab order and against it.
    case next = "Tab", previous = "shift+Tab"
    /// Control-Tab and Control-Shift-Tab: to the next and the previous focus group where Tab goes
    /// through items; through the items where Tab goes through groups and full keyboard access is
    /// on.
    case nextGroup = "ctrl+Tab", previousGroup = "ctrl+shift+Tab"

    /// The four arrows.
    public static let arrows: [Key] = [.up, .down, .left, .right]

    /// The direction in which the key moves focus.
    public var heading: FocusHeading {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .next, .nextGroup: .next
      case .previous, .previousGroup: .previous
      }
    }

    /// The key that should lead back.
    public var opposite: Key {
      switch self {
      case .up: .down
      case .down: .up
      case .left: .right
      case .right: .left
      case .next: .previous
      case .previous: .next
      case .nextGroup: .previousGroup
      case .previousGroup: .nextGroup
      }
    }

    /// Whether the key is one of the four arrows.
    public var isArrow: Bool { Self.arrows.contains(self) }
  }

  /// An item that can have the focus, or one that wants it but cannot have it.
  public struct Item: Hashable, Sendable {
    /// The label, with a number after it if an earlier item has the same; unique in the graph.
    public let id: String
    /// The item's label; need not be unique.
    public let label: String
    /// The whole frame of the item, covered or not.
    public let frame: CGRect
    /// The parts that nothing covers; in scrolling content they may be out of sight.
    public let visible: [CGRect]
    /// The part inside all clips and the root's bounds; nil if the item is out of sight.
    public let onScreen: CGRect?
    /// The identifier of its focus group.
    public let group: String
    /// The reasons why the item cannot have the focus; empty if it can.
    public let reasons: [FocusExplanation.Reason]
    /// The reasons why the item cannot be seen, where the model lets it have the focus all the
    /// same.
    public let concealments: [FocusExplanation.Reason]
    /// Whether the item was created only because a key leads to it, as in an endless list; where
    /// keys lead from there is not known.
    public let isBeyond: Bool

    /// Whether the item can have the focus.
    public var isEligible: Bool { reasons.isEmpty }
  }

  /// A movement from one item to another by one key.
  public struct Edge: Hashable, Sendable {
    /// Indices in ``FocusGraph/items``.
    public let from, to: Int
    /// The key that makes the movement.
    public let key: Key
  }

  /// The name of the focus model.
  public let model: String
  /// The items that the arrow keys can reach: those of the focus group, all or none.
  public let arrowScope: FocusModel.ArrowScope
  /// The order that Tab goes through.
  public let tabOrder: FocusModel.TabOrder
  /// The order that Control-Tab goes through.
  public let controlTabOrder: FocusModel.TabOrder
  /// The keys that can move focus under the model.
  public let keys: [Key]
  /// The items in drawing order, back to front, then those whose ``Item/isBeyond`` is true.
  public let items: [Item]
  /// The index of the focused item; nil for none.
  public let focused: Int?
  /// The index of the focused item; if nothing has the focus, the indices of the items that the
  /// first key can lead to.
  public let starts: [Int]
  /// The index of the target, by item and by index in ``keys``; nil where focus stays.
  private let targets: [[Int?]]

  init(
    model: FocusModel, keys: [Key], items: [Item], focused: Int?, starts: [Int],
    targets: [[Int?]]
  ) {
    self.model = model.name
    arrowScope = model.arrowScope
    tabOrder = model.tabOrder
    controlTabOrder = model.controlTabOrder
    self.keys = keys
    self.items = items
    self.focused = focused
    self.starts = starts
    self.targets = targets
  }

  /// Returns the index of the item that a key leads to; nil where focus stays, and for a key that
  /// does not move focus under the model.
  public func target(from item: Int, _ key: Key) -> Int? {
    keys.firstIndex(of: key).flatMap { targets[item][$0] }
  }

  /// All movements, ordered by item and then by key.
  public var edges: [Edge] {
    targets.enumerated().flatMap { from, row in
      zip(keys, row).compactMap { key, to in to.map { Edge(from: from, to: $0, key: key) } }
    }
  }

  /// The indices of the items that can have the focus, without those that are beyond.
  public var eligible: [Int] {
    items.indices.filter { items[$0].isEligible && !items[$0].isBeyond }
  }

  /// Returns the index of the item with this id; nil for none.
  ///
  /// O(n).
  public func index(of id: String) -> Int? { items.firstIndex { $0.id == id } }
}

extension FocusDebugger {
  /// Returns the target of every key from every item that can have the focus now.
  ///
  /// It agrees with `explainMovement(from:heading:)` for each item and key, but takes one walk of
  /// the hierarchy: O(n log n) for n items of which few overlap.
  ///
  /// - Returns: nil if the root has been freed or has no container.
  public static func focusGraph(for system: FocusSystem) -> FocusGraph? {
    focusSurvey(of: system)?.graph
  }

  /// Returns the graph, and its items as objects, in the order of the graph's items.
  package static func focusSurvey(
    of system: FocusSystem
  ) -> (graph: FocusGraph, items: [any FocusItem])? {
    var survey = FocusSurvey(system)
    return survey?.graph()
  }
}
