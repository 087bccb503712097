import FocusEngine
import FocusGeometry
import Foundation

/// A row with symbol, title and a quiet value at its end: UIKit's `UICollectionViewListCell` with
/// its content and background configurations.
///
/// Rows show focus by a highlight, not by a halo (HIG, "Focus and selection").
open class CollectionViewListCell: CollectionViewCell {
  public let symbolView = ShapeView()
  public let titleLabel = Label()
  public let valueLabel = Label()
  private let background = View()

  public init(title: String, symbol: ShapeView.Symbol? = nil, value: String = "") {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17)
    valueLabel.text = value
    valueLabel.font = .systemFont(ofSize: 15, monospacedDigits: true)
    valueLabel.textAlignment = .right
    symbolView.symbol = symbol
    for view in [background, symbolView, titleLabel, valueLabel] { addSubview(view) }
  }

  open override var defaultFocusEffect: FocusEffect? { nil }

  open override func layoutSubviews() {
    background.frame = bounds
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side: CGFloat = 22
    var left: CGFloat = 12
    if symbolView.symbol != nil {
      place(
        symbolView, CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side))
      left += side + 12
    }
    let valueWidth =
      valueLabel.text.isEmpty
      ? 0 : valueLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    let right = bounds.width - 12 - valueWidth
    // Half a point lower: smaller type in the middle of a row stands higher than the title.
    place(valueLabel, CGRect(x: right, y: 0.5, width: valueWidth, height: bounds.height))
    place(
      titleLabel,
      CGRect(x: left, y: 0, width: max(0, right - 8 - left), height: bounds.height))
    titleLabel.textAlignment = isMirrored ? .right : .left
  }

  open override func updateConfiguration(using state: CellConfigurationState) {
    let appearance = effectiveAppearance
    let palette = appearance.palette
    background.cornerRadius = appearance.rows.radius
    let isFilled = state.isFocused && state.isWindowActive
    background.backgroundColor =
      isFilled
      ? palette.highlight.mixed(with: .black, by: state.isHighlighted ? 0.15 : 0)
      : state.isSelected || state.isHighlighted || state.isFocused
        ? palette.unfocusedSelection : palette.unfocusedSelection.withAlphaComponent(0)
    background.borderColor = state.isSelected && !isFilled ? palette.border : nil
    titleLabel.textColor = isFilled ? palette.onTint : palette.label
    valueLabel.textColor = isFilled ? palette.onTintSecondary : palette.secondaryLabel
    symbolView.color = isFilled ? palette.onTint : palette.symbol
  }
}
