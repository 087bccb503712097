import HaloHosting
import HaloSceneGraph

/// The accessible tree before a step, with which the sentences of a screen reader about the step are
/// found.
@MainActor
struct WalkListener {
  private let window: Window
  private let before: AccessibleElement

  init(_ window: Window) {
    self.window = window
    before = window.accessibleTree()
    // Earlier announcements are no part of the step.
    _ = window.takeAnnouncements()
  }

  /// Returns the sentences about all changes since the listener was created, and the announcements.
  func sentences() -> [String] {
    AccessibleSpeech.change(
      from: before, to: window.accessibleTree(), announcements: window.takeAnnouncements())
  }
}
