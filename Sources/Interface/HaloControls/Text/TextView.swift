import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A text of several lines that is edited, and scrolls inside itself: UIKit's `UITextView`.
///
/// What has the focus is edited. Return breaks the line and Tab puts in a tab; Ctrl-Tab and
/// Shift-Tab leave it, as arrows do not. Other keys: see `TextCommand`.
open class TextView: ScrollView, TextInput, PointerPasteTarget, TextInputTraits, AccessibleKind {
  /// The committed text.
  ///
  /// Setting it puts the caret at the end and forgets what could be undone; the delegate is not told.
  public var text: String {
    get { content.string }
    set {
      content = EditableText(admitted(newValue))
      textChanged()
    }
  }
  /// 17 points unless set.
  public var font = Font.systemFont(ofSize: 17) { didSet { textChanged() } }
  /// nil: the palette's colour of text.
  public var textColor: Color? { didSet { textChanged() } }
  /// `natural`: to the side where reading begins.
  public var textAlignment = TextAlignment.natural { didSet { textChanged() } }
  /// Between the edges and the text, in points.
  public var textContainerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { textChanged() }
  }
  /// Whether a person may change the text; false also takes the focus away.
  public var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable { endEditing() }
      focusMayHaveChanged()
      textChanged()
    }
  }
  /// The most UTF-8 bytes that a person may make the text; 256 KiB unless set.
  ///
  /// What would make it longer than that is not put in at all, and the window's `noticeHandler` is
  /// told. Setting ``text`` is not limited.
  public var maximumLength = 256 << 10
  /// Asked and told about editing; held weakly, and nil: every change is allowed.
  public weak var delegate: (any TextViewDelegate)?
  /// What the text is meant for.
  public var inputTraits = InputTraits()

  /// The text with all that belongs to editing it.
  package internal(set) var content = EditableText()
  /// From `beginEditing` to `endEditing`; see `isEditing`.
  var isBeingEdited = false
  var dragging: TextDragging?
  let caret = TextCaret()
  let highlight = TextHighlight()
  let page = TextPage()
  let breaker = TextBreaker()
  /// Whether the caret has moved since the last layout, and is to be seen.
  var followsCaret = false
  /// Where the caret wants to be in lines that it goes through by arrows up and down, in points.
  var wantedX: CGFloat?

  /// An empty text.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    keepsContentSize = true
    for view in [highlight, page, caret] as [View] { addSubview(view) }
  }

  func textChanged() {
    followsCaret = isEditing
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
  }

  open override func didScroll() {
    super.didScroll()
    setNeedsLayout()
  }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    setNeedsLayout()
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool {
    isEditable && (focusBehaviour.canBecomeFocused ?? true)
  }

  open override var focusItemState: FocusItemState { super.focusItemState.union(.takesText) }

  /// The view's own: arrows do not leave it.
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? ownGroupIdentifier("text view") }
    set { super.focusGroupIdentifier = newValue }
  }

  /// A ring where focus is shown by rings.
  open override var defaultFocusEffect: FocusEffect? {
    window?.focusSystem?.model.look == .lift ? nil : FocusHaloEffect()
  }

  open override var isClickable: Bool { isEditable }
  open override var ownPointerShape: PointerShape? { isEditable ? .verticalBeam : .arrow }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  /// Unless the delegate keeps the text edited.
  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  // MARK: Keys and commands

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

  /// `types` for what goes into the text.
  open func answer(to key: Key) -> KeyAnswer { forecast(key) }

  open override var keyCommands: [KeyCommand]? { editingKeyCommands }

  open override var responses: [Selector: @MainActor (Any?) -> Void] { editingResponses }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Accessibility

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility(role: .textField)
    known.labelView = labelBeside
    known.label = known.labelView?.accessibleName
    known.value = text.isEmpty ? nil : text
    known.text = accessibleText
    return known
  }

  package func performKnown(_ action: AccessibleAction) -> Bool {
    isOperable && performEditing(action)
  }

  package func accessibleFrame(ofText range: Range<Int>) -> CGRect? {
    frame(ofCharacters: range)
  }
}
