import FocusGeometry
import Foundation

/// The focus groups of a hierarchy or of a part of it, in the order in which Tab goes through them.
public struct FocusGroupTree: FocusDebuggerOutput, Hashable {
  /// The label of the environment that the tree was asked for.
  public let environment: String
  /// The outermost groups, in Tab order; empty if no item of the environment can have the focus.
  public let groups: [Group]

  /// One focus group with its members and inner groups.
  public struct Group: Hashable, Sendable {
    /// The identifier that the environments inside give.
    public let identifier: String
    /// The identifier of the group around this one; nil for none.
    public let parent: String?
    /// The members and the inner groups, in Tab order.
    public let parts: [Part]
    /// The members, in reading order.
    public var members: [Member] {
      parts.flatMap { part -> [Member] in
        if case .members(let members) = part { members } else { [] }
      }
    }
    /// The inner groups, in Tab order.
    public var groups: [Group] {
      parts.compactMap { if case .group(let group) = $0 { group } else { nil } }
    }
  }

  /// A part of a group in Tab order: all of its own members together, or an inner group.
  public indirect enum Part: Hashable, Sendable {
    /// The group's own members, in reading order.
    case members([Member])
    /// An inner group.
    case group(Group)
  }

  /// One item of a group.
  public struct Member: Hashable, Sendable {
    /// The item's label.
    public let label: String
    /// The effective priority: the larger of the system's and the item's own.
    public let priority: FocusGroupPriority
    /// The property of the item that gives it `priority`.
    public let source: PrioritySource
    /// Whether Tab enters the group at this item.
    public let isPrimary: Bool
    /// Whether the item has the focus.
    public let isFocused: Bool
    /// Whether an uncovered part of the item is in sight; if this is true of any member, the
    /// primary item is one of those.
    public let isOnScreen: Bool
  }

  /// The property of an item that gives it its priority.
  public typealias PrioritySource = FocusGroupPriority.Source

  /// The groups in lines, indented by their depth; `>` marks a primary item, `*` the focused one.
  public var description: String {
    guard !groups.isEmpty else { return "Nothing in \(environment) can have the focus." }
    let lines = groups.flatMap { $0.lines(depth: 1) }
    return (["Focus groups of \(environment), in Tab order (> primary, * focused):"] + lines)
      .joined(separator: "\n")
  }
}

extension FocusDebugger {
  /// Returns the focus groups that have items inside `environment`, with the groups around them.
  ///
  /// UIKit's header calls it `focusGroups(for:)`.
  public static func checkFocusGroupTree(
    for environment: any FocusEnvironment
  ) -> FocusGroupTree {
    let label = environment.focusDebugLabel
    guard let system = FocusSystem.focusSystem(for: environment),
      let hierarchy = system.hierarchy
    else {
      return FocusGroupTree(environment: label, groups: [])
    }
    let remembered = system.memory.remembered.inGroups
    let nodes = hierarchy.completeMap().groupTree(
      focused: system.focusedItem, remembered: remembered, direction: system.layoutDirection)
    return FocusGroupTree(
      environment: label,
      groups: nodes.compactMap {
        FocusGroupTree.Group(
          $0, parent: nil, within: environment, focused: system.focusedItem,
          remembered: remembered)
      })
  }

  /// Returns all focus groups of a system.
  public static func focusGroups(for system: FocusSystem) -> FocusGroupTree {
    system.root.map(checkFocusGroupTree) ?? FocusGroupTree(environment: "no root", groups: [])
  }

  /// Returns the same as ``checkFocusGroupTree(for:)``.
  public static func focusGroups(for environment: any FocusEnvironment) -> FocusGroupTree {
    checkFocusGroupTree(for: environment)
  }
}

extension FocusGroupTree.Group {
  /// Creates the group of a node; nil when no item of the group is inside `environment`.
  @MainActor
  fileprivate init?(
    _ node: FocusGroupNode, parent: String?, within environment: any FocusEnvironment,
    focused: (any FocusItem)?, remembered: [String: any FocusItem]
  ) {
    identifier = FocusMap.identifier(ofGroup: node.identifier)
    self.parent = parent
    parts = node.parts.compactMap { part in
      switch part {
      case .members:
        let members = node.members.compactMap { entry -> FocusGroupTree.Member? in
          guard let item = entry.item, environment.contains(item) else { return nil }
          let isFocused = item === focused
          let (priority, source) = FocusMap.priority(
            of: item, isFocused: isFocused, isRemembered: item === remembered[node.identifier])
          return FocusGroupTree.Member(
            label: entry.label, priority: priority, source: source,
            isPrimary: entry.order == node.primary?.order, isFocused: isFocused,
            isOnScreen: entry.isVisible)
        }
        return members.isEmpty ? nil : .members(members)
      case .group(let inside):
        return FocusGroupTree.Group(
          inside, parent: FocusMap.identifier(ofGroup: node.identifier), within: environment,
          focused: focused, remembered: remembered
        ).map { .group($0) }
      }
    }
    if parts.isEmpty { return nil }
  }

  fileprivate func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let around = parent.map { " (in \(FocusMap.label(ofGroup: $0)))" } ?? ""
    return [indent + FocusMap.label(ofGroup: identifier) + around]
      + parts.flatMap { part -> [String] in
        switch part {
        case .members(let members): members.map { "\(indent)  \($0)" }
        case .group(let group): group.lines(depth: depth + 1)
        }
      }
  }
}

extension FocusGroupTree.Member: CustomStringConvertible {
  /// The item's marks, its label and its priority in one line.
  public var description: String {
    var words: [String] = []
    if priority == .currentlyFocused {
      words.append("priority max")
    } else if priority > .ignored {
      words.append("priority \(priority.rawValue)")
    }
    if source != .none { words.append(source.rawValue) }
    if !isOnScreen { words.append("out of sight") }
    let marks = (isPrimary ? ">" : " ") + (isFocused ? "*" : " ")
    return "\(marks) \(label)" + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }
}
