import Foundation
import HaloControllers
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The content of a hint line: the keys that have an effect in a window now.
///
/// Topics and texts are those of the responder nearest to the focus.
@MainActor
struct HintLine {
  /// The hints, the most important first; those for leaving and for the instruments are at the end.
  private(set) var hints: [Hint] = []
  private let window: Window
  private let wording: (any HintWording)?

  /// Composes a line.
  ///
  /// - Parameters:
  ///   - window: the window, laid out and with its focus settled.
  ///   - further: topics at the end of the line.
  init(in window: Window, _ further: [HintTopic] = []) {
    self.window = window
    guard !window.showsShortcuts else {
      wording = nil
      tellKeysOfList()
      return
    }
    wording = window.keyResponder?.nearest((any HintWording).self)
    for topic in wording?.hintTopics ?? HintTopic.usual { tell(topic) }
    tellHowToLeave()
    for topic in further { tell(topic) }
  }

  /// The hint for commands that a narrow line leaves out; nil while no key lists them.
  var more: Hint? {
    hints.contains { $0.keys == [commandKey] }
      ? nil : hint(for: commandKey, text: Localization.text("Hold for shortcuts"))
  }

  private var commandKey: Key { Key(.modifier(window.modifierScheme.commandKey)) }

  private func makeHint(_ key: Key, _ text: String) -> Hint {
    Hint(key, text: text, scheme: window.modifierScheme)
  }

  private func hint(for key: Key, text: String) -> Hint? {
    window.effect(of: key).map { _ in makeHint(key, text) }
  }

  // MARK: Composing

  private mutating func tell(_ topic: HintTopic) {
    switch topic {
    case .keys(let keys):
      for key in keys { words(for: key).map { add(key, $0) } }
    case .pair(let one, let other): tell(one, other)
    case .commands: tellCommands()
    case .demo(let key, let text):
      if isOfTheDemo(key) { add(key, text) }
    case .shortcuts(let text):
      if let hint = hint(for: commandKey, text: text) { hints.append(hint) }
    }
  }

  /// Adds only the keys of the list of shortcuts, which is above everything else.
  private mutating func tellKeysOfList() {
    for key in [Key(.upArrow), Key(.downArrow), Key(.space)] {
      guard case .accessory = window.effect(of: key) else { continue }
      words(for: key).map { add(key, $0) }
    }
    tellHowToLeave()
  }

  /// Returns the hint text for a key; nil for one without effect or without a hint.
  private func words(for key: Key) -> String? {
    guard !isTold(key), let effect = window.effect(of: key) else { return nil }
    return words(for: effect, of: key)
  }

  private func words(for effect: KeyEffect, of key: Key) -> String? {
    wording?.words(for: effect, of: key) ?? HintWords.words(for: effect, of: key, in: window)
  }

  private mutating func tell(_ one: Key, _ other: Key) {
    guard window.focusSystem?.focusedItem != nil else { return }
    let known = [one, other].compactMap { key in words(for: key).map { (key: key, text: $0) } }
    guard let first = known.first else { return }
    guard known.count == 2, known[1].text != first.text else {
      return known.forEach { add($0.key, $0.text) }
    }
    let comma = Localization.text(", ", context: "between phrases")
    var hint = makeHint(first.key, first.text + comma + known[1].text.lowercased())
    hint.add(known[1].key)
    hints.append(hint)
  }

  private mutating func tellCommands() {
    for entry in window.commandsInReach {
      let command = entry.command
      guard let key = command.key(scheme: window.modifierScheme, direction: window.layoutDirection),
        !isTold(key)
      else { continue }
      let isOwn = entry.owner !== window && entry.owner !== window.application
      let mayBeTold =
        isOwn && !command.isReserved && !command.attributes.contains(.hidden)
        || wording?.words(for: .command(command, by: entry.owner), of: key) != nil
      // Another command or effect may have the key.
      guard mayBeTold, let effect = window.effect(of: key),
        case .command(let acting, _) = effect, acting === command,
        let text = words(for: effect, of: key)
      else { continue }
      add(key, text)
    }
  }

  /// Returns whether the demo handles the key; in a picture, which has no application, it is
  /// assumed to.
  private func isOfTheDemo(_ key: Key) -> Bool {
    guard window.application != nil else { return true }
    guard case .command(_, let target) = window.effect(of: key) else { return false }
    return target === window.application
  }

  private mutating func tellHowToLeave() {
    let key = Key(.escape)
    let text = words(for: key) ?? (window.application == nil ? Localization.text("Quit") : nil)
    guard let text else { return }
    var hint = makeHint(key, text)
    if let index = hints.firstIndex(where: { $0.text == text && $0.modifierFlags.isEmpty }) {
      hints.remove(at: index).keys.forEach { hint.add($0) }
    }
    hints.append(hint)
  }

  private func isTold(_ key: Key) -> Bool {
    hints.contains { hint in
      hint.keys.contains { $0.keyCode == key.keyCode && $0.modifierFlags == key.modifierFlags }
    }
  }

  private mutating func add(_ key: Key, _ text: String) {
    let index = hints.firstIndex { $0.text == text && $0.modifierFlags == key.modifierFlags }
    if let index { hints[index].add(key) } else { hints.append(makeHint(key, text)) }
  }
}

extension KeyCommand {
  /// Whether users know the shortcut for exactly this action, in every program.
  fileprivate var isReserved: Bool {
    ReservedShortcut.all(for: shortcut).contains { $0.action == action }
  }
}
