import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The large picture of an entry, with a heart if the entry is a favourite.
@MainActor
final class CoverView: View, PressAnswering {
  /// Called when the picture is pressed.
  var pressed: (() -> Void)?
  private let picture = ImageView()
  private let badge = View()
  private let heart = ShapeView(symbol: Symbols.heartFilled)

  private static let radius: CGFloat = 16
  private static let badgeSide: CGFloat = 32

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "cover"
    picture.cornerRadius = Self.radius
    badge.cornerCurve = .circular
    badge.cornerRadius = Self.badgeSide / 2
    badge.backgroundColor = Color(white: 0, alpha: 0.5)
    heart.color = .white
    badge.addSubview(heart)
    for child in [picture, badge] { addSubview(child) }
  }

  func show(_ content: JournalPicture, isFavourite: Bool) {
    picture.image = content.cover
    accessibilityLabel = "Cover, \(content.artwork.title)"
    accessibilityValue = isFavourite ? "favourite" : nil
    badge.alpha = isFavourite ? 1 : 0
  }

  override var canBecomeFocused: Bool { true }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.type == .select }) else {
      return super.pressesBegan(presses, with: event)
    }
    View.animate(withDuration: 0.2, in: window) { pressed?() }
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .select ? .acts : .passes
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    picture.edgeColor =
      palette.border ?? Color(white: palette.isDark ? 1 : 0, alpha: palette.isDark ? 0.12 : 0.1)
    picture.isEdgeBold = palette.border != nil
  }

  override func layoutSubviews() {
    picture.frame = bounds
    let side = Self.badgeSide
    let left = window?.layoutDirection == .rightToLeft ? 12 : bounds.width - side - 12
    badge.frame = CGRect(x: left, y: 12, width: side, height: side)
    heart.frame = badge.bounds.insetBy(dx: 7, dy: 7)
    let effect = FocusHaloEffect(
      roundedRect: bounds, cornerRadius: Self.radius, curve: .continuous)
    effect.referenceView = picture
    focusEffect = effect
  }
}
