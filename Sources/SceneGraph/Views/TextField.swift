import FocusEngine
import FocusGeometry
import Foundation

/// A line of text to be filled in: UIKit's `UITextField`, as yet without its editing.
///
/// Focusable under every model.
open class TextField: Control {
  public var text = "" { didSet { textChanged() } }
  /// Seen while there is no text.
  public var placeholder = "" { didSet { textChanged() } }
  public var font = Font.systemFont(ofSize: 29) { didSet { textChanged() } }

  public let label = SurfaceLabel()
  private let caret = View()
  private let selection = View()

  public init(placeholder: String = "") {
    super.init(frame: .zero)
    self.placeholder = placeholder
    for view in [selection, label, caret] { addSubview(view) }
    label.surface = self
    caret.cornerRadius = effectiveAppearance.controls.caretWidth / 2
    selection.cornerRadius = 3
    textChanged()
  }

  private func textChanged() {
    label.text = text.isEmpty ? placeholder : text
    label.font = font
    setNeedsLayout()
    updateAppearance()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    let controls = effectiveAppearance.controls
    let isOnTV = look == .lift
    let isMirrored = window?.layoutDirection == .rightToLeft
    cornerRadius = min(
      isOnTV ? controls.fieldRadius.tv : controls.fieldRadius.desk, bounds.height / 2)
    // A tall field is roomy at its ends too.
    let least = isOnTV ? controls.textInset.tv : controls.textInset.desk
    let inset = min(max(least, bounds.height * 0.3), bounds.width / 6)
    let room = CGRect(x: inset, y: 0, width: bounds.width - 2 * inset, height: bounds.height)
    label.frame = room
    label.textAlignment = isMirrored ? .right : .left
    let unbounded = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let width = text.isEmpty ? 0 : min(label.sizeThatFits(unbounded).width, room.width)
    let height = (font.pointSize * 1.3).rounded()
    let line = CGRect(
      x: room.minX, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    let caretWidth = controls.caretWidth * (isOnTV ? 1.5 : 1)
    // Before a placeholder, which is not text to stand behind.
    let end = CGRect(
      x: text.isEmpty ? line.minX - caretWidth - 1 : line.maxX + 1, y: line.minY,
      width: caretWidth, height: height)
    let marked = line.insetBy(dx: -3, dy: 0)
    caret.frame = isMirrored ? end.mirrored(in: bounds.width) : end
    selection.frame = isMirrored ? marked.mirrored(in: bounds.width) : marked
  }

  // MARK: Looks

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    let state = state
    // A field that is selected is one whose text is: its surface is that of the desk at rest.
    let surfaceState = look == .halo ? state.subtracting(.selected) : state
    showSurface(scale: appearance.controls.fieldScale, for: surfaceState)
    var colors = appearance.controlColors(for: surfaceState, look: look)
    if look == .halo {
      // Text is neither a link nor a title, and the edge says that something goes in here.
      if !state.contains(.disabled) { colors.content = appearance.palette.label }
      hairlineColor = appearance.palette.label.faded(by: 0.28)
    }
    label.show(colors, isSecondary: text.isEmpty)
    let tint = look == .lift ? Palette.light.tint : appearance.palette.tint
    caret.backgroundColor = tint
    caret.alpha = state.contains(.focused) && !state.contains(.selected) ? 1 : 0
    selection.backgroundColor = tint.withAlphaComponent(0.30)
    selection.alpha = state.contains(.selected) && !text.isEmpty ? 1 : 0
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool { isOperable }

  /// A field stands alone among groups, so that arrows do not leave it (HIG).
  open override var focusGroupIdentifier: String? {
    // No identifier that was given has a space in front.
    get { super.focusGroupIdentifier ?? " text field \(displayID)" }
    set { super.focusGroupIdentifier = newValue }
  }
}
