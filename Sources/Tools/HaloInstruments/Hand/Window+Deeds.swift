import Foundation
import HaloSceneGraph

extension Window {
  /// Does what a hand did.
  func receive(_ deed: HandLog.Deed, at time: TimeInterval) {
    switch deed {
    case .key(let key, let phase): send(key, phase: phase, at: time)
    case .pressed(let point): pointerPressed(at: point, at: time)
    case .released(let point): pointerReleased(at: point, at: time)
    case .moved(let point): pointerMoved(to: point, at: time)
    case .scrolled(let distance, let type, let point):
      pointerScrolled(by: distance, type, at: point, time: time)
    case .text(let text): insertText(text, at: time)
    }
  }
}
