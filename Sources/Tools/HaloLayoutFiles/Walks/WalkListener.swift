import HaloHosting
import HaloSceneGraph

/// The knowledge of a screen reader before a step, from which it says what the step has changed.
@MainActor
struct WalkListener {
  private let window: Window
  private let before: AccessibleElement

  init(_ window: Window) {
    self.window = window
    before = window.accessibleTree()
    // What was announced earlier is no part of the step.
    _ = window.takeAnnouncements()
  }

  /// Returns the sentences about the step.
  func sentences() -> [String] {
    AccessibleSpeech.change(
      from: before, to: window.accessibleTree(), announcements: window.takeAnnouncements())
  }
}
