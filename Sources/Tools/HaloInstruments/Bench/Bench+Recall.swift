import Foundation
import HaloSceneGraph

extension Bench {
  /// Fills the history with the last seconds, including those before frames were kept, where the
  /// screen can be recreated.
  func recall() {
    guard !frames.isRecalled else { return }
    frames.recall(earlierFrames())
  }

  private func earlierFrames() -> FrameHistory? {
    guard let window = owner?.makeWindow(size: place.screen) else { return nil }
    window.resize(to: place.screen, scale: place.scale)
    window.setActive(screen.isActive)
    window.isTextDoubled = screen.isTextDoubled
    let until = frames.history.recent.first?.time ?? clock.now
    return Recall(in: window, hand: hand, until: until).history()
  }
}
