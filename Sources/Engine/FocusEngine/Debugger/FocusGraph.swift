import FocusGeometry
import Foundation

/// Where every key leads from everything that can have the focus, on a screen as it stands at one
/// moment.
///
/// Made by ``FocusDebugger/focusGraph(for:)``. Items go by their place in ``items``, as labels need
/// not be unique. All rectangles are in the root's coordinate space.
public struct FocusGraph: Hashable, Sendable {
  /// The keys that move focus, spelled as in walks.
  public enum Key: String, CaseIterable, Hashable, Sendable, Codable {
    /// Arrows.
    case up = "Up", down = "Down", left = "Left", right = "Right"
    /// Along the order of Tab and against it.
    case next = "Tab", previous = "shift+Tab"
    /// To the next focus group and to the one before, where Tab goes through items; with full
    /// keyboard access through the items where Tab goes through groups.
    case nextGroup = "ctrl+Tab", previousGroup = "ctrl+shift+Tab"

    /// The four arrows.
    public static let arrows: [Key] = [.up, .down, .left, .right]

    /// Which way focus is asked to go.
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

    /// Whether it is one of the four arrows.
    public var isArrow: Bool { Self.arrows.contains(self) }
  }

  /// Something that could have the focus, or wants it and cannot.
  public struct Item: Hashable, Sendable {
    /// Unique in the graph: the label, with a number behind it where several have the same.
    public let id: String
    /// As the item gives it.
    public let label: String
    /// The whole item, covered or not.
    public let frame: CGRect
    /// What nothing covers of it; may lie out of sight where something scrolls.
    public let visible: [CGRect]
    /// What no clip and no edge cuts off; nil for out of sight.
    public let onScreen: CGRect?
    /// The identifier of its focus group.
    public let group: String
    /// Why it cannot have the focus; empty for what can.
    public let reasons: [FocusExplanation.Reason]
    /// What keeps it from being seen where the model lets it have the focus all the same.
    public let concealments: [FocusExplanation.Reason]
    /// Whether it was made only because a key leads to it, as in a list without end: where keys
    /// lead from there is not known.
    public let isBeyond: Bool

    /// Whether it can have the focus.
    public var isEligible: Bool { reasons.isEmpty }
  }

  /// A key leads from one item to another.
  public struct Edge: Hashable, Sendable {
    /// Places in ``FocusGraph/items``.
    public let from, to: Int
    /// The key.
    public let key: Key
  }

  /// The name of the focus model.
  public let model: String
  /// How far arrows reach.
  public let arrowScope: FocusModel.ArrowScope
  /// What Tab goes through.
  public let tabOrder: FocusModel.TabOrder
  /// The order that Control-Tab goes through.
  public let controlTabOrder: FocusModel.TabOrder
  /// The keys that lead anywhere at all under the model.
  public let keys: [Key]
  /// In the order of drawing.
  public let items: [Item]
  /// What has the focus; nil for nothing.
  public let focused: Int?
  /// The items that the keys show while nothing has the focus; the focused item alone where something
  /// has it.
  public let starts: [Int]
  /// By item and, inside, by ``keys``; nil where focus stays.
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

  /// Where a key leads from an item; nil where focus stays, and for a key that leads nowhere under
  /// the model.
  public func target(from item: Int, _ key: Key) -> Int? {
    keys.firstIndex(of: key).flatMap { targets[item][$0] }
  }

  /// Every way of every key, by item and then by key.
  public var edges: [Edge] {
    targets.enumerated().flatMap { from, row in
      zip(keys, row).compactMap { key, to in to.map { Edge(from: from, to: $0, key: key) } }
    }
  }

  /// The places of what can have the focus, without what is beyond.
  public var eligible: [Int] {
    items.indices.filter { items[$0].isEligible && !items[$0].isBeyond }
  }

  /// The place of the item of this id; nil for none.
  ///
  /// O(n).
  public func index(of id: String) -> Int? { items.firstIndex { $0.id == id } }
}

extension FocusDebugger {
  /// Where every key leads from everything that can have the focus now.
  ///
  /// What `explainMovement(from:heading:)` says for each item and key, but found with one look at
  /// the hierarchy: O(n log n) for n items of which few lie over each other.
  ///
  /// - Returns: nil where the root has gone or holds nothing.
  public static func focusGraph(for system: FocusSystem) -> FocusGraph? {
    focusSurvey(of: system)?.graph
  }

  /// The graph, and by the places of its items the items themselves.
  package static func focusSurvey(
    of system: FocusSystem
  ) -> (graph: FocusGraph, items: [any FocusItem])? {
    var survey = FocusSurvey(system)
    return survey?.graph()
  }
}
