import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloDemoScenes
@testable import HaloSceneGraph

/// Goes through a scene by the keys that its hint line offers, wherever they lead, and looks
/// whether something comes of each; and that nothing comes of those that it does not offer.
@MainActor
final class HintWalk {
  /// Where a person is, as far as the line tells it.
  struct Place: Hashable, CustomStringConvertible {
    var screens: [String]
    var focus: String?
    var hints: [Hint]

    var description: String {
      let line = hints.map { "\($0.caps.joined(separator: " ")) \($0.text)" }
      return "\((screens + [focus ?? "nothing"]).joined(separator: "/")): "
        + line.joined(separator: " | ")
    }
  }

  let window: Window
  private let program: DemoStandIn
  private var time: TimeInterval = 0
  private var traces: [KeyTrace] = []
  private var edges: [Place: [Key: Place]] = [:]
  private(set) var places: [Place] = []
  private var keys: [Key] = []
  var presses: Int { keys.count }
  private var lastWasPress = false
  /// Activations of which something came; the same one again may only do the same again.
  private var acted: Set<Activation> = []
  private var tried: Set<Offer> = []
  /// Keys that are pressed besides, to come to more places.
  private let stimuli: [Key]
  private var last: (observation: Observation, restless: Set<DisplayItemID>)
  /// Sentences about what was found wrong.
  private(set) var lies: [String] = []

  /// Longer than any animation, a toast, and what lies over a film stay.
  private static let rest: TimeInterval = 5
  private static let moment: TimeInterval = 0.12
  private static let activation = [Key(.return), Key(.space)]
  /// Keys that every line tells of where they do something.
  private static let common = [
    Key(.leftArrow), Key(.upArrow), Key(.downArrow), Key(.rightArrow), Key(.return), Key(.space),
    Key(.escape),
  ]

  init(
    _ scene: DemoScene, model: FocusModel? = nil, stimuli: String = "", text: TextEngine
  ) throws {
    window = scene.makeWindow(
      size: CGSize(width: 1280, height: 800), appearance: .light, textMeasurer: text)
    window.isIdleTimerDisabled = true
    window.focusSystem?.explanationDetail = .decision
    if let model { window.focusSystem?.model = model }
    window.focusSystem?.model.inactivityInterval = nil
    program = DemoStandIn(window)
    window.application = program
    self.stimuli = try Key.sequence(stimuli)
    last = (Observation(window, at: 0, log: []), [])
    window.keyTraceHandler = nil
    look()
  }

  // MARK: Looking

  private func observe() -> Observation { Observation(window, at: time, log: program.log) }

  /// Waits until what goes on by itself is all that goes on.
  private func look() {
    time += window.textCaret == nil ? Self.rest : Self.rest + TextCaret.patience
    _ = window.frame(at: time)
    time += 1
    let one = observe()
    guard window.nextFrameTime(now: time) != nil else { return last = (one, []) }
    time += 1.37
    let other = observe()
    last = (other, other.drawnDifferences(from: one))
  }

  private var bar: HintBar? { window.hintBars.last }

  private var hints: [Hint] { bar?.hints ?? [] }

  private var place: Place {
    let screens = Observation.screens(of: window).map { "\(type(of: $0))" }
    return Place(
      screens: screens.enumerated().filter { screens.firstIndex(of: $1) == $0 }.map(\.element),
      focus: window.focusSystem?.focusedItem?.focusDebugLabel, hints: hints)
  }

  /// Those that an honest line has to tell of, once they act: the commands of the whole screen that
  /// are its own.
  private var ownKeys: [Key] {
    var keys: [Key] = []
    for entry in window.commandChains.joined() {
      let command = entry.command
      let isReserved = ReservedShortcut.all(for: command.shortcut).contains {
        $0.action == command.action
      }
      guard entry.owner !== window, entry.owner !== program, !isReserved,
        !command.attributes.contains(.hidden),
        let key = command.key(scheme: window.modifierScheme, direction: window.layoutDirection),
        !keys.contains(key)
      else { continue }
      keys.append(key)
    }
    return keys
  }

  // MARK: Walking

  /// Presses at most so many keys.
  func go(limit: Int) {
    var here = place
    note(here)
    while presses < limit {
      guard let key = next(at: here) else { return }
      here = press(key, at: here)
    }
  }

  /// The key to press next; nil if every key has been pressed here.
  ///
  /// A key whose hint is new comes first, otherwise at every third press a key without a hint, then
  /// a key whose hint has been tried elsewhere, a key that leads to such keys, and any other.
  private func next(at here: Place) -> Key? {
    // Activating the same item twice may only lead back and forth.
    let offered = here.hints.reversed().flatMap { hint in
      hint.keys.map { Offer(key: $0, text: hint.text, screens: here.screens) }
    }.filter { edges[here]?[$0.key] == nil && !(lastWasPress && Self.activation.contains($0.key)) }
    let others = (stimuli + Self.common + ownKeys).filter { key in
      edges[here]?[key] == nil && !here.hints.contains { $0.keys.contains(key) }
    }
    let key =
      offered.first { !tried.contains($0) }?.key
      ?? (presses % 3 == 2 ? others.first : nil) ?? offered.first?.key
    if let offer = offered.first(where: { $0.key == key }) { tried.insert(offer) }
    return key ?? wayToUntried(from: here) ?? others.first
  }

  /// A key that activates the focused item.
  private struct Activation: Hashable {
    var key: Key
    var focus: ObjectIdentifier?
  }

  /// A key as it is told of on some screen.
  private struct Offer: Hashable {
    var key: Key
    var text: String
    var screens: [String]
  }

  /// The first key of the shortest known way to a place with an offered key that is untried.
  private func wayToUntried(from start: Place) -> Key? {
    var first: [Place: Key] = [:]
    var open = [start]
    var index = 0
    while index < open.count {
      let place = open[index]
      index += 1
      if place != start,
        place.hints.flatMap(\.keys).contains(where: { edges[place]?[$0] == nil })
      {
        return first[place]
      }
      for (key, next) in (edges[place] ?? [:]).sorted(by: { "\($0.key)" < "\($1.key)" })
      where next != start && first[next] == nil {
        first[next] = first[place] ?? key
        open.append(next)
      }
    }
    return nil
  }

  private let menuBarKey = Key(.function(2), modifierFlags: .control)

  private func note(_ place: Place) {
    guard edges[place] == nil else { return }
    edges[place] = [:]
    places.append(place)
    let shown = bar?.shownHints ?? []
    // The list of shortcuts and the menu bar tell of everything.
    let isSilent =
      shown.count < hints.count && !window.showsShortcuts
      && !shown.contains { $0.text.hasPrefix("Hold for") || $0.keys.contains(menuBarKey) }
    if isSilent { lies.append("something is left out without a word: \(place)") }
  }

  private func press(_ key: Key, at here: Place) -> Place {
    let isOffered = here.hints.contains { $0.keys.contains(key) }
    let before = last
    // A press is seen while it lasts; of what is pressed, only what comes of it counts.
    let isPress: Bool =
      if case .press(_, let responder) = window.effect(of: key) {
        responder is PressableView
      } else {
        false
      }
    traces = []
    window.keyTraceHandler = { [weak self] in self?.traces.append($0) }
    defer { window.keyTraceHandler = nil }
    keys.append(key)
    window.send(key, phase: .down, at: time)
    if case .modifier = key.keyCode { time += window.appearance.shortcuts.delay }
    time += Self.moment
    let during = isPress ? nil : observe()
    window.send(key, phase: .up, at: time)
    look()
    let restless = before.restless.union(last.restless)
    let acts =
      last.observation.differs(from: before.observation, but: restless)
      || during?.differs(from: before.observation, but: restless) == true
    lastWasPress = isPress
    let activation = Activation(key: key, focus: before.observation.focus)
    if isPress, acts { acted.insert(activation) }
    if isOffered, !acts, !acted.contains(activation) {
      lies.append("nothing comes of \(name(key)): \(here)\(way)")
    }
    if !isOffered, acts, let missing = missing(key, since: before.observation) {
      lies.append("\(missing) is not offered: \(here)\(way)")
    }
    let next = place
    note(next)
    edges[here, default: [:]][key] = next
    return next
  }

  /// The effect of a key that the line does not offer but should; nil if it need not.
  private func missing(_ key: Key, since before: Observation) -> String? {
    // With the list of shortcuts in sight its own keys alone are told.
    guard !before.hasShortcutList else { return nil }
    if let trace = traces.first, let command = trace.command, let owner = owner(of: command),
      owner !== window, owner !== program, ownKeys.contains(key)
    {
      return "the command \(command.name) (\(name(key)))"
    }
    let now = last.observation
    guard Self.common.contains(key), traces.first?.stage != .text,
      now.focus != before.focus || now.screens != before.screens || now.log != before.log
    else { return nil }
    return name(key)
  }

  /// The keys that led here, in words.
  private var way: String {
    ", after \(keys.count) keys, the last \(keys.suffix(20).map(name).joined(separator: " "))"
  }

  private func owner(of command: KeyCommand) -> Responder? {
    window.commandChains.joined().first { $0.command === command }?.owner
  }

  private func name(_ key: Key) -> String { Hint(key, text: "").caps.joined(separator: " ") }
}
