import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloLists
import HaloSceneGraph

/// A row with a place and its picture; with multiple selection, a tick shows whether it is
/// selected.
@MainActor
final class PlaceRow: CollectionViewListCell {
  static let height: CGFloat = 56
  private static let tickSide: CGFloat = 22

  private let tick = ShapeView(symbol: Symbols.circle)
  var showsTick = false { didSet { if showsTick != oldValue { setNeedsUpdateConfiguration() } } }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(tick)
  }

  /// Shows a place; nil for the row that adds one.
  func show(_ place: Artwork?) {
    var content = ListContentConfiguration.subtitleCell()
    content.text = place?.title ?? "Add a place…"
    content.secondaryText = place?.place
    let size = CGSize(width: 52, height: 40)
    content.image = place?.image(size: CGSize(width: 2 * size.width, height: 2 * size.height))
    content.symbol = place == nil ? Symbols.plus : nil
    content.imageProperties.maximumSize = place == nil ? CGSize(width: 22, height: 22) : size
    content.imageProperties.reservedLayoutSize = size
    contentConfiguration = content
    bringSubviewToFront(tick)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.tickSide
    let rect = CGRect(
      x: bounds.width - side - 14, y: (bounds.height - side) / 2, width: side, height: side)
    tick.frame = window?.layoutDirection == .rightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    let palette = effectiveAppearance.palette
    let isFilled = state.isFocused && state.isWindowActive && state.look == .halo
    tick.symbol = state.isSelected ? Symbols.tickedCircle : Symbols.circle
    tick.color =
      isFilled
      ? palette.onTint
      : state.isFocused && state.isWindowActive
        ? palette.focusedControlLabel : state.isSelected ? palette.icon : palette.secondaryLabel
    tick.alpha = showsTick ? 1 : 0
  }
}
