import Artwork
import Controls
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

/// Cards of two to five layers that lean under the keys, and the layers of the focused one drawn
/// apart.
@MainActor
final class LayeredImagesScene: TVSceneController {
  private let cards: [LayeredCard] = LayeredCard.all
  private lazy var exploded = ExplodedLayers(cards)
  private let heading = TVStyle.label("Layered images", size: 57, weight: .medium)
  private let text = TVStyle.label(
    "Nearer layers grow more and move further. Hold an arrow to lean, let go to come back.",
    size: 29, weight: .regular)

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    if case .lean = effect { "Lean; hold to stay" } else { nil }
  }

  private enum Metrics {
    static let margin: CGFloat = 80
    static let cardSize = CGSize(width: 404, height: 228)
    static let pitch: CGFloat = 404 + 48
    static let cardsTop: CGFloat = 236
    static let exploded = CGRect(x: 80, y: 560, width: 1760, height: 430)
  }

  override func viewDidLoad() {
    text.textColor = TVStyle.secondaryText
    [heading, text, exploded].forEach(canvas.addSubview)
    cards.forEach(canvas.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(heading, CGRect(x: Metrics.margin, y: 60, width: 900, height: 66))
    place(text, CGRect(x: Metrics.margin, y: 132, width: 1500, height: 36))
    for (index, card) in cards.enumerated() {
      place(
        card,
        CGRect(
          x: Metrics.margin + CGFloat(index) * Metrics.pitch, y: Metrics.cardsTop,
          width: Metrics.cardSize.width, height: Metrics.cardSize.height + card.captionExtent))
    }
    place(exploded, Metrics.exploded)
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
  /// What each layer is, back to front.
  let layerNames: [String]
  /// Whether the words are dark on a light picture.
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
