import FocusGeometry
import Foundation

/// The input in a step of a walk, as a person would perform it.
package enum WalkInput: Hashable, Sendable {
  /// Presses a key, by its name, a number of times.
  case key(String, count: Int)
  /// Holds the keys of this name down until the checks of the step are done.
  case hold(String)
  /// Enters a text.
  case type(String)
  /// Clicks at a place in points of the window.
  case click(CGPoint, count: Int)
  /// Moves the pointer with the button down, while the modifiers of this name are down.
  case drag(from: CGPoint, to: CGPoint, with: String)
  /// Scrolls at a place in points of the window.
  case scroll(CGPoint)
  /// Changes to the focus model of this name.
  case model(String)
  case wait(milliseconds: Int)
  /// Changes the screen without any input; the text names the change in a word or two.
  case change(String)
}

extension WalkDocument {
  /// The input of each step; nil for a step that only checks.
  package var inputs: [WalkInput?] { steps.map(\.input) }

  /// The id of the scene; nil for a walk on a layout or in a program's own window.
  package var sceneID: String? {
    if case .scene(let scene) = screen { scene.id } else { nil }
  }

  /// Whether a step expects anything.
  package var expects: Bool { steps.contains { $0.checksState || $0.outcome != nil } }
}

extension WalkStep {
  fileprivate var input: WalkInput? {
    switch action {
    case .key(_, let name, let count): .key(name, count: count)
    case .hold(_, let name, _): .hold(name)
    case .type(let text): .type(text)
    case .click(let place, let count): .click(place.point, count: count)
    case .drag(let place, let end, _, let name):
      .drag(from: place.point, to: end.point, with: name)
    case .scroll(let place, _): .scroll(place.point)
    case .model(let model): .model(model.name)
    case .wait(let seconds): .wait(milliseconds: Int((seconds * 1000).rounded()))
    case .shot, nil: nil
    default: .change(name)
    }
  }
}
