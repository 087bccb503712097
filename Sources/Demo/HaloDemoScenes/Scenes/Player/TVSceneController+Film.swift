import Foundation
import HaloControllers
import HaloSceneGraph

extension TVSceneController {
  /// Presents a film that grows out of its card, while the canvas and the hints fade out.
  func show(_ player: FilmController, hiding hintBar: HintBar?) {
    let duration: TimeInterval = 0.12
    present(player, animated: true)
    player.grow()
    fadeCanvasOut(withDuration: duration)
    View.animate(withDuration: duration, in: view.window) { hintBar?.alpha = 0 }
  }

  /// Fades the hints in after a film, and the canvas when the film has nearly faded out.
  func fadeIn(after player: FilmController?, showing hintBar: HintBar?) {
    let duration: TimeInterval = 0.3
    let window = player?.view.window
    fadeCanvasIn(withDuration: duration, delay: 0.16, in: window)
    View.animate(withDuration: duration, in: window) { hintBar?.alpha = 1 }
  }
}
