import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A cell without configurations, which the system therefore does not style: it draws its colour,
/// its focus and its selection by hand (WWDC21 10260, 7:30).
@MainActor
final class HandStyledCell: CollectionViewCell {
  private let color: Color
  private var isLit = false

  init(_ name: String, _ color: Color) {
    self.color = color
    super.init(frame: .zero)
    accessibilityIdentifier = "cell-\(name.lowercased())"
    accessibilityLabel = name
    cornerRadius = Self.radius
    focusEffect = nil
  }

  private static let radius: CGFloat = 10

  /// Called when the focus, the selection or a press changes.
  override func updateConfiguration(using state: CellConfigurationState) {
    isLit = state.isFocused
    alpha = state.isHighlighted ? 0.7 : 1
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    let inset: CGFloat = isLit ? 8 : 0
    let swatch = bounds.insetBy(dx: inset, dy: inset)
    if isLit {
      let frame = Shape.rounded(
        bounds.insetBy(dx: 2, dy: 2), radius: Self.radius, curve: .continuous)
      builder.add(.stroke(frame, width: 4, color: palette.label, dash: []))
    }
    builder.add(
      .fill(
        .rounded(swatch, radius: Self.radius - (isLit ? 5 : 0), curve: .continuous),
        .color(color)))
    guard isSelected else { return }
    let dot = CGRect(x: bounds.midX - 5, y: bounds.midY - 5, width: 10, height: 10)
    builder.add(.fill(.path(BezierPath(ovalIn: dot)), .color(.white)))
  }

  static func all() -> [HandStyledCell] {
    [
      HandStyledCell("Red", Color(hex: 0xB3372F)), HandStyledCell("Amber", Color(hex: 0xA0620A)),
      HandStyledCell("Green", Color(hex: 0x2F7D3B)), HandStyledCell("Teal", Color(hex: 0x0F7378)),
      HandStyledCell("Blue", Color(hex: 0x2A5DB0)), HandStyledCell("Violet", Color(hex: 0x7A479F)),
    ]
  }
}
