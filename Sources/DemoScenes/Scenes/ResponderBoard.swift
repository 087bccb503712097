import Controllers
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

/// The controller inside the scene: a field, three cards and a command; it collects the letters
/// that no other responder has used.
@MainActor
final class ResponderBoard: ViewController, PressAnswering {
  /// Points that everything needs.
  static let height: CGFloat = 372

  let field = TextField(placeholder: "Type here")
  let cards = [ResponderCard(.accepting), ResponderCard(.refusing), ResponderCard(.answering)]
  /// Told of a press that came here on its way up.
  var heard: ((Responder) -> Void)?
  /// Letters that no other responder has used.
  private(set) var letters = ""
  private let heading = Label("", font: .systemFont(ofSize: 15))
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private var marks = 0 { didSet { showCount() } }
  private let markCommand = KeyCommand(
    title: "Mark", action: "mark", input: "k", modifierFlags: .command)
  /// Does nothing while focus can move, unless it is given priority (Cases, 55 and 56).
  private let tabCommand = KeyCommand(
    title: "Mark", action: "mark", input: KeyCommand.inputTab, attributes: .hidden)
  private let priorityCommand = KeyCommand(
    title: "Tab Marks", action: "toggleTabPriority", input: "k", modifierFlags: [.shift, .command],
    discoverabilityTitle: "Tab Marks Before It Moves Focus")

  override func viewDidLoad() {
    title = "Board"
    view.accessibilityIdentifier = "board"
    view.focusGroupIdentifier = "board"
    field.accessibilityIdentifier = "field"
    field.font = .systemFont(ofSize: 17)
    heading.text = "Letters end here when nobody below takes them:"
    for (card, name) in zip(cards, ["accepts", "refuses", "marks-itself"]) {
      card.accessibilityIdentifier = name
      card.heard = { [weak self] in self?.heard?($0) }
      view.addSubview(card)
    }
    for child in [field, heading, count] { view.addSubview(child) }
    showCount()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [cards[0], field] }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? { [markCommand, tabCommand, priorityCommand] }
  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      "mark": { [weak self] _ in self?.marks += 1 },
      "toggleTabPriority": { [weak self] _ in
        self?.tabCommand.wantsPriorityOverSystemBehavior.toggle()
        self?.showCount()
      },
    ]
  }

  override func validate(_ command: KeyCommand) {
    guard command === priorityCommand else { return super.validate(command) }
    command.state = tabMarks ? .on : .off
  }

  var tabMarks: Bool { tabCommand.wantsPriorityOverSystemBehavior }

  private func showCount() {
    count.text =
      "\(letters.isEmpty ? "–" : letters)    marks: \(marks)\(tabMarks ? "    Tab marks" : "")"
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    heard?(self)
    let typed = presses.compactMap { $0.key?.characters.first }.filter(\.isLetter)
    guard let letter = typed.first else { return super.pressesBegan(presses, with: event) }
    letters = String((letters + String(letter)).suffix(12))
    showCount()
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    key.characters.first?.isLetter == true ? .acts : .passes
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let inset: CGFloat = 28
    let width = bounds.width - 2 * inset
    place(field, CGRect(x: inset, y: inset, width: min(360, width), height: 44))
    let gap: CGFloat = 28
    let side = ((width - 2 * gap) / 3).rounded(.down)
    let height = max(110, bounds.height - 2 * inset - 44 - 2 * gap - 60)
    for (index, card) in cards.enumerated() {
      place(
        card,
        CGRect(
          x: inset + CGFloat(index) * (side + gap), y: inset + 44 + gap + 4, width: side,
          height: height))
    }
    place(
      heading, CGRect(x: inset, y: bounds.height - inset - 48, width: width, height: 22))
    place(count, CGRect(x: inset, y: bounds.height - inset - 22, width: width, height: 22))
    for label in [heading, count] { label.textAlignment = isMirrored ? .right : .left }
    let palette = view.effectiveAppearance.palette
    view.backgroundColor = palette.sidebar
    view.cornerRadius = 20
    view.hairlineColor = palette.separator
    heading.textColor = palette.secondaryLabel
    count.textColor = palette.label
  }
}
