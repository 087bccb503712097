import FocusGeometry
import Foundation

/// What the debugger answers: `description` is text for a terminal, without a final line end.
public protocol FocusDebuggerOutput: CustomStringConvertible, Sendable {}

/// Questions about focus, for a debugger's prompt and for tests: UIKit's `UIFocusDebugger`
/// (Apple, Debugging focus issues in your app).
///
/// Asking changes nothing: no environment is asked whether focus may move, and nothing moves.
/// Preferences and focus items are read as a search reads them.
@MainActor
public enum FocusDebugger {
  /// The commands, for a debugger's prompt.
  public static func help() -> Help { Help() }

  /// Every living system, in the order in which they were made.
  public static func status() -> Status {
    Status(systems: FocusSystem.living.map(Status.System.init))
  }

  /// What has the focus in one system, and its last update.
  public static func status(of system: FocusSystem) -> Status {
    Status(systems: [Status.System(system)])
  }

  /// The commands and what they answer.
  public struct Help: FocusDebuggerOutput {
    /// The list of commands, as it is printed in a debugger.
    public var description: String {
      """
      FocusDebugger.status()                                 what has the focus, in every system
      FocusDebugger.status(of: system)                       the same of one
      FocusDebugger.checkFocusability(for: item)             all that keeps an item from the focus
      FocusDebugger.simulateFocusUpdateRequest(from: place)  where a request would go, step by step
      FocusDebugger.checkFocusGroupTree(for: place)          focus groups in Tab order
      FocusDebugger.focusLoop(for: system)                   what Tab goes through, with its place
      FocusDebugger.preferredFocusEnvironments(for: place)   what prefers what
      Nothing moves. Every update is logged with -UIFocusLoggingEnabled YES or HALO_FOCUS_LOG=1.
      """
    }
  }

  /// What has the focus.
  public struct Status: FocusDebuggerOutput {
    /// Those asked about, in the order in which they were made.
    public let systems: [System]

    /// One system at the moment of the question.
    public struct System: Hashable, Sendable {
      /// The label of the hierarchy's root; nil when it is gone.
      public let root: String?
      /// The name of the focus model.
      public let model: String
      /// The label of the focused item; nil for none.
      public let focused: String?
      /// The item that waits for a focus key (deferral).
      public let deferred: String?
      /// The last update or attempt; nil before the first.
      public let lastUpdate: FocusExplanation?
    }

    /// The systems one after the other, as they are printed in a debugger.
    public var description: String {
      guard !systems.isEmpty else { return "There is no focus system." }
      return systems.map(\.description).joined(separator: "\n")
    }
  }
}

extension FocusDebugger.Status.System: CustomStringConvertible {
  @MainActor
  init(_ system: FocusSystem) {
    root = system.root?.focusDebugLabel
    model = system.model.name
    focused = system.focusedItem?.focusDebugLabel
    deferred = system.focusedItem == nil ? system.deferredItem?.focusDebugLabel : nil
    lastUpdate = system.lastExplanation
  }

  /// What has the focus in the system, then its last update on a line of its own.
  public var description: String {
    let state =
      if let focused {
        "\(focused) has the focus"
      } else if let deferred {
        "nothing has the focus; \(deferred) waits for a focus key"
      } else {
        "nothing has the focus"
      }
    let last = lastUpdate.map { "\n  last: \($0.headline)" } ?? ""
    return "\(root ?? "no root"), model \(model): \(state)\(last)"
  }
}
