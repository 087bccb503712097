import Foundation
import Hosting
import SceneGraph

extension TextField {
  /// What `take(_:)` would make of a key.
  func forecast(_ key: Key) -> KeyAnswer {
    guard let window, let model = window.focusSystem?.model else { return .passes }
    let isElsewhere = focusIsElsewhere
    switch key.keyCode {
    case .return, .select: return isElsewhere ? .passes : forecastReturn(key)
    case .escape: return takesEscape ? .acts : .passes
    case .space where isElsewhere && model.activationKeys.contains(.space): return .passes
    default: break
    }
    guard let command = TextCommand(key, scheme: window.modifierScheme) else { return .passes }
    switch command {
    case .insert, .delete: return .types
    case _ where isElsewhere: return .passes
    case .step(let side, let extending):
      let takes =
        canStep(to: side, extending: extending) || extending || model.arrowScope != .everywhere
      return takes ? .types : .passes
    case .leap, .move: return .types
    }
  }

  /// The delegate's answer is not known before Return is pressed; it counts as the default.
  private func forecastReturn(_ key: Key) -> KeyAnswer {
    guard key.modifierFlags.isDisjoint(with: .chord) else { return .passes }
    return look == .lift || answersReturn ? .acts : .passes
  }
}
