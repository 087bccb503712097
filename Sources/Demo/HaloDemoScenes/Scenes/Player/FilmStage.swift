import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A film that grows out of a card, or shrinks into it.
///
/// It moves as one picture, the first frame of the film, with the picture of the card fading above
/// it; the film itself, of which each frame combines many layers, is shown only at its full size.
@MainActor
final class FilmStage: Decoration {
  private let film: FilmView
  private let still: ImageView
  private let picture: ImageView
  private let card: ImageView
  /// The size of the container at first; the frame of the card is out of date in another one.
  private let size: CGSize
  /// The frame of the focused card in the container.
  private let cardFrame: CGRect

  /// The durations of the fades, and the delays before them, in seconds.
  ///
  /// The picture fades while it is nearly as small as the card, so that its title is never seen
  /// large and translucent over the film.
  private enum Fade {
    static let picture: TimeInterval = 0.06
    static let film: TimeInterval = 0.1
    /// The film does not shrink, so it must not be seen beside its shrinking first frame.
    static let filmLeaving: TimeInterval = 0.04
    static let beforeFilm: TimeInterval = 0.3
    static let beforePicture: TimeInterval = 0.24
  }

  /// Creates a stage; nil if the card is not in a window.
  init?(_ film: FilmView, card: ImageView, in container: View) {
    guard let frame = card.frame(lifted: 1, in: container) else { return nil }
    self.film = film
    self.card = card
    cardFrame = frame
    size = container.bounds.size
    still = ImageView(image: film.film.still)
    picture = ImageView(image: card.image)
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(still)
    addSubview(picture)
  }

  /// Returns whether the card is still at the same place: the container has the same size.
  func fits(_ container: View) -> Bool { container.bounds.size == size }

  /// Lets the film grow from the card to the whole container.
  func grow(in container: View, duration: TimeInterval) {
    let lift = card.presented(.lift, card.lift)
    View.performWithoutAnimation {
      enter(container)
      place(card.frame(lifted: lift, in: container) ?? cardFrame, isOnCard: true)
      film.alpha = 0
      picture.alpha = 1
    }
    View.animate(withDuration: duration, in: container.window) {
      place(container.bounds, isOnCard: false)
    }
    View.animate(withDuration: Fade.picture, in: container.window) { picture.alpha = 0 }
    after(Fade.beforeFilm, in: container) { stage in
      View.animate(withDuration: Fade.film, in: stage.window) { stage.film.alpha = 1 }
    }
  }

  /// Lets the film shrink from the whole container to the card.
  func shrink(in container: View, duration: TimeInterval) {
    View.performWithoutAnimation {
      enter(container)
      place(container.bounds, isOnCard: false)
      picture.alpha = 0
    }
    View.animate(withDuration: duration, in: container.window) {
      place(cardFrame, isOnCard: true)
    }
    View.animate(withDuration: Fade.filmLeaving, in: container.window) { film.alpha = 0 }
    after(Fade.beforePicture, in: container) { stage in
      View.animate(withDuration: Fade.picture, in: stage.window) { stage.picture.alpha = 1 }
    }
  }

  private func after(
    _ delay: TimeInterval, in container: View, _ body: @escaping @MainActor (FilmStage) -> Void
  ) {
    _ = container.window?.perform(after: delay, changesKeys: false, isMotion: true) {
      [weak self] in
      if let self, superview != nil { body(self) }
    }
  }

  /// Moves the film into the stage, which is shown instead of the card.
  private func enter(_ container: View) {
    insertSubview(film, at: 1)
    container.addSubview(self)
    card.isHidden = true
  }

  /// Moves the film from the stage into a view, behind everything else there.
  func give(to view: View) {
    View.performWithoutAnimation {
      film.alpha = 1
      view.insertSubview(film, at: 0)
      film.frame = view.bounds
      removeFromSuperview()
    }
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
    still.frame = bounds
    film.frame = CGRect(x: -frame.minX, y: -frame.minY, width: size.width, height: size.height)
  }
}
