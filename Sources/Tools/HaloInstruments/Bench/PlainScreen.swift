import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// A screen of unknown origin, which can be looked at but not recreated.
@MainActor
final class PlainScreen: BenchSubject {
  private unowned let window: Window
  private let direction: LayoutDirection
  private let appearance: FocusAppearance

  init(_ window: Window) {
    self.window = window
    direction = window.layoutDirection
    appearance = window.appearance
  }

  var name: String { "screen" }
  var title: String { window.title }
  var walkSubject: WalkSubject { .program(window.title) }

  var looks = BenchLooks() {
    didSet {
      // Without preferences, the screen keeps the program's own appearance.
      let new =
        looks.preferences == AppearancePreferences()
        ? appearance
        : looks.preferences.appearance(otherwise: appearance.userInterfaceStyle)
      window.appearance = new.tuned(by: looks.tuning)
      window.layoutDirection = looks.direction.direction ?? direction
    }
  }

  func makeWindow(size: CGSize) -> Window? { nil }
  func tell(_ text: String) { window.noticeHandler?(text) }
}
