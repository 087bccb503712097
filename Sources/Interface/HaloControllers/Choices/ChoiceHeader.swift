import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The upper line of a panel: the typed text after a magnifying glass, or the title of a list.
@MainActor
final class ChoiceHeader: Decoration {
  var panel: ChoicePanel {
    didSet {
      update()
      setNeedsLayout()
    }
  }
  private let glass = ShapeView(symbol: .magnifyingGlass)
  /// The view that clips a typed text that is too long: it hides the beginning, so that the end
  /// stays visible.
  private let excerpt = View()
  private let text = Label()
  private let caret = View()

  init(_ panel: ChoicePanel) {
    self.panel = panel
    super.init(frame: .zero)
    excerpt.clipsToBounds = true
    addSubview(glass)
    addSubview(excerpt)
    excerpt.addSubview(text)
    excerpt.addSubview(caret)
    update()
  }

  override func appearanceDidChange() { update() }

  private func update() {
    let (palette, style) = (effectiveAppearance.palette, effectiveAppearance.choices)
    glass.isHidden = panel.query == nil
    caret.isHidden = panel.query == nil
    glass.color = palette.secondaryLabel
    caret.backgroundColor = palette.tint
    caret.cornerRadius = 1
    let isEmpty = panel.query?.isEmpty != false
    text.text = isEmpty ? panel.title : panel.query ?? ""
    text.font = panel.query == nil ? style.titleFont : style.queryFont
    text.textColor = isEmpty ? palette.secondaryLabel : palette.label
  }

  /// The width of the caret, in points.
  private static let caretWidth: CGFloat = 2
  /// The space for the caret at each end of the text, in points.
  private static let caretRoom: CGFloat = 4

  override func layoutSubviews() {
    let style = effectiveAppearance.choices
    let isMirrored = window?.layoutDirection == .rightToLeft
    let inset = style.inset + style.textInset
    var room = CGRect(x: inset, y: 0, width: bounds.width - 2 * inset, height: bounds.height)
    if panel.query != nil {
      let side = style.glassSide
      let place = CGRect(
        x: inset, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
      glass.frame = isMirrored ? place.mirrored(in: bounds.width) : place
      let gap = side + style.textInset
      room = CGRect(
        x: room.minX + gap, y: 0, width: room.width - gap, height: bounds.height)
    }
    // The caret needs space before the first letter and after the last one.
    room = room.insetBy(dx: -Self.caretRoom, dy: 0)
    excerpt.frame = isMirrored ? room.mirrored(in: bounds.width) : room
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let most = room.width - 2 * Self.caretRoom
    let wish = text.sizeThatFits(unbounded).width.rounded(.up)
    let isTyped = panel.query?.isEmpty == false
    let frame = CGRect(
      x: Self.caretRoom - (isTyped ? max(0, wish - most) : 0), y: 0,
      width: isTyped ? wish : min(wish, most), height: bounds.height)
    text.frame = isMirrored ? frame.mirrored(in: room.width) : frame
    let height = (style.queryFont.pointSize * 1.3).rounded()
    let bar = CGRect(
      x: isTyped ? frame.maxX + 1 : 0, y: ((bounds.height - height) / 2).rounded(),
      width: Self.caretWidth, height: height)
    caret.frame = isMirrored ? bar.mirrored(in: room.width) : bar
  }
}
