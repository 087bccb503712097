import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// An editable text of several lines that scrolls: UIKit's `UITextView`.
///
/// The text is being edited while it has the focus. Return inserts a line break and Tab a tab;
/// Ctrl-Tab and Shift-Tab leave the view, and arrows do not. Option with an arrow up or down moves by
/// paragraphs. Other keys are those of `TextCommand`.
open class TextView: ScrollView, TextInput, PointerPasteTarget, TextInputTraits, AccessibleKind {
  /// The committed text.
  ///
  /// Setting it puts the caret at the end and clears the undo history; the delegate is not
  /// notified.
  public var text: String {
    get { content.string }
    set {
      content = EditableText(admitted(newValue))
      textChanged()
    }
  }
  /// The font; 17 points by default.
  public var font = Font.systemFont(ofSize: 17) { didSet { textChanged() } }
  /// The colour of the text; nil for the palette's label colour.
  public var textColor: Color? { didSet { textChanged() } }
  /// The alignment of lines; `natural` aligns a line to the side where its reading begins.
  public var textAlignment = TextAlignment.natural { didSet { textChanged() } }
  /// The space between the edges and the text, in points.
  public var textContainerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { textChanged() }
  }
  /// Whether the user may edit the text; if false, the view cannot be focused.
  public var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable { endEditing() }
      focusMayHaveChanged()
      textChanged()
    }
  }
  /// The length in UTF-8 bytes up to which the user may extend the text; 256 KiB by default.
  ///
  /// An insertion that would exceed it is refused as a whole, and reported to the window's
  /// `noticeHandler`. Setting ``text`` is not limited.
  public var maximumLength = 256 << 10
  /// The object that is asked about changes and notified of editing, held weakly; if it is nil,
  /// every change is allowed.
  public weak var delegate: (any TextViewDelegate)?
  /// The hints about the purpose of the text.
  public var inputTraits = InputTraits()

  /// The text with its selection, marked text and undo history.
  package internal(set) var content = EditableText()
  /// Whether `beginEditing` was called without `endEditing`; see `isEditing`.
  var isBeingEdited = false
  var dragging: TextDragging?
  let caret = TextCaret()
  let highlight = TextHighlight()
  let page = TextPage()
  let breaker = TextBreaker()
  /// Whether the next layout scrolls to the caret.
  var followsCaret = false
  /// The x in points that the caret returns to in lines reached by up and down arrows; nil after
  /// other keys.
  var wantedX: CGFloat?

  /// Creates an empty text view.
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

  /// The focus group of the view; by default a group of its own, which arrows do not leave.
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? ownGroupIdentifier("text view") }
    set { super.focusGroupIdentifier = newValue }
  }

  /// A ring; nil under models that lift items.
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

  /// Whether the view may stop being first responder; false while the delegate refuses to end
  /// editing.
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

  /// Handles a key that types, edits or moves the caret; returns false for a key that goes on to
  /// focus.
  open func receive(_ key: Key) -> Bool { take(key) }

  /// Returns `types` for a key that edits or moves the caret, and `passes` for other keys.
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
