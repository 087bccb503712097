import Foundation
import HaloSceneGraph

/// Sizes, appearance, and the active state of the window.
extension Bench {
  package func resize(to size: CGSize, scale: CGFloat) {
    let before = place.scale
    if scale != before { room.rescale(by: before / scale) }
    place.scale = scale
    place.total = size
    let hasPanel = panelHost.panel != nil
    let isAnswer = room.answer(size, hasPanel: hasPanel)
    if hasPanel {
      // A size that the panel asked for, or another scale, keeps the screen's size; a user who
      // drags the window's edge resizes the screen.
      if isAnswer {
        screen.resize(to: place.screen, scale: scale)
      } else if scale != before {
        resizeScreen(to: place.screen)
      } else {
        resizeScreen(to: smallest(place.stage.size))
      }
      matchPanel()
    } else {
      resizeScreen(to: size)
    }
    placer.forget()
    setNeedsFrame()
  }

  /// The size for the screen, at least 640 × 400 points: the smallest window that the host gives.
  private func smallest(_ size: CGSize) -> CGSize {
    CGSize(width: max(640, size.width), height: max(400, size.height))
  }

  func resizeScreen(to size: CGSize) {
    // Beside the panel a screen of fixed size has its own points, in which instruments mark it.
    let size = panelHost.panel == nil ? size : screen.screenCanvas?.size ?? size
    place.screen = size
    screen.resize(to: size, scale: place.scale)
    for other in others { other.resize(to: size, scale: place.scale) }
    setNeedsScreen()
  }

  /// Called when the screen's appearance has changed.
  func looksDidChange() {
    for each in instruments { each.looksDidChange() }
    frames.want(2)
    setNeedsPanel()
  }

  package func setActive(_ active: Bool) {
    screen.setActive(active)
    for other in others { other.setActive(active) }
    if !active { panelHost.panel?.hasKeyboard = false }
    frames.want(2)
    setNeedsPanel()
  }
}
