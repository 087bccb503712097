import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A `region` of a layout: stands for something that the backdrop shows, and draws nothing of its
/// own but how it shows the focus.
///
/// What rises is the piece of the backdrop beneath it.
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
    // Whatever covers something in the picture is drawn there; regions hide nothing.
    focusBehaviour.isTransparent = true
    addSubview(piece)
  }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 !== piece }
  }

  override var liftedView: View { piece }

  // MARK: Looks

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

  /// As the layout says of the ring; otherwise a little round, as most things on screens are.
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
    piece.liftedShadow = lifts ? lift.liftedShadow : nil
    (piece.shine, piece.rim) = (lift.shineOpacity, lift.rimOpacity)
    // Only what may rise: each piece is a picture of its own.
    if lifts, let canvas {
      piece.show(convert(bounds, to: canvas), of: canvas)
    } else {
      piece.clear()
    }
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard isHighlightedByFocus else { return }
    // What it stands for has to be seen through it.
    builder.add(.fill(boundsShape(), .color(style.highlight.withAlphaComponent(0.4))))
    builder.addLine(inside: boundsShape(), of: self, color: style.highlight)
  }

  // MARK: Focus

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }

  override var focusItemState: FocusItemState {
    super.focusItemState.union(fields.focusItemState)
  }

  // MARK: Accessibility

  var knownAccessibility: KnownAccessibility {
    let holds =
      switch fields.role {
      case nil: !canBecomeFocused
      case .window, .alert, .group, .list, .grid, .tabBar, .segmentedControl, .landmark:
        !canBecomeFocused
      default: false
      }
    var known = KnownAccessibility(isElement: !holds, role: fields.role)
    if fields.isSelected { known.traits.insert(.selected) }
    if !fields.isEnabled { known.traits.insert(.notEnabled) }
    known.isOn = fields.role == .switch ? fields.isSelected : nil
    return known
  }
}

/// The piece of a backdrop that rises with the focus; at rest it is not drawn, as the backdrop shows
/// the same.
private final class RaisedPiece: ImageView {
  private var shown: (rect: CGRect, backdrop: Image?)?

  /// Shows what the canvas shows in `rect`, which is in its points.
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
