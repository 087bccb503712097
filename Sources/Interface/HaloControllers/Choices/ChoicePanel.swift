import Foundation
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The content of a panel of full keyboard access, with the selected choice.
@MainActor
struct ChoicePanel {
  /// The purpose of the panel.
  enum Purpose: Hashable {
    /// Finding a control by its name.
    case find
    /// Performing an action of the control with this name.
    case act(on: String)
  }

  let purpose: Purpose
  private let all: [Choice]
  /// The text typed so far; nil in a panel without text input.
  private(set) var query: String?
  /// The choices that match the typed text.
  private(set) var choices: [Choice]
  /// The index of the selected choice, which Return takes; meaningless if there are no choices.
  private(set) var place = 0

  init(_ purpose: Purpose, _ choices: [Choice]) {
    self.purpose = purpose
    all = choices
    self.choices = choices
    query = purpose == .find ? "" : nil
  }

  var chosen: Choice? { choices.indices.contains(place) ? choices[place] : nil }

  /// The placeholder of the typed text, and the text in place of choices if there are none.
  var words: (query: String, nothing: String) {
    switch purpose {
    case .find: (Localization.text("Find a control"), Localization.text("No control has this name"))
    case .act: ("", Localization.text("There are no actions"))
    }
  }

  /// The title of the panel.
  var title: String {
    switch purpose {
    case .find: words.query
    case .act(let name): Localization.text("Actions of “%1”", name)
    }
  }

  // MARK: Keys

  /// The effect of a key.
  enum Effect {
    case nothing
    case closes
    case chooses(Choice)
    case changes(ChoicePanel)
  }

  func effect(of key: Key, page: Int) -> Effect {
    switch key.keyCode {
    case .escape: return .closes
    case .return, .select: return chosen.map { .chooses($0) } ?? .nothing
    case .space where query == nil: return chosen.map { .chooses($0) } ?? .nothing
    case .upArrow: return moved(by: -1)
    case .downArrow: return moved(by: 1)
    case .pageUp: return moved(by: -page)
    case .pageDown: return moved(by: page)
    case .home: return moved(by: -choices.count)
    case .end: return moved(by: choices.count)
    case .delete: return deleted(all: !key.modifierFlags.isDisjoint(with: [.control, .command]))
    default: return typed(key)
    }
  }

  private func moved(by distance: Int) -> Effect {
    let target = max(0, min(choices.count - 1, place + distance))
    guard target != place else { return .nothing }
    var panel = self
    panel.place = target
    return .changes(panel)
  }

  private func deleted(all: Bool) -> Effect {
    guard let query, !query.isEmpty else { return .nothing }
    return searched(all ? "" : String(query.dropLast()))
  }

  private func typed(_ key: Key) -> Effect {
    guard let query, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return .nothing
    }
    let letters = key.keyCode == .space ? " " : key.characters
    let isText = !letters.isEmpty && letters.allSatisfy { $0 == " " || !$0.isWhitespace }
    guard isText, letters.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }),
      query.count < Self.longest, !(query.isEmpty && letters == " ")
    else { return .nothing }
    return searched(query + letters)
  }

  /// The maximum number of typed characters, beyond which no name is found.
  private static let longest = 100

  private func searched(_ query: String) -> Effect {
    var panel = self
    panel.query = query
    panel.choices = all.matching(query)
    panel.place = 0
    return .changes(panel)
  }

  // MARK: Announcements

  /// The announcement of a screen reader when the panel appears.
  var greeting: String {
    ([title] + [choices.isEmpty ? words.nothing : news].compactMap(\.self)).joined(separator: ". ")
  }

  /// The announcement of a screen reader for the selected choice.
  var news: String {
    guard let chosen else { return words.nothing }
    let place = AccessibleElement.Place(place + 1, of: choices.count)
    return AccessibleSpeech.joined(
      [chosen.name, chosen.detail, place.words].compactMap(\.self))
  }
}
