import FocusGeometry
import Foundation

/// The stops of Tab and the focus groups with their positions, as the focus loop debugger draws
/// them (WWDC21 10260, 16:07).
///
/// All rectangles are in the root's coordinate space, in points.
public struct FocusLoop: FocusDebuggerOutput, Hashable {
  /// The name of the focus model.
  public let model: String
  /// The order that Tab goes through.
  public let tabOrder: FocusModel.TabOrder
  /// The stops in Tab order; the first follows the last.
  public let stops: [Stop]
  /// The groups without a parent, in Tab order; also given under models in which groups are not
  /// stops.
  public let groups: [Group]

  /// An item that can have the focus.
  public struct Stop: Hashable, Sendable {
    /// The item's label.
    public let label: String
    /// The whole frame of the item, covered or not.
    public let frame: CGRect
    /// The parts that nothing covers; in scrolling content they may be out of sight.
    public let visible: [CGRect]
    /// The part inside all clips and the root's bounds; nil if the item is out of sight.
    public let onScreen: CGRect?
    /// Whether it has the focus.
    public let isFocused: Bool
  }

  /// A focus group with its members and inner groups.
  public struct Group: Hashable, Sendable {
    /// The identifier that the environments inside give.
    public let identifier: String
    /// The label of the environment that gives the identifier.
    public let owner: String
    /// The item at which Tab enters; nil for a group without members.
    public let primary: Stop?
    /// The members, in reading order.
    public let members: [Stop]
    /// The inner groups, in Tab order.
    public let groups: [Group]

    /// The bounding box of the visible parts of the members and the inner groups; nil if none is in
    /// sight.
    public var onScreen: CGRect? {
      let seen = members.compactMap(\.onScreen) + groups.compactMap(\.onScreen)
      return seen.isEmpty ? nil : seen.reduce(.null) { $0.union($1) }
    }
  }

  /// The stops of Tab in lines, numbered from 1; `*` marks the focused item.
  public var description: String {
    guard !stops.isEmpty else { return "Tab goes nowhere." }
    let lines = stops.enumerated().map { index, stop in
      "  \(index + 1) \(stop.label)" + (stop.isFocused ? " *" : "")
        + (stop.onScreen == nil ? ", out of sight" : "")
    }
    return (["Tab under the model \(model):"] + lines).joined(separator: "\n")
  }
}

extension FocusDebugger {
  /// Returns the stops of Tab in its order, and the focus groups; both are empty if nothing can
  /// have the focus.
  ///
  /// It walks the whole hierarchy.
  public static func focusLoop(for system: FocusSystem) -> FocusLoop {
    let (map, memory) = (system.hierarchy?.completeMap(), system.memory)
    let focused = system.focusedItem
    let order = map?.tabOrder(
      of: system.model.tabOrder, focused: focused, remembered: memory.remembered,
      direction: system.layoutDirection)
    let groups = map?.groupTree(
      focused: focused, remembered: memory.remembered.inGroups, direction: system.layoutDirection)
    return FocusLoop(
      model: system.model.name, tabOrder: system.model.tabOrder,
      stops: (order ?? []).map { FocusLoop.Stop($0, focused: focused) },
      groups: (groups ?? []).map { FocusLoop.Group($0, focused: focused) })
  }
}

extension FocusLoop.Stop {
  @MainActor
  fileprivate init(_ entry: FocusMap.Entry, focused: (any FocusItem)?) {
    label = entry.label
    frame = entry.frame
    visible = (entry.seen ?? entry.region).rects
    onScreen = entry.isOnScreen ? entry.onScreen : nil
    isFocused = entry.item.map { $0 === focused } ?? false
  }
}

extension FocusLoop.Group {
  @MainActor
  fileprivate init(_ node: FocusGroupNode, focused: (any FocusItem)?) {
    identifier = FocusMap.identifier(ofGroup: node.identifier)
    owner = node.owner?.focusDebugLabel ?? FocusMap.label(ofGroup: node.identifier)
    primary = node.primary.map { FocusLoop.Stop($0, focused: focused) }
    members = node.members.map { FocusLoop.Stop($0, focused: focused) }
    groups = node.groups.map { FocusLoop.Group($0, focused: focused) }
  }
}

extension FocusGroupNode {
  fileprivate var groups: [FocusGroupNode] {
    parts.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// The innermost environment around an item of the group that gives its identifier; if none does,
  /// as may be with the root's group, the root.
  fileprivate var owner: (any FocusEnvironment)? {
    guard var environment: any FocusEnvironment = anyItem else { return nil }
    var walk = FocusAncestors(of: environment)
    while let ancestor = walk.next() {
      if ancestor.focusGroupIdentifier == identifier { return ancestor }
      environment = ancestor
    }
    return environment
  }

  private var anyItem: (any FocusItem)? {
    for member in members { if let item = member.item { return item } }
    for group in groups { if let item = group.anyItem { return item } }
    return nil
  }
}
