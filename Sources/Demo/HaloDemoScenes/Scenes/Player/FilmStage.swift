import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The opening through which a film is seen while it grows out of a card or shrinks into it.
///
/// The film keeps its size, so that no frame needs its layers in another one; the picture of the card
/// fills the opening and fades.
@MainActor
final class FilmStage: Decoration {
  private let film: FilmView
  private let picture: ImageView
  private let card: ImageView
  /// The size of the container at first; the frame of the card is out of date in another one.
  private let size: CGSize
  /// The frame of the card, focused, in the container.
  private let cardFrame: CGRect

  /// The seconds in which the picture of the card fades out after a delay, and in.
  private static let fade = (delay: 0.06, out: 0.24, in: 0.2)

  /// Creates a stage; nil if the card is not in a window.
  init?(_ film: FilmView, card: ImageView, in container: View) {
    guard let frame = card.frame(lifted: 1, in: container) else { return nil }
    self.film = film
    self.card = card
    cardFrame = frame
    size = container.bounds.size
    picture = ImageView(image: card.image)
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(picture)
  }

  /// Whether the card is still where it was.
  func fits(_ container: View) -> Bool { container.bounds.size == size }

  /// Lets the film grow from the card to the whole container.
  func grow(in container: View, duration: TimeInterval) {
    let lift = card.presented(.lift, card.lift)
    View.performWithoutAnimation {
      enter(container)
      place(card.frame(lifted: lift, in: container) ?? cardFrame, isOnCard: true)
      picture.alpha = 1
    }
    View.animate(withDuration: duration, in: container.window) {
      place(container.bounds, isOnCard: false)
    }
    _ = container.window?.perform(after: Self.fade.delay, changesKeys: false, isMotion: true) {
      [weak self] in
      guard let self else { return }
      View.animate(withDuration: Self.fade.out, in: window) { picture.alpha = 0 }
    }
  }

  /// Lets the film shrink from the whole container to the card.
  func shrink(in container: View, duration: TimeInterval) {
    View.performWithoutAnimation {
      enter(container)
      place(container.bounds, isOnCard: false)
      picture.alpha = TVSceneController.hiddenAlpha
    }
    View.animate(withDuration: duration, in: container.window) {
      place(cardFrame, isOnCard: true)
    }
    View.animate(withDuration: Self.fade.in, in: container.window) { picture.alpha = 1 }
  }

  /// Takes the film, and the place of the card.
  private func enter(_ container: View) {
    insertSubview(film, at: 0)
    container.addSubview(self)
    card.isHidden = true
  }

  /// Shows the card again; to be called when the film is gone.
  func leave() {
    card.isHidden = false
    removeFromSuperview()
  }

  private func place(_ frame: CGRect, isOnCard: Bool) {
    self.frame = frame
    cornerRadius =
      isOnCard ? card.cornerRadius * frame.width / max(1, card.bounds.width) : 0
    picture.frame = bounds
    film.frame = CGRect(x: -frame.minX, y: -frame.minY, width: size.width, height: size.height)
  }
}
