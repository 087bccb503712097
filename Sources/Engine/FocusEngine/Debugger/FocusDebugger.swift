import FocusGeometry
import Foundation

/// An answer of the debugger; `description` is text for a terminal, without a trailing newline.
public protocol FocusDebuggerOutput: CustomStringConvertible, Sendable {}

/// Queries about focus, for a debugger's prompt and for tests: UIKit's `UIFocusDebugger` (Apple,
/// Debugging focus issues in your app).
///
/// A query changes nothing: no environment is asked whether focus may move, and nothing moves.
/// Preferences and focus items are read as a search reads them.
@MainActor
public enum FocusDebugger {
  /// Returns the list of commands, for a debugger's prompt.
  public static func help() -> Help { Help() }

  /// Returns the state of every living focus system, in the order of their creation.
  public static func status() -> Status {
    Status(systems: FocusSystem.living.map(Status.System.init))
  }

  /// Returns the focused item of one system, and its last update.
  public static func status(of system: FocusSystem) -> Status {
    Status(systems: [Status.System(system)])
  }

  /// The commands and their answers.
  public struct Help: FocusDebuggerOutput {
    /// The list of commands, as it is printed in a debugger.
    public var description: String {
      """
      FocusDebugger.status()                                 the focused item of every system
      FocusDebugger.status(of: system)                       the focused item of one system
      FocusDebugger.checkFocusability(for: item)             why an item cannot have the focus
      FocusDebugger.simulateFocusUpdateRequest(from: place)  where a request would move focus
      FocusDebugger.checkFocusGroupTree(for: place)          the focus groups in Tab order
      FocusDebugger.focusLoop(for: system)                   the stops of Tab and their frames
      FocusDebugger.preferredFocusEnvironments(for: place)   the preferred environments, nested
      A place is any focus environment. No query moves focus.
      To log every update, pass -UIFocusLoggingEnabled YES or set HALO_FOCUS_LOG=1.
      """
    }
  }

  /// The focused items of one or more systems.
  public struct Status: FocusDebuggerOutput {
    /// The systems asked about, in the order of their creation.
    public let systems: [System]

    /// The state of one system at the moment of the query.
    public struct System: Hashable, Sendable {
      /// The label of the hierarchy's root; nil when the root has been freed.
      public let root: String?
      /// The name of the focus model.
      public let model: String
      /// The label of the focused item; nil for none.
      public let focused: String?
      /// The label of the item that the next focus key will show, under models that defer focus;
      /// nil for none, and while an item has the focus.
      public let deferred: String?
      /// The last update or attempt; nil before the first.
      public let lastUpdate: FocusExplanation?
    }

    /// The state of each system, in the order of ``systems``.
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

  /// The focused item of the system, then its last update on a line of its own.
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
