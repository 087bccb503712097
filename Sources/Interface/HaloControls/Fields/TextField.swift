import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// A single line of editable text: UIKit's `UITextField`.
///
/// It can be focused under every model. Under models that draw a ring, the focused field is being
/// edited; under models that lift items, a select press begins editing and Return or Escape ends
/// it. The keys are those of `TextCommand`.
open class TextField: Control, TextInput, PointerPasteTarget, TextInputTraits {
  /// The border around the text: UIKit's `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// The same as `roundedRect`.
    case line
    /// The same as `roundedRect`.
    case bezel
    /// A surface with round corners.
    case roundedRect
  }

  /// The committed text; line breaks become spaces.
  ///
  /// Setting it puts the caret at the end and clears the undo history; `editingChanged` is not
  /// called.
  public var text: String {
    get { content.string }
    set {
      content = EditableText(newValue.singleLine)
      textChanged()
    }
  }
  /// The text that is shown while the field is empty.
  public var placeholder = "" { didSet { textChanged() } }
  /// The font of text and placeholder: 17 points by default, 29 if the field was created with a
  /// placeholder.
  public var font = Font.systemFont(ofSize: 17) {
    didSet {
      textChanged()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text under models that draw a ring; nil for the palette's label colour.
  public var textColor: Color? { didSet { updateAppearance() } }
  /// The border around the text; the default is `roundedRect`, since UIKit's `none` shows nothing.
  public var borderStyle = BorderStyle.roundedRect { didSet { textChanged() } }
  /// The hints about the purpose of the text.
  public var inputTraits = InputTraits()
  /// Whether letters are shown as dots, and can be neither copied nor cut.
  public var isSecureTextEntry = false { didSet { textChanged() } }
  /// A view before the text, placed with the size of its bounds; nil for none.
  public var leftView: View? {
    didSet {
      guard leftView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      leftView.map(addSubview)
      setNeedsLayout()
    }
  }
  /// The length in UTF-8 bytes up to which the user may extend the text; 4 MiB by default.
  ///
  /// An insertion that would exceed it is refused as a whole, and reported to the window's
  /// `noticeHandler`. Setting ``text`` is not limited.
  public var maximumLength = 4 << 20
  /// The times at which the button that clears the text is shown; never by default.
  public var clearButtonMode = ViewMode.never { didSet { textChanged() } }
  var clearButton: TextClearButton?
  /// The object that is asked about changes and notified of editing, held weakly; if it is nil,
  /// every change is allowed.
  public weak var delegate: (any TextFieldDelegate)?
  /// Called after the user has changed the text (`editingChanged`).
  public var editingChanged: (() -> Void)?

  /// The text with its selection, marked text and undo history.
  package internal(set) var content = EditableText()
  /// Whether `beginEditing` was called without `endEditing`; see `isEditing`.
  var isBeingEdited = false
  /// The selection that is being dragged; nil while no button is down.
  var dragging: TextDragging?
  let line = TextFieldLine()
  /// The label that shows the text, or the placeholder while there is none.
  public var label: SurfaceLabel { line.label }

  /// Creates an empty field with a font of 17 points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(line)
    label.surface = self
    textChanged()
  }

  /// Creates an empty field with a font of 29 points.
  public convenience init(placeholder: String) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: 29)
    self.placeholder = placeholder
  }

  /// The size in points that shows the whole text, or the placeholder if there is none; twice as
  /// high as the font's size, or 1.3 times without a border.
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

  /// The element as assistive technology sees it.
  ///
  /// The field is named by the text beside it, or else by its placeholder. A search field always
  /// has its placeholder as its name, since the text above it names what is searched.
  package override var knownAccessibility: KnownAccessibility {
    var known = super.knownAccessibility
    let isSearch = self is SearchTextField
    known.role = isSecureTextEntry ? .secureTextField : isSearch ? .searchField : .textField
    known.labelView = isSearch ? nil : labelBeside
    known.label = known.labelView?.accessibleName ?? placeholder
    if !text.isEmpty {
      known.value =
        isSecureTextEntry
        ? Localization.text("1 character", plural: "%1 characters", count: text.count) : text
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

  // MARK: Appearance

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    let state = state
    // Under models that draw a ring, a selected field shows its selected text on an unchanged
    // surface.
    let surfaceState = look == .halo ? state.subtracting(.selected) : state
    if borderStyle == .none, look == .halo {
      (backgroundColor, borderColor, shadow, liftedShadow) = (.clear, nil, nil, nil)
      glassSurface = nil
    } else {
      showSurface(scale: appearance.controls.fieldScale, for: surfaceState)
    }
    var colors = appearance.controlColors(for: surfaceState, look: look)
    if look == .halo {
      // The text has the label colour, not the tint; the hairline marks it as a field.
      if !state.contains(.disabled) {
        colors.content = textColor ?? appearance.palette.label
        colors.secondaryContent = appearance.palette.placeholder
      }
      hairlineColor = borderStyle == .none ? nil : appearance.palette.label.faded(by: 0.28)
    }
    label.show(colors, isSecondary: isEmpty)
    matchClearButton()
    showCaret()
    setNeedsLayout()
  }

  /// Updates the caret; with a focused `exhibitedState` it is shown where focus alone begins
  /// editing.
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
    // Focus may begin editing under the new focus model.
    if isFirstResponder, look != .lift { beginEditing() }
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool {
    isOperable && (focusBehaviour.canBecomeFocused ?? true)
  }
  open override var ownPointerShape: PointerShape? { isOperable ? .verticalBeam : .arrow }
  open override var focusItemState: FocusItemState { super.focusItemState.union(.takesText) }

  /// The focus group of the field; by default a group of its own, which arrows do not leave (WWDC21
  /// 10260, 12:08).
  ///
  /// If it is set to the group of other items, focus moves among them while keys still type here.
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

  /// Whether the field may stop being first responder; false while the delegate refuses to end
  /// editing.
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

  /// Whether a select press activates the field; false while editing, as Return and Space are text
  /// then.
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

  /// Handles a key that types, edits or moves the caret; returns false for a key that goes on to
  /// focus.
  open func receive(_ key: Key) -> Bool { take(key) }

  /// Returns `types` for a key that edits or moves the caret, `acts` where Return or Escape has an
  /// effect, and `passes` for other keys.
  open func answer(to key: Key) -> KeyAnswer { forecast(key) }

  /// Whether Escape ends editing: true under models that lift items, while no other item has the
  /// focus.
  open var takesEscape: Bool { look == .lift && !focusIsElsewhere }

  open override var keyCommands: [KeyCommand]? { editingKeyCommands }

  open override var responses: [Selector: @MainActor (Any?) -> Void] { editingResponses }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }
}
