import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLockups
import HaloSceneGraph

/// Cards of two to five layers that lean under the keys, and the exploded layers of the focused
/// card.
@MainActor
final class LayeredImagesScene: TVSceneController {
  private let cards: [LayeredCard] = LayeredCard.all
  private lazy var exploded = ExplodedLayers(cards)
  private let heading = TVStyle.label("Layered images", size: 57, weight: .medium)
  private let text = TVStyle.label("", size: 29, weight: .regular)

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    if case .lean = effect { "Lean; hold to stay" } else { nil }
  }

  private enum Metrics {
    /// The space between cards, which remains when a card grows by 35 points to each side.
    static let cardGap: CGFloat = 52
    static let cardSize = CGSize(width: 404, height: 228)
    /// The height of heading and text, and the space from there to the cards.
    static let titlesHeight: CGFloat = 108
    static let belowTitles: CGFloat = 68
    /// The space from the captions to the layers.
    static let belowCards: CGFloat = 16
    /// The largest and smallest heights of the layers.
    static let explodedHeight: CGFloat = 430
    static let smallestExplodedHeight: CGFloat = 300
    /// The height from which cards are in two rows, and the space between the rows.
    static let tallRoom: CGFloat = 1700
    static let rowGap: CGFloat = 64
  }

  override func viewDidLoad() {
    text.textColor = TVStyle.secondaryText
    [heading, text, exploded].forEach(canvas.addSubview)
    cards.forEach(canvas.addSubview)
  }

  /// Places everything in a column in the middle of the canvas.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.text =
      view.effectiveAppearance.prefersReducedMotion
      ? "Nearer layers grow more. With reduced motion they do not lean."
      : "Nearer layers grow and move more. Hold an arrow to lean, let go to come back."
    let room = contentArea
    let width = min(room.width, 1760)
    let left = room.midX - width / 2
    let isTall = room.height > Metrics.tallRoom
    let columns = isTall ? (cards.count + 1) / 2 : cards.count
    let rows = CGFloat((cards.count + columns - 1) / columns)
    let most = (width + Metrics.cardGap) / CGFloat(columns)
    let pitch = isTall ? most : min(456, most)
    let cardWidth =
      isTall ? pitch - Metrics.cardGap : min(Metrics.cardSize.width, pitch - Metrics.cardGap)
    let cardHeight = (cardWidth * Metrics.cardSize.height / Metrics.cardSize.width).rounded()
    let captions = cards.map(\.captionExtent).max() ?? 0
    let rowPitch = cardHeight + captions + Metrics.rowGap
    let others = Metrics.titlesHeight + rows * rowPitch - Metrics.rowGap
    let free = room.height - others
    // In a low window the gaps shrink before the layers do.
    let gaps = Metrics.belowTitles + Metrics.belowCards
    let explodedHeight = max(
      Metrics.smallestExplodedHeight, min(Metrics.explodedHeight * 1.26, free - gaps))
    let part = max(0.3, min(2, (free - explodedHeight) / gaps))
    let height = min(room.height, others + gaps * part + explodedHeight)
    // A block a little above the middle seems to be in the middle.
    let top = (room.minY + (room.height - height) * 0.4).rounded()
    place(heading, CGRect(x: left, y: top, width: width, height: 66))
    place(text, CGRect(x: left, y: top + 72, width: width, height: 36))
    let cardsTop = (top + Metrics.titlesHeight + Metrics.belowTitles * part).rounded()
    for (index, card) in cards.enumerated() {
      card.contentSize = CGSize(width: cardWidth, height: cardHeight)
      place(
        card,
        CGRect(
          x: left + CGFloat(index % columns) * pitch,
          y: cardsTop + CGFloat(index / columns) * rowPitch, width: cardWidth,
          height: cardHeight + card.captionExtent))
    }
    place(
      exploded,
      CGRect(
        x: left, y: top + height - explodedHeight, width: width, height: explodedHeight))
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [cards[cards.count - 1]] }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let card = context.nextFocusedView as? LayeredCard else { return }
    exploded.show(card)
  }
}

/// A card whose picture is a stack of layers.
@MainActor
final class LayeredCard: TVPosterView {
  let stack: LayeredImage
  /// The names of the layers in drawing order.
  let layerNames: [String]
  /// Whether the title is dark on a light picture.
  let isLight: Bool

  init?(_ artwork: Artwork, title: String? = nil, layerNames: [String]) {
    let size = CGSize(width: 404, height: 228)
    guard let stack = artwork.layeredPoster(size: size, count: layerNames.count) else { return nil }
    self.stack = stack
    self.layerNames = layerNames
    isLight = artwork.isLight
    super.init(image: nil, title: title ?? artwork.place, subtitle: "\(layerNames.count) layers")
    imageView.layeredImage = stack
    accessibilityIdentifier = "\(layerNames.count)-layers"
  }

  static var all: [LayeredCard] {
    [
      LayeredCard(Skies.aurora, layerNames: ["Picture", "Title"]),
      LayeredCard(Waters.lighthouse, layerNames: ["Sky", "Sea", "Title"]),
      LayeredCard(
        Voyages.balloons, title: "Nine Balloons over the Sleeping Valley",
        layerNames: ["Sky", "Hills", "Near", "Title"]),
      LayeredCard(
        Cities.lateShift, layerNames: ["Sky", "Far", "Mid", "Near", "Title"]),
    ].compactMap { $0 }
  }
}
