import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloHosting
import HaloSceneGraph

/// The controller inside the scene, with a field, three cards and key commands.
///
/// It collects the letters that no other responder has used.
@MainActor
final class ResponderBoard: ViewController, PressAnswering {
  let field = TextField(placeholder: "Type here")
  let cards = [ResponderCard(.accepting), ResponderCard(.refusing), ResponderCard(.answering)]
  /// Called with the responder when a press reaches it on its way up the chain.
  var heard: ((Responder) -> Void)?
  /// The letters that no other responder has used.
  private(set) var letters = ""
  private let heading = Label("", font: .systemFont(ofSize: 15))
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private var marks = 0 { didSet { showCount() } }
  private let markCommand = KeyCommand(
    title: "Mark", action: "mark", input: "k", modifierFlags: .command)
  /// A command that does nothing while focus can move, unless it has priority (Cases, 55 and 56).
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
    heading.numberOfLines = 0
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

  private enum Metrics {
    static let inset: CGFloat = 28
    static let gap: CGFloat = 28
    static let field: CGFloat = 44
    static let card: CGFloat = 156
    /// The height of a card that has room to grow.
    static let mostCard: CGFloat = 256
    /// The most points by which the board grows, of which the cards get their part first.
    static let mostGrowth: CGFloat = 240
    /// The width of a card below which the cards are one below the other.
    static let leastCardWidth: CGFloat = 168
    static let rowInset: CGFloat = 20
    static let rowGap: CGFloat = 16
    static let row: CGFloat = 86
  }

  private static func cardWidth(in width: CGFloat) -> CGFloat {
    ((width - 2 * Metrics.inset - 2 * Metrics.gap) / 3).rounded(.down)
  }

  private static func hasRows(in width: CGFloat) -> Bool {
    cardWidth(in: width) < Metrics.leastCardWidth
  }

  /// The height of the board with cards side by side that have no room to grow.
  private static let leastHeight =
    2 * Metrics.inset + Metrics.field + 2 * Metrics.gap + Metrics.card + 60

  /// Returns the height at a width, in points: what the content needs, and more of what there is if
  /// the cards are side by side.
  func height(in width: CGFloat, filling room: CGFloat) -> CGFloat {
    guard Self.hasRows(in: width) else {
      return min(max(Self.leastHeight, room), Self.leastHeight + Metrics.mostGrowth)
    }
    let rows = CGFloat(cards.count) * (Metrics.row + Metrics.rowGap)
    return 2 * Metrics.rowInset + Metrics.field + 20 + rows + 8 + headingHeight(in: width) + 26
  }

  private func headingHeight(in width: CGFloat) -> CGFloat {
    let inset = Self.hasRows(in: width) ? Metrics.rowInset : Metrics.inset
    return max(22, heading.sizeThatFits(CGSize(width: width - 2 * inset, height: .infinity)).height)
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let hasRows = Self.hasRows(in: bounds.width)
    let inset = hasRows ? Metrics.rowInset : Metrics.inset
    let width = bounds.width - 2 * inset
    place(field, CGRect(x: inset, y: inset, width: min(360, width), height: Metrics.field))
    let card = Self.cardWidth(in: bounds.width)
    let cardHeight = min(
      Metrics.mostCard, Metrics.card + max(0, bounds.height - Self.leastHeight))
    for (index, view) in cards.enumerated() {
      let index = CGFloat(index)
      place(
        view,
        hasRows
          ? CGRect(
            x: inset, y: inset + Metrics.field + 20 + index * (Metrics.row + Metrics.rowGap),
            width: width, height: Metrics.row)
          : CGRect(
            x: inset + index * (card + Metrics.gap), y: inset + Metrics.field + Metrics.gap + 4,
            width: card, height: cardHeight))
    }
    let words = headingHeight(in: bounds.width)
    place(
      heading, CGRect(x: inset, y: bounds.height - inset - 26 - words, width: width, height: words))
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
