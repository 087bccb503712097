import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// The view for a `cell` of a layout: a row in a list, a tile elsewhere.
final class LayoutCell: CollectionViewCell, PicturedElement {
  var fields = ViewFields() {
    didSet {
      titleLabel.text = fields.shownTitle
      focusMayHaveChanged()
      setNeedsLayout()
      setNeedsUpdateConfiguration()
    }
  }
  var picture: Image? { didSet { setNeedsLayout() } }
  /// Whether the cell was created for a list.
  private let isRow: Bool
  /// Whether the cell has the background of a highlight.
  private(set) var isLit = false

  private let imageView = ImageView()
  private let titleLabel = Label()

  init(isRow: Bool) {
    self.isRow = isRow
    super.init(frame: .zero)
    for view in [imageView, titleLabel] { addSubview(view) }
  }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 !== imageView && $0 !== titleLabel }
  }

  // MARK: Appearance

  /// Whether the cell is a row, or a tile without a described ring that no picture, colour or inner
  /// view fills.
  ///
  /// Rings are for filled tiles (WWDC21 10260, 6:53; HIG, Focus and selection).
  var prefersHighlight: Bool { isRow || !isFilled && fields.halo == nil }

  var isFilled: Bool {
    picture != nil || fields.color?.alpha == 1
      || elements.contains {
        $0.isFilled && !$0.isHidden && $0.alpha == 1 && $0.frame.contains(bounds)
      }
  }

  /// The layout's views inside the cell.
  private var elements: [any LayoutElement] { subviews.compactMap { $0 as? any LayoutElement } }

  override func layoutSubviews() {
    let size = bounds.size
    cornerRadius = isRow ? min(10, size.height * 0.24) : LayoutStyle.radius(of: size)
    imageView.image = picture
    imageView.isHidden = picture == nil
    imageView.dimming = isRow || fields.shownTitle.isEmpty ? 0 : .beneathText
    let isMirrored = window?.layoutDirection == .rightToLeft
    if isRow {
      let side = picture == nil ? 0 : max(0, size.height - 12)
      let left = 12 + (picture == nil ? 0 : side + 10)
      let text = CGRect(x: left, y: 0, width: max(0, size.width - left - 12), height: size.height)
      let pictureFrame = CGRect(x: 10, y: 6, width: side, height: side)
      imageView.frame = isMirrored ? pictureFrame.mirrored(in: size.width) : pictureFrame
      titleLabel.frame = isMirrored ? text.mirrored(in: size.width) : text
      titleLabel.textAlignment = isMirrored ? .right : .left
      imageView.cornerRadius = min(6, side * 0.2)
    } else {
      imageView.frame = bounds
      imageView.cornerRadius = cornerRadius
      titleLabel.frame = bounds.insetBy(dx: min(10, size.width / 8), dy: 0)
      titleLabel.textAlignment = .center
    }
    titleLabel.fit(
      in: titleLabel.bounds.size, preferred: min(size.height * 0.42, style.isTV ? 29 : 17),
      weight: isRow ? .regular : .medium)
    setNeedsUpdateConfiguration()
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  func updateLooks() { setNeedsUpdateConfiguration() }

  override func updateConfiguration(using state: CellConfigurationState) {
    let style = style
    let shown = shownEffect
    isLit =
      state.isFocused && (shown == .highlight || (shown == .lift && style.isTV && picture == nil))
    let isChosen = state.isSelected || state.isHighlighted
    hairlineColor =
      isRow ? nil : state.isSelected ? style.accent : picture != nil ? nil : style.hairline
    let rest =
      fields.color ?? (isRow ? style.selection.withAlphaComponent(0) : style.surface)
    backgroundColor =
      isLit
      ? style.highlight.mixed(with: .black, by: state.isHighlighted ? 0.15 : 0)
      : isChosen && fields.color == nil ? style.selection : rest
    titleLabel.textColor =
      isLit
      ? style.highlightedText
      : fields.color.map { LayoutStyle.text(on: $0) }
        ?? (picture != nil && !isRow ? .white : style.text)
    titleLabel.alpha = fields.isEnabled ? 1 : 0.4
    for element in elements { element.updateLooks() }
    let size = max(bounds.width, bounds.height)
    focusedScale =
      shown != .lift
      ? 1 : isRow ? 1.03 : min(1.14, effectiveAppearance.lift.focusedScale(longestSide: size))
    shadow = nil
    liftedShadow =
      shown == .lift ? effectiveAppearance.lift.scaledLiftedShadow(for: bounds.size) : nil
  }

  /// Selects the cell in its list, or deselects it.
  func select(_ isChosen: Bool) {
    guard let list = collectionView else { return isSelected = isChosen }
    if isChosen || isSelected { list.selectItem(at: isChosen ? indexPath : nil) }
  }

  // MARK: Focus

  override var canBecomeFocused: Bool {
    focusBehaviour.canBecomeFocused
      ?? (fields.isEnabled && (collectionView == nil || super.canBecomeFocused))
  }
  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }

  override var focusItemState: FocusItemState {
    fields.isEnabled ? super.focusItemState : super.focusItemState.union(.disabled)
  }
}
