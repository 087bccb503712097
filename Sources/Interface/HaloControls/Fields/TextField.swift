import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A line of text to be filled in: UIKit's `UITextField`.
///
/// Focusable under every model. Where focus is a ring, what has the focus is edited; where it
/// lifts, select begins and Return or Escape ends. Keys: see `TextCommand`.
open class TextField: Control, TextInput, PointerPasteTarget, TextInputTraits {
  /// What surrounds the text: UIKit's `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Sendable {
    /// Nothing: the text alone.
    case none
    /// As `roundedRect`.
    case line
    /// As `roundedRect`.
    case bezel
    /// A surface with round corners.
    case roundedRect
  }

  /// The committed text; line breaks become spaces.
  ///
  /// Setting it puts the caret at the end and forgets what could be undone; `editingChanged` is not
  /// called.
  public var text: String {
    get { content.string }
    set {
      content = EditableText(newValue.singleLine)
      textChanged()
    }
  }
  /// Seen while there is no text.
  public var placeholder = "" { didSet { textChanged() } }
  /// Of text and placeholder: 17 points unless set, 29 where the field was made with a placeholder.
  public var font = Font.systemFont(ofSize: 17) {
    didSet {
      textChanged()
      invalidateIntrinsicContentSize()
    }
  }
  /// Of the text, where the field is not lifted; nil: the palette's.
  public var textColor: Color? { didSet { updateAppearance() } }
  /// What surrounds the text; `roundedRect` unless set, as UIKit's `none` leaves nothing to be seen.
  public var borderStyle = BorderStyle.roundedRect { didSet { textChanged() } }
  /// What the text is meant for.
  public var inputTraits = InputTraits()
  /// Shown as dots, and neither copied nor cut.
  public var isSecureTextEntry = false { didSet { textChanged() } }
  /// Before the text, as large as it is; nil for none.
  public var leftView: View? {
    didSet {
      guard leftView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      leftView.map(addSubview)
      setNeedsLayout()
    }
  }
  /// The most UTF-8 bytes that a person may make the text; 4 MiB unless set.
  ///
  /// What would make it longer than that is not put in at all, and the window's `noticeHandler` is
  /// told. Setting ``text`` is not limited.
  public var maximumLength = 4 << 20
  /// When a button that empties the field is at its end.
  public var clearButtonMode = ViewMode.never { didSet { textChanged() } }
  var clearButton: TextClearButton?
  /// Asked and told about editing; held weakly, and nil: every change is allowed.
  public weak var delegate: (any TextFieldDelegate)?
  /// Called after a person has changed the text (`editingChanged`).
  public var editingChanged: (() -> Void)?

  /// The text with all that belongs to editing it.
  package internal(set) var content = EditableText()
  /// From `beginEditing` to `endEditing`; see `isEditing`.
  var isBeingEdited = false
  /// The selection that is being dragged; nil while no button is down.
  var dragging: TextDragging?
  let line = TextFieldLine()
  /// Shows the text, or the placeholder.
  public var label: SurfaceLabel { line.label }

  /// An empty field, with a font of 17 points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(line)
    label.surface = self
    textChanged()
  }

  /// An empty field, with a font of 29 points.
  public convenience init(placeholder: String) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: 29)
    self.placeholder = placeholder
  }

  /// Twice as high as its type, and wide enough for the placeholder.
  open override var intrinsicContentSize: CGSize {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let inset = borderStyle == .none ? 0 : effectiveAppearance.controls.textInset.desk
    return CGSize(
      width: label.sizeThatFits(unbounded).width + 2 * (inset + TextFieldLine.bleed),
      height: (font.pointSize * (borderStyle == .none ? 1.3 : 2)).rounded())
  }

  func textChanged() {
    label.font = font
    showText(excerpt)
    setNeedsLayout()
    updateAppearance()
  }

  // MARK: Layout

  open override func layoutSubviews() { arrange() }

  /// Called by the text beside it, or else by what stands in it while it is empty, as a search is
  /// in any case: above it stands what is searched.
  package override var knownAccessibility: KnownAccessibility {
    var known = super.knownAccessibility
    let isSearch = self is SearchTextField
    known.role = isSecureTextEntry ? .secureTextField : isSearch ? .searchField : .textField
    known.labelView = isSearch ? nil : labelBeside
    known.label = known.labelView?.accessibleName ?? placeholder
    if !text.isEmpty {
      let count = text.count == 1 ? "1 character" : "\(text.count) characters"
      known.value = isSecureTextEntry ? count : text
    }
    known.text = accessibleText
    return known
  }

  package override func performKnown(_ action: AccessibleAction) -> Bool {
    isOperable && performEditing(action)
  }

  package override func accessibleFrame(ofText range: Range<Int>) -> CGRect? {
    frame(ofCharacters: range)
  }

  // MARK: Looks

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    let state = state
    // With rings, a selected field shows its selected text on an unchanged surface.
    let surfaceState = look == .halo ? state.subtracting(.selected) : state
    if borderStyle == .none, look == .halo {
      (backgroundColor, borderColor, shadow, liftedShadow) = (.clear, nil, nil, nil)
    } else {
      showSurface(scale: appearance.controls.fieldScale, for: surfaceState)
    }
    var colors = appearance.controlColors(for: surfaceState, look: look)
    if look == .halo {
      // The text has the label colour, not the tint; the hairline marks it as a field.
      if !state.contains(.disabled) { colors.content = textColor ?? appearance.palette.label }
      hairlineColor = borderStyle == .none ? nil : appearance.palette.label.faded(by: 0.28)
    }
    label.show(colors, isSecondary: isEmpty)
    matchClearButton()
    showCaret()
    setNeedsLayout()
  }

  /// Updates the caret; with an `exhibitedState` it is shown where focus alone begins editing.
  func showCaret() {
    if let exhibitedState {
      line.caret.show(
        isStill: true,
        if: exhibitedState.contains(.focused) && !exhibitedState.contains(.selected)
          && look == .halo)
    } else {
      let isSeen = content.selection.isEmpty || !content.markedText.isEmpty
      line.caret.show(if: isEditing && isSeen && window?.isActive == true)
    }
  }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    // Another focus model may be one whose focus edits.
    if isFirstResponder, look != .lift { beginEditing() }
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool {
    isOperable && (focusBehaviour.canBecomeFocused ?? true)
  }
  open override var ownPointerShape: PointerShape? { isOperable ? .verticalBeam : .arrow }
  open override var focusItemState: FocusItemState { super.focusItemState.union(.takesText) }

  /// A field is a focus group of its own, so that arrows do not leave it (WWDC21 10260, 12:08),
  /// unless it is given another's: while focus moves inside that, what is typed still goes here.
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? ownGroupIdentifier("text field") }
    set { super.focusGroupIdentifier = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isOperable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if look != .lift || window?.isFirstResponderFollowingFocus == false { beginEditing() }
    return true
  }

  /// Unless the delegate keeps the field edited.
  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  // MARK: Keys and commands

  /// Not pressable while editing, when Return and Space are text.
  package override var isPressable: Bool { isEnabled && !isEditing }
  package override func activate() {
    if isEnabled, isFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true {
      beginEditing()
    }
  }
  package override var actsWhenActivated: Bool { isEnabled }

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !beginDragging(presses) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    if !drag(presses) { super.pressesChanged(presses, with: event) }
  }

  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    dragging = nil
    super.pressesEnded(presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    dragging = nil
    super.pressesCancelled(presses, with: event)
  }

  /// Takes a key that types, edits or moves the caret; false: it goes on to focus.
  open func receive(_ key: Key) -> Bool { take(key) }

  /// `types` for what goes into the text, `acts` where Return or Escape does something.
  open func answer(to key: Key) -> KeyAnswer { forecast(key) }

  /// true where focus lifts and no other item has it: there Escape ends editing.
  open var takesEscape: Bool { look == .lift && !focusIsElsewhere }

  open override var keyCommands: [KeyCommand]? { editingKeyCommands }

  open override var responses: [Selector: @MainActor (Any?) -> Void] { editingResponses }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }
}
