import ArgumentParser
import HaloHosting
import HaloSceneGraph

/// The option for the focus loop debugger, for every command that shows a screen.
struct FocusLoopOptions: ParsableArguments {
  @Flag(
    help: "Show the order of Tab while Alt is held, and focus groups while Alt and Control are.")
  var focusLoopDebugger = false

  /// Whether UIKit's launch argument `-UIFocusLoopDebuggerEnabled YES` was given.
  @MainActor static var isLaunchedWithDebugger = false

  @MainActor
  func apply(to window: Window) {
    if focusLoopDebugger || Self.isLaunchedWithDebugger { window.isFocusLoopDebuggerEnabled = true }
  }
}

/// Modifier keys, joined by `+`.
struct HoldArgument: ExpressibleByArgument {
  let keys: [Key]

  static let defaultCompletionKind = CompletionKind.list(["alt", "ctrl", "ctrl+alt", "super"])

  init?(argument: String) {
    guard let keys = try? Key.modifiers(named: argument) else { return nil }
    self.keys = keys
  }
}
