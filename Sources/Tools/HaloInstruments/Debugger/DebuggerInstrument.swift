import Foundation
import HaloDebuggerPrompt
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The prompt of the focus debugger: commands about the focused item, or one that is chosen or
/// named, and their answers.
@MainActor
final class DebuggerInstrument: Instrument {
  private unowned let bench: Bench
  private lazy var choice = ItemChoice(bench, for: self, command: command)
  private var history = PromptHistory()
  /// The words that fitted the line at the last Tab, if there were several.
  private var choices: [String] = []
  /// The commands and their answers, the last one first.
  private var answers: [(command: String, text: String)] = []
  private static let mostAnswers = 20
  private static let mostChoices = 24

  init(_ bench: Bench) { self.bench = bench }

  private var prompt: DebuggerPrompt { DebuggerPrompt(bench.screen) }

  // MARK: The prompt

  private func write(_ text: String) {
    history.write(text)
    choices = []
    bench.setNeedsPanel()
  }

  private func run() {
    let text = history.line
    guard !text.allSatisfy(\.isWhitespace) else { return }
    history.enter()
    choices = []
    let answer: String
    do {
      answer = try prompt.answer(DebuggerCommand(parsing: text), on: choice.item).text
    } catch {
      answer = "\(error)"
    }
    answers = [(text, answer)] + answers.prefix(Self.mostAnswers - 1)
    bench.setNeedsPanel()
  }

  /// Takes the keys of a prompt: Up and Down for the history, and Tab to complete.
  private func takes(_ key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .chord) else { return false }
    switch key.keyCode {
    case .upArrow: return history.back()
    case .downArrow: return history.forward()
    case .tab: return complete()
    default: return false
    }
  }

  /// Completes the line, and shows the words that fit if there are several.
  ///
  /// - Returns: Whether there is anything to complete; otherwise Tab leaves the prompt.
  private func complete() -> Bool {
    guard let completion = prompt.completion(of: history.line) else { return false }
    guard completion.line != history.line || completion.choices != choices else { return false }
    write(completion.line)
    choices = completion.choices
    return true
  }

  private func copy() {
    let text = answers.reversed().map { "> \($0.command)\n\($0.text)\n" }.joined(separator: "\n")
    bench.pasteboard.setString(text, for: .general)
    bench.panelHost.notice = "All answers copied"
    bench.setNeedsPanel()
  }

  // MARK: Command

  let command = InstrumentCommand.debugger

  func row(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(title: "Debugger: commands")
  }

  /// Opens the page with the keyboard in the prompt; there, moves on to the next item.
  func perform(_ command: InstrumentCommand) {
    if bench.panelHost.page === self { choice.next() }
    bench.show(self, taking: true)
    bench.focusPanel(on: "prompt")
  }

  // MARK: Page

  let title = "Debugger"

  var lines: [PanelLine] {
    var lines: [PanelLine] = [
      .field(
        PanelField(
          id: "prompt", placeholder: "A command, then Return", text: history.line,
          isMonospaced: true, change: { [weak self] in self?.write($0) },
          done: { [weak self] in self?.run() }, takes: { [weak self] in self?.takes($0) ?? false }))
    ]
    if !choices.isEmpty {
      let shown = choices.prefix(Self.mostChoices).joined(separator: "  ")
      lines.append(.text(choices.count > Self.mostChoices ? shown + "  …" : shown, .quiet))
    }
    lines += choice.rows
    guard !answers.isEmpty else {
      return lines + [
        .text(
          "help lists the commands. Tab completes commands and names of items, Up brings back the "
            + "last command. A command is about the item above, unless it names another.", .quiet)
      ]
    }
    lines.append(.heading("Answers, the last one first"))
    lines.append(
      .output(answers.map { "> \($0.command)\n\($0.text)" }.joined(separator: "\n\n")))
    lines.append(
      .row(PanelRow(id: "copy", title: "Copy all answers", act: { [weak self] in self?.copy() })))
    lines.append(
      .row(
        PanelRow(
          id: "clear", title: "Clear",
          act: { [weak self] in
            self?.answers = []
            self?.bench.setNeedsPanel()
          })))
    return lines
  }

  func marks(over list: DisplayList) -> [DisplayItem] {
    choice.marks(over: list)
  }

  func screenDidChange() {
    choice.forget()
    answers = []
  }

  func putAway() { choice.forget() }
}
