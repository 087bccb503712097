import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The view for a `region` of a layout: it represents a part of the backdrop and only draws its
/// focus effect.
///
/// The part of the backdrop beneath it is what lifts.
final class LayoutRegion: View, LayoutElement, AccessibleKind {
  var fields = ViewFields() {
    didSet {
      focusMayHaveChanged()
      setNeedsLayout()
      updateLooks()
    }
  }

  private let piece = RaisedPiece()
  private weak var canvas: LayoutCanvas?

  init(on canvas: LayoutCanvas) {
    self.canvas = canvas
    super.init(frame: .zero)
    // The picture contains everything that covers something; regions hide nothing.
    focusBehaviour.isTransparent = true
    addSubview(piece)
  }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 !== piece }
  }

  override var liftedView: View { piece }

  // MARK: Appearance

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  override func layoutSubviews() {
    piece.frame = bounds
    (cornerRadius, cornerCurve) = corners
    (piece.cornerRadius, piece.cornerCurve) = corners
    updateLooks()
  }

  /// The radius and curve of the corners: those of the layout's ring, otherwise slightly rounded,
  /// like most controls.
  private var corners: (CGFloat, CornerCurve) {
    switch fields.halo?.shape ?? .inferred {
    case .rounded(let radius, let curve): (radius, curve)
    case .rect, .path: (0, .continuous)
    case .inferred: (min(8, min(bounds.width, bounds.height) * 0.2), .continuous)
    }
  }

  func updateLooks() {
    let lift = effectiveAppearance.lift
    let size = max(bounds.width, bounds.height)
    let lifts = shownEffect == .lift && canBecomeFocused
    piece.focusedScale = lifts ? min(1.12, lift.focusedScale(longestSide: size)) : 1
    piece.liftedShadow = lifts ? lift.scaledLiftedShadow(for: bounds.size) : nil
    (piece.shine, piece.rim) = (lift.shineOpacity, lift.rimOpacity)
    // Only regions that can lift have a piece, since each is a picture of its own.
    if lifts, let canvas {
      piece.show(convert(bounds, to: canvas), of: canvas)
    } else {
      piece.clear()
    }
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard isHighlightedByFocus else { return }
    // The backdrop must remain visible through it.
    builder.add(.fill(boundsShape(), .color(style.highlight.withAlphaComponent(0.4))))
    builder.addLine(inside: boundsShape(), color: style.highlight)
  }

  // MARK: Focus

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }

  override var focusItemState: FocusItemState {
    super.focusItemState.union(fields.focusItemState)
  }

  // MARK: Accessibility

  var knownAccessibility: KnownAccessibility {
    let holds = (fields.role?.holdsOthers ?? true) && !canBecomeFocused
    var known = KnownAccessibility(isElement: !holds, role: fields.role)
    if fields.isSelected { known.traits.insert(.selected) }
    if !fields.isEnabled { known.traits.insert(.notEnabled) }
    known.isOn = fields.role == .switch ? fields.isSelected : nil
    return known
  }
}

/// The piece of a backdrop that lifts with the focus; it is not drawn at rest, since the backdrop
/// shows the same.
private final class RaisedPiece: ImageView {
  private var shown: (rect: CGRect, backdrop: Image?)?

  /// Shows the part of the canvas in `rect`, in the canvas's points.
  func show(_ rect: CGRect, of canvas: LayoutCanvas) {
    if let shown, shown.rect == rect, shown.backdrop == canvas.backdrop { return }
    shown = (rect, canvas.backdrop)
    image = canvas.piece(in: rect)
  }

  func clear() { (shown, image) = (nil, nil) }

  override func draw(into builder: inout DisplayListBuilder) {
    guard builder.lift > 0.001 || builder.listsUpcoming else { return }
    super.draw(into: &builder)
  }
}
