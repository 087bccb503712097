import Foundation
import HaloHosting
import HaloSceneGraph

extension TextEditor {
  /// Returns what `take(_:)` would do with a key; changes nothing.
  func forecast(_ key: Key) -> KeyAnswer {
    guard let window, let model = window.focusSystem?.model else { return .passes }
    let isElsewhere = focusIsElsewhere
    switch key.keyCode {
    case .return, .select: return isElsewhere ? .passes : forecastReturn(key)
    case .escape: return takesEscape ? .acts : .passes
    case .space where isElsewhere && model.effectiveActivationKeys.contains(.space): return .passes
    default: break
    }
    guard
      let command = TextCommand(
        key, scheme: window.modifierScheme, hasSeveralLines: hasSeveralLines)
    else { return .passes }
    switch command {
    case .insert, .delete: return .types
    case _ where isElsewhere: return .passes
    default: return takesMovement(by: command) ? .types : .passes
    }
  }
}
