import FocusGeometry
import Foundation

extension FocusDebugger {
  /// Returns where a focus update requested from `environment` would go, by its preferences and, if
  /// these lead nowhere, by those of its ancestors.
  ///
  /// No environment is asked whether focus may move.
  public static func simulateFocusUpdateRequest(
    from environment: any FocusEnvironment
  ) -> Simulation {
    guard let system = FocusSystem.focusSystem(for: environment), let hierarchy = system.hierarchy
    else {
      return Simulation(
        environment: environment.focusDebugLabel, steps: [], result: nil, hasSystem: false,
        isFocused: false, isDeferred: false)
    }
    var search = system.preferredSearch(in: hierarchy)
    var target: (any FocusItem)?
    for ancestor in environment.focusAncestors {
      target = search.resolve(ancestor)
      if target != nil { break }
    }
    return Simulation(
      environment: environment.focusDebugLabel, steps: search.steps,
      result: target?.focusDebugLabel, hasSystem: true,
      isFocused: target != nil && target === system.focusedItem,
      isDeferred: system.model.defersFocus && !system.movesInSteps && system.focusedItem == nil)
  }

  /// The outcome of a simulated request.
  public struct Simulation: FocusDebuggerOutput, Hashable {
    /// The label of the environment that the request was made from.
    public let environment: String
    /// The steps of the search, as in `FocusExplanation.steps`; each further step of depth 0 is an
    /// ancestor that was tried next.
    public let steps: [FocusExplanation.Step]
    /// The label of the item that would get the focus; nil for none.
    public let result: String?
    /// Whether the environment belongs to a hierarchy with a focus system.
    public let hasSystem: Bool
    /// Whether `result` has the focus already.
    public let isFocused: Bool
    /// Whether the focus would stay hidden until the next focus key (deferral).
    public let isDeferred: Bool

    /// The steps and the verdict in lines, as they are printed in a debugger.
    public var description: String {
      guard hasSystem else {
        return "\(environment) is not in a window with a focus system: a request does nothing."
      }
      var lines = ["Request from \(environment):"]
      for (index, step) in steps.enumerated() {
        if step.depth == 0, index > 0 { lines.append("  nothing found; its parent:") }
        lines.append("  " + step.line)
      }
      lines.append(verdict)
      return lines.joined(separator: "\n")
    }

    private var verdict: String {
      switch result {
      case nil: "Nothing can have the focus: it stays where it is."
      case let item? where isFocused: "\(item) has the focus already: nothing moves."
      case let item? where isDeferred: "\(item) would wait for a focus key (deferral)."
      case let item?: "\(item) would have the focus, unless shouldUpdateFocus(in:) refuses."
      }
    }
  }

  /// Returns the tree of everything that `environment` prefers, what that prefers, and so on.
  public static func preferredFocusEnvironments(
    for environment: any FocusEnvironment
  ) -> PreferredTree {
    let system = FocusSystem.focusSystem(for: environment)
    var builder = PreferredTreeBuilder(hierarchy: system?.hierarchy)
    return PreferredTree(root: builder.node(environment, path: []))
  }

  /// The tree of preferred environments.
  public struct PreferredTree: FocusDebuggerOutput, Hashable {
    /// The environment that the tree was asked for.
    public let root: Node

    /// One environment, with what it prefers.
    public struct Node: Hashable, Sendable {
      /// The outcome of a search at an environment.
      public enum Mark: String, Hashable, Sendable {
        /// The environment prefers nothing but itself, and is an item that can have the focus.
        case focusable
        /// The environment prefers nothing but itself and cannot have the focus; the search tries
        /// the items inside.
        case itself
        /// The environment prefers those listed below it.
        case prefers
        /// The environment is already on the path from the root to this node.
        case cycle
        /// The environment is listed further up with its preferences.
        case repeated
        /// The environment is too deep for its preferences to be listed.
        case cut
      }

      /// The environment's label.
      public let label: String
      /// The outcome of a search at this environment.
      public let mark: Mark
      /// The preferred environments, best first; empty unless `mark` is `prefers`.
      public let preferred: [Node]

      fileprivate func lines(depth: Int) -> [String] {
        let word =
          switch mark {
          case .focusable: ": focusable"
          case .itself: ": itself, not focusable"
          case .prefers: ""
          case .cycle: ": CYCLE, is above"
          case .repeated: ": see above"
          case .cut: ": …"
          }
        return [String(repeating: "  ", count: depth) + label + word]
          + preferred.flatMap { $0.lines(depth: depth + 1) }
      }
    }

    /// The tree in lines, one for each environment, indented by its depth.
    public var description: String { root.lines(depth: 0).joined(separator: "\n") }
  }
}

/// Builds the tree; lists the preferences of each environment once, so that the tree stays as small
/// as the hierarchy.
@MainActor
private struct PreferredTreeBuilder {
  let hierarchy: FocusHierarchy?
  private var listed: Set<ObjectIdentifier> = []

  /// The number of levels that are listed; a faulty chain may have no end.
  private static let deepest = 64

  init(hierarchy: FocusHierarchy?) { self.hierarchy = hierarchy }

  mutating func node(
    _ environment: any FocusEnvironment, path: [ObjectIdentifier]
  ) -> FocusDebugger.PreferredTree.Node {
    typealias Node = FocusDebugger.PreferredTree.Node
    let label = environment.focusDebugLabel
    let id = ObjectIdentifier(environment)
    let itself: Node.Mark = hierarchy?.isEligible(environment) == true ? .focusable : .itself
    if path.last == id { return Node(label: label, mark: itself, preferred: []) }
    if path.contains(id) { return Node(label: label, mark: .cycle, preferred: []) }
    let preferred = environment.preferredFocusEnvironments
    guard !preferred.isEmpty, !preferred.allSatisfy({ $0 === environment }) else {
      return Node(label: label, mark: itself, preferred: [])
    }
    guard listed.insert(id).inserted else {
      return Node(label: label, mark: .repeated, preferred: [])
    }
    guard path.count < Self.deepest else { return Node(label: label, mark: .cut, preferred: []) }
    return Node(
      label: label, mark: .prefers, preferred: preferred.map { node($0, path: path + [id]) })
  }
}
