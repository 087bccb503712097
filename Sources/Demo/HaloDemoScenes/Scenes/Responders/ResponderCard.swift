import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A focusable card that may or may not accept to be the first responder.
@MainActor
final class ResponderCard: View {
  enum Kind {
    case accepting
    /// The card refuses to be the first responder, so its controller becomes it.
    case refusing
    /// The card responds to the controller's command itself.
    case answering
  }

  let kind: Kind
  /// The number of times this card was marked.
  private(set) var marks = 0 { didSet { count.text = marks == 0 ? "" : "\(marks)" } }
  /// Called with the responder when a press reaches it on its way up the chain.
  var heard: ((Responder) -> Void)?

  var name: String { title.text }

  private let title: SurfaceLabel
  private let note: SurfaceLabel
  private let count = SurfaceLabel("", font: .systemFont(ofSize: 22, weight: .semibold))

  init(_ kind: Kind) {
    self.kind = kind
    let words =
      switch kind {
      case .accepting: ("Accepts", "Becomes the first responder.")
      case .refusing: ("Refuses", "Leaves it to the board, its controller.")
      case .answering: ("Marks itself", "Answers to the board’s command first.")
      }
    title = SurfaceLabel(words.0, font: .systemFont(ofSize: 17, weight: .semibold))
    note = SurfaceLabel(words.1, font: .systemFont(ofSize: 13))
    super.init(frame: .zero)
    note.numberOfLines = 0
    cornerRadius = 14
    for label in [title, note, count] {
      label.surface = self
      addSubview(label)
    }
  }

  override var canBecomeFocused: Bool { true }
  override var canBecomeFirstResponder: Bool { kind != .refusing }
  override var defaultFocusEffect: FocusEffect? { FocusHaloEffect() }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    kind == .answering ? ["mark": { [weak self] _ in self?.mark() }] : [:]
  }

  func mark() { View.animate(withDuration: 0.2, in: window) { marks += 1 } }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    heard?(self)
    super.pressesBegan(presses, with: event)
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let width = bounds.width - 36
    // Low cards have their number beside the text, others below it.
    let isLow = bounds.height < 120
    let words = isLow ? width - 36 : width
    let top: CGFloat = isLow ? 10 : 16
    place(title, CGRect(x: 18, y: top, width: words, height: 24))
    // The text begins at the top, however many lines it has.
    let room = bounds.height - top - 26 - (isLow ? 6 : 44)
    let size = note.sizeThatFits(CGSize(width: words, height: .infinity))
    place(note, CGRect(x: 18, y: top + 26, width: words, height: min(room, size.height)))
    place(
      count,
      CGRect(
        x: 18, y: isLow ? ((bounds.height - 28) / 2).rounded() : bounds.height - 42, width: width,
        height: 28))
    for label in [title, note] { label.textAlignment = isMirrored ? .right : .left }
    count.textAlignment = isMirrored ? .left : .right
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations { self.appearanceDidChange() }
  }

  /// Shows the focused card as a platter, like rows, if the focus model lifts.
  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    let isPlatter = looksFocused && window?.focusSystem?.model.look == .lift
    backgroundColor = isPlatter ? palette.focusedControl : palette.card
    hairlineColor = palette.separator
    borderColor = palette.border
    shadow = Shadow(offsetY: 2, sigma: 5, color: Color(white: 0, alpha: 0.08))
    title.textColor = palette.label
    note.textColor = palette.secondaryLabel
    count.textColor = palette.symbol
    for label in [title, count] { label.raisedTextColor = palette.focusedControlLabel }
    note.raisedTextColor = palette.focusedControlLabel.withAlphaComponent(0.8)
  }
}
