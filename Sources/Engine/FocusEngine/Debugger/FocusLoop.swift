import FocusGeometry
import Foundation

/// What Tab goes through and how focus groups lie, with the place of everything: what the focus
/// loop debugger draws (WWDC21 10260, 16:07).
///
/// All rectangles are in the root's coordinate space.
public struct FocusLoop: FocusDebuggerOutput, Hashable {
  /// The name of the focus model, and what Tab goes through under it.
  public let model: String
  /// What Tab goes through.
  public let tabOrder: FocusModel.TabOrder
  /// In Tab order; after the last comes the first again.
  public let stops: [Stop]
  /// Without parents, in Tab order; read by models whose groups are no stops, too.
  public let groups: [Group]

  /// Something that can have the focus.
  public struct Stop: Hashable, Sendable {
    /// The item's label.
    public let label: String
    /// The whole item, covered or not.
    public let frame: CGRect
    /// What nothing covers of it; may lie out of sight where something scrolls.
    public let visible: [CGRect]
    /// What no clip and no edge cuts off; nil for out of sight.
    public let onScreen: CGRect?
    /// Whether it has the focus.
    public let isFocused: Bool
  }

  /// A focus group with its members and the groups inside.
  public struct Group: Hashable, Sendable {
    /// As the environments inside give it.
    public let identifier: String
    /// The label of what gave the identifier.
    public let owner: String
    /// Where Tab enters; nil for a group that only orders others.
    public let primary: Stop?
    /// The members, in reading order.
    public let members: [Stop]
    /// Inside, in Tab order.
    public let groups: [Group]

    /// Around all that can be seen of the members and of the groups inside; nil for nothing.
    public var onScreen: CGRect? {
      let seen = members.compactMap(\.onScreen) + groups.compactMap(\.onScreen)
      return seen.isEmpty ? nil : seen.reduce(.null) { $0.union($1) }
    }
  }

  /// The stops of Tab in lines, numbered from 1; `*` marks the focused one.
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
  /// What Tab goes through, in its order, and the focus groups; empty where nothing can have the
  /// focus.
  ///
  /// A walk of the whole hierarchy.
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

  /// The innermost environment around something in the group that gives its identifier; the root's
  /// group may have none.
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
