import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A tile that can have the focus, with a command for Return, which the system takes unless the
/// command has priority (WWDC21 10260, 0:39 and 19:14).
@MainActor
final class OverrideTile: View, PressAnswering {
  let name: String
  /// Called when a press has selected the tile.
  var selected: (() -> Void)?
  /// Called when the command for Return has been performed.
  var stamped: (() -> Void)?
  /// Whether the tile refuses every update that would give it the focus.
  var isRefusing = false { didSet { if isRefusing != oldValue { appearanceDidChange() } } }
  /// Called when the tile has refused an update.
  var refused: (() -> Void)?
  private(set) var isMarked = false
  private(set) var stamps = 0
  private var isDown = false { didSet { alpha = isDown ? 0.7 : 1 } }
  private let command: KeyCommand
  private let title: Label
  private let note: Label
  private let state = Label("", font: .systemFont(ofSize: 13, weight: .semibold))

  init(_ id: String, _ name: String, _ note: String, command: KeyCommand) {
    self.name = name
    self.command = command
    title = Label(name, font: .systemFont(ofSize: 15, weight: .semibold))
    self.note = Label(note, font: .systemFont(ofSize: 12))
    super.init(frame: .zero)
    accessibilityIdentifier = id
    accessibilityLabel = name
    accessibilityTraits = .button
    cornerRadius = 12
    self.note.numberOfLines = 0
    for label in [title, self.note, state] { addSubview(label) }
  }

  func toggleMark() {
    isMarked.toggle()
    show()
  }

  private func show() {
    let words = [isMarked ? "selected" : "", stamps > 0 ? "Return: \(stamps)" : ""]
    state.text = words.filter { !$0.isEmpty }.joined(separator: " · ")
    accessibilityValue = state.text.isEmpty ? nil : state.text
    setNeedsLayout()
  }

  // MARK: Focus and commands

  override var canBecomeFocused: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
  override var defaultFocusEffect: FocusEffect? {
    window?.focusSystem?.model.look == .lift ? nil : FocusHaloEffect()
  }

  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    guard isRefusing, context.nextFocusedItem === self else { return true }
    if window?.isForecasting != true { refused?() }
    return false
  }

  override var keyCommands: [KeyCommand]? { isFocused ? [command] : nil }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      command.action: { [weak self] _ in
        self?.stamps += 1
        self?.show()
        self?.stamped?()
      }
    ]
  }

  // MARK: Presses

  // All four methods are overridden, and each calls super for what it does not use (19:26).

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard Self.selects(presses) else { return super.pressesBegan(presses, with: event) }
    isDown = true
  }

  override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    if !Self.selects(presses) { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    guard Self.selects(presses) else { return super.pressesEnded(presses, with: event) }
    isDown = false
    selected?()
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    guard Self.selects(presses) else { return super.pressesCancelled(presses, with: event) }
    isDown = false
  }

  private static func selects(_ presses: Set<Press>) -> Bool {
    presses.contains { $0.type == .select }
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .select ? .acts : .passes
  }

  // MARK: Appearance

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations { self.appearanceDidChange() }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    let isPlatter = looksFocused && window?.focusSystem?.model.look == .lift
    backgroundColor =
      isPlatter
      ? palette.focusedControl : isRefusing ? palette.unfocusedSelection : palette.card
    hairlineColor = palette.separator
    borderColor = palette.border
    title.textColor = isPlatter ? palette.focusedControlLabel : palette.label
    note.textColor =
      isPlatter
      ? palette.focusedControlLabel.withAlphaComponent(0.8)
      : isRefusing ? palette.label : palette.secondaryLabel
    state.textColor = isPlatter ? palette.focusedControlLabel : palette.symbol
  }

  /// The height that the words need in a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    10 + 20 + 2 + noteHeight(in: width) + 4 + 20 + 8
  }

  private func noteHeight(in width: CGFloat) -> CGFloat {
    note.sizeThatFits(CGSize(width: width - 28, height: .infinity)).height
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let width = bounds.width - 28
    title.frame = CGRect(x: 14, y: 10, width: width, height: 20)
    note.frame = CGRect(x: 14, y: 32, width: width, height: noteHeight(in: bounds.width))
    state.frame = CGRect(x: 14, y: bounds.height - 28, width: width, height: 20)
    for label in [title, note, state] { label.textAlignment = isMirrored ? .right : .left }
  }
}
