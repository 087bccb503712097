import Foundation
import HaloDisplayList

@testable import FocusEngine
@testable import HaloControllers
@testable import HaloDemoScenes
@testable import HaloSceneGraph

/// Everything that a person or a program can observe of a window at one moment, except for its hint
/// line.
@MainActor
struct Observation {
  var focus: ObjectIdentifier?
  /// The state for screen readers, because in the model tv a selected button looks like a focused
  /// one.
  var focusState: FocusItemState?
  var firstResponder: ObjectIdentifier?
  /// The screens that lie over each other.
  var screens: [ObjectIdentifier]
  var hasShortcutList: Bool
  /// The settings of the window.
  var appearance: FocusAppearance
  var model: FocusModel?
  var log: [String]
  /// The display items by their ids.
  var drawn: [DisplayItemID: DisplayItem]

  init(_ window: Window, at time: TimeInterval, log: [String]) {
    let items = window.frame(at: time).items
    focus = window.focusSystem?.focusedItem.map(ObjectIdentifier.init)
    focusState = window.focusSystem?.focusedItem?.focusItemState
    firstResponder = window.firstResponder.map(ObjectIdentifier.init)
    screens = Self.screens(of: window).map(ObjectIdentifier.init)
    hasShortcutList = window.showsShortcuts
    appearance = window.appearance
    model = window.focusSystem?.model
    self.log = log
    var hints: Set<UInt64> = []
    for bar in window.hintBars {
      hints.insert(bar.displayID)
      bar.forEachDescendant { hints.insert($0.displayID) }
    }
    drawn = Dictionary(
      items.filter { !hints.contains($0.id.view) }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// The screens that were pushed and presented, from the bottom.
  static func screens(of window: Window) -> [ViewController] {
    var screens: [ViewController] = []
    window.forEachDescendant { view in
      guard let stack = view.owner as? NavigationController else { return }
      screens += stack.viewControllers.dropFirst()
    }
    var screen = window.rootViewController?.presentedViewController
    while let presented = screen {
      screens.append(presented)
      screen = presented.presentedViewController
    }
    return screens
  }

  /// The ids of items that are drawn differently in the other observation, or not at all.
  func drawnDifferences(from other: Observation) -> Set<DisplayItemID> {
    Set(drawn.keys).union(other.drawn.keys).filter { drawn[$0] != other.drawn[$0] }
  }

  /// Whether the observations differ in anything but `restless` items, which change by themselves
  /// as a film does.
  func differs(from other: Observation, but restless: Set<DisplayItemID>) -> Bool {
    focus != other.focus || focusState != other.focusState
      || firstResponder != other.firstResponder || screens != other.screens
      || hasShortcutList != other.hasShortcutList || log != other.log
      || appearance != other.appearance || model != other.model
      || !drawnDifferences(from: other).subtracting(restless).isEmpty
  }
}
