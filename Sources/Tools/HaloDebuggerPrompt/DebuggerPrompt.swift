import FocusEngine
import Foundation
import HaloSceneGraph
import HaloSourceText

/// The prompt of the focus debugger for one screen, which answers and completes commands.
///
/// No command moves the focus or changes the screen.
@MainActor
package struct DebuggerPrompt {
  private let window: Window

  package init(_ window: Window) { self.window = window }

  // MARK: Answers

  /// Answers a command.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - chosen: the item that a command without an item is about; nil for the focused one, or the
  ///     window while nothing has the focus.
  /// - Returns: the answer.
  /// - Throws: ``DebuggerMistake`` if there is no such item.
  package func answer(
    _ command: DebuggerCommand, on chosen: (any FocusEnvironment)? = nil
  ) throws(DebuggerMistake) -> DebuggerAnswer {
    guard let system = window.focusSystem else {
      throw DebuggerMistake("the window has no focus system")
    }
    var named: (any FocusEnvironment)?
    if let name = command.item { named = try place(named: name) }
    let place = named ?? chosen ?? system.focusedItem
    switch command.query {
    case .help: return DebuggerAnswer(.help, text: Self.help)
    case .status: return DebuggerAnswer(FocusDebugger.status(of: system))
    case .focusLoop: return DebuggerAnswer(FocusDebugger.focusLoop(for: system))
    case .checkFocusability:
      guard let place else {
        throw DebuggerMistake("nothing has the focus; name an item: checkFocusability ITEM")
      }
      guard let item = place as? any FocusItem else {
        throw DebuggerMistake("“\(place.focusDebugLabel)” is no item that could have the focus")
      }
      return DebuggerAnswer(FocusDebugger.checkFocusability(for: item))
    case .simulateFocusUpdateRequest:
      return DebuggerAnswer(FocusDebugger.simulateFocusUpdateRequest(from: place ?? window))
    case .focusGroupTree:
      return DebuggerAnswer(FocusDebugger.checkFocusGroupTree(for: place ?? window))
    case .preferredFocusEnvironments:
      return DebuggerAnswer(FocusDebugger.preferredFocusEnvironments(for: place ?? window))
    }
  }

  /// Answers several commands; all are read before the first is answered.
  ///
  /// - Parameters:
  ///   - lines: the commands, of which empty ones are left out.
  ///   - item: the name of the item that commands without an item are about; nil for the focused one.
  /// - Returns: the answers, in order.
  /// - Throws: ``DebuggerMistake`` for the first command or item that does not exist.
  package func answers(
    to lines: [String], on item: String?
  ) throws(DebuggerMistake) -> [DebuggerAnswer] {
    var commands: [DebuggerCommand] = []
    for line in lines where !line.allSatisfy(\.isWhitespace) {
      commands.append(try DebuggerCommand(parsing: line))
    }
    var chosen: (any FocusEnvironment)?
    if let item { chosen = try place(named: item) }
    var answers: [DebuggerAnswer] = []
    for command in commands { answers.append(try answer(command, on: chosen)) }
    return answers
  }

  /// The list of commands, as the command `help` gives it.
  private static let help: String = {
    let rows = DebuggerQuery.allCases.map {
      "\($0.rawValue)\($0.takesItem ? " [ITEM]" : "")\n    \($0.meaning)"
    }
    return rows.joined(separator: "\n") + """

      Without ITEM, a command is about the chosen item, otherwise the focused one.
      No command moves the focus.
      """
  }()

  // MARK: Places

  /// All views and controllers of the screen, outer ones before inner ones.
  private var places: [any FocusEnvironment] {
    func all(_ view: View) -> [any FocusEnvironment] {
      let owner = view.next.flatMap { $0 is View ? nil : $0 as? any FocusEnvironment }
      return (owner.map { [$0] } ?? []) + [view] + view.subviews.flatMap(all)
    }
    return all(window)
  }

  /// Returns the view or controller with a label; if there are several, one that can have the focus.
  ///
  /// - Throws: ``DebuggerMistake`` if there is none.
  private func place(named name: String) throws(DebuggerMistake) -> any FocusEnvironment {
    let found = places.filter { $0.focusDebugLabel == name }
    let focusable = found.first { ($0 as? any FocusItem)?.canBecomeFocused == true }
    if let place = focusable ?? found.first { return place }
    throw DebuggerMistake("there is no item “\(name)”\(name.suggestion(among: names))")
  }

  /// The names of items, of views with an identifier and of controllers, sorted.
  var names: [String] {
    let named = places.filter {
      guard let view = $0 as? View else { return true }
      return view.accessibilityIdentifier != nil || view.canBecomeFocused
    }
    return Set(named.map(\.focusDebugLabel)).sorted()
  }

  // MARK: Completion

  /// A line that was extended as far as all words that fit agree, with these words if there are
  /// several.
  package struct Completion: Hashable, Sendable {
    package let line: String
    package let choices: [String]
  }

  /// Completes the command, or the name of the item after it.
  ///
  /// - Returns: nil if no command and no item begins as the line ends.
  package func completion(of line: String) -> Completion? {
    guard let space = line.firstIndex(where: \.isWhitespace) else {
      let queries = DebuggerQuery.allCases
      return completion(of: line, after: "", among: queries.map(\.rawValue)) { name in
        queries.contains { $0.rawValue == name && $0.takesItem } ? " " : ""
      }
    }
    let start = String(line[...space])
    guard DebuggerQuery(named: String(line[..<space]))?.takesItem == true else { return nil }
    let typed = line[line.index(after: space)...].drop(while: \.isWhitespace)
    return completion(of: String(typed), after: start, among: names) { _ in "" }
  }

  private func completion(
    of typed: String, after start: String, among words: [String], end: (String) -> String
  ) -> Completion? {
    let fitting = words.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
    guard let first = fitting.first else { return nil }
    guard fitting.count > 1 else {
      return Completion(line: start + first + end(first), choices: [])
    }
    let common = fitting.dropFirst().reduce(first) {
      String($0.commonPrefix(with: $1, options: .caseInsensitive))
    }
    return Completion(line: start + (common.count > typed.count ? common : typed), choices: fitting)
  }
}
