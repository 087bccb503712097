import ArgumentParser
import HaloHosting
import HaloSceneGraph

/// The option for the focus loop debugger, for every command that shows a screen.
struct FocusLoopOptions: ParsableArguments {
  @Flag(
    help: """
      Show the order of Tab while Alt is held, and the focus groups while Alt and Control are held.
      """)
  var focusLoopDebugger = false

  /// Whether UIKit's launch argument `-UIFocusLoopDebuggerEnabled YES` was given.
  @MainActor static var isLaunchedWithDebugger = false

  @MainActor
  func apply(to window: Window) {
    if focusLoopDebugger || Self.isLaunchedWithDebugger { window.isFocusLoopDebuggerEnabled = true }
  }
}

/// Modifier keys, joined by `+`.
struct HoldArgument {
  let keys: [Key]

  static let completion = CompletionKind.list(["alt", "ctrl", "ctrl+alt", "super"])

  /// Creates the modifiers that a text names.
  ///
  /// - Throws: `ValidationError` with the expected form.
  init(parsing text: String) throws {
    guard let keys = try? Key.modifiers(named: text) else {
      throw ValidationError("expected modifiers joined by +, such as alt or ctrl+alt")
    }
    self.keys = keys
  }
}
