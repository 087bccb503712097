import FocusEngine
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph

/// A graph of a scene with screens and their focused items as nodes and key presses as edges, found
/// by pressing every key everywhere.
@MainActor
final class StateGraph {
  struct State: Hashable, CustomStringConvertible {
    /// The screens that lie over each other, from the bottom.
    var screens: [String]
    /// The label of the focused item; nil if there is none.
    var focus: String?

    var description: String { "\(screens.joined(separator: "/")) at \(focus ?? "nothing")" }
  }

  static let movements = ["Down", "Right", "Tab", "Up", "Left", "shift+Tab"]
  static let keys = movements + ["Return", "Escape"]

  let window: Window
  private var time: TimeInterval = 0
  private(set) var edges: [State: [String: State]] = [:]
  private(set) var start: State
  /// The states in the order in which they were found.
  private(set) var states: [State] = []
  /// The labels of focusable items on other screens, of at most ``contentLimit`` screens.
  private var contents: Set<[String]> = []
  private static let contentLimit = 4
  /// The controls that a pointer operates and the focus cannot reach.
  private(set) var pointerOnly: Set<String> = []
  private(set) var presses = 0

  init(_ scene: DemoScene, text: TextEngine) throws {
    window = scene.makeWindow(
      size: CGSize(width: 1280, height: 800), appearance: .light, textMeasurer: text)
    window.isFullKeyboardAccessEnabled = true
    // Keys are pressed to find where they lead, and composing the hint line would take as long.
    for keeper in window.accessories where keeper.tellsOfKeys { window.detach(keeper) }
    window.focusSystem?.explanationDetail = .decision
    start = State(screens: [], focus: nil)
    rest()
    start = try look()
  }

  /// Explores until each of the keys has been pressed in every state, or until the limit of
  /// presses.
  ///
  /// The focus is moved to an item with a key that is left; if that is on another screen or not
  /// there now, the known keys lead there. The exploration ends on the first screen if a way leads
  /// there. Some keys of an item that has disappeared may be left.
  func explore(_ keys: [String] = StateGraph.keys, limit: Int) throws {
    let limit = presses + limit
    var here = try look()
    var hidden: Set<State> = []
    var gone: Set<State> = []
    func untried(in state: State) -> String? { keys.first { edges[state]?[$0] == nil } }
    exploring: while presses < limit {
      if let key = untried(in: here) {
        here = try press(key, in: here)
      } else if let next = states.first(where: {
        $0.screens == here.screens && !hidden.contains($0) && untried(in: $0) != nil
      }) {
        here = try focus(on: next)
        if here != next { hidden.insert(next) }
      } else if let way = way(from: here, to: { untried(in: $0) != nil && !gone.contains($0) }) {
        var goal = here
        for key in way { goal = edges[goal]?[key] ?? goal }
        for key in way {
          let expected = edges[here]?[key]
          here = try press(key, in: here)
          // Something that is not part of a state has changed.
          if here != expected { break }
        }
        if here != goal { gone.insert(goal) }
      } else {
        break exploring
      }
    }
    for key in way(from: here, to: { $0.screens == self.start.screens }) ?? [] {
      here = try press(key, in: here)
    }
  }

  /// Presses each of the keys on each item of the first screen as it was, up to the limit.
  ///
  /// If the focused item decides which others are there, as a chosen list does, the focus goes
  /// through an item that brings the wanted one back.
  ///
  /// - Returns: The states of the items on which all keys have been pressed.
  func press(_ keys: [String], onEachOf labels: [String], limit: Int) throws -> [State] {
    let limit = presses + limit
    var here = try press(keys[0], in: start)
    var known: [State] = []
    for label in labels where presses + keys.count <= limit {
      let state = State(screens: start.screens, focus: label)
      for key in keys {
        here = try focus(on: state)
        for other in labels where here != state {
          _ = try focus(on: State(screens: start.screens, focus: other))
          here = try focus(on: state)
        }
        if here == state { _ = try press(key, in: state) }
      }
      if !isOpen(state, to: keys) { known.append(state) }
    }
    return known
  }

  /// The fewest keys that lead from one state to another, as far as is known.
  func way(
    from: State, by keys: [String] = StateGraph.keys, to isGoal: (State) -> Bool
  ) -> [String]? {
    var ways: [State: [String]] = [from: []]
    var open = [from]
    var index = 0
    while index < open.count {
      let state = open[index]
      index += 1
      if isGoal(state) { return ways[state] }
      for key in keys {
        guard let next = edges[state]?[key], ways[next] == nil else { continue }
        ways[next] = (ways[state] ?? []) + [key]
        open.append(next)
      }
    }
    return nil
  }

  /// The first state of the first screen whose item has not disappeared.
  var home: State? {
    guard let view = window.rootViewController?.viewIfLoaded else { return nil }
    let labels = FocusMap.focusableItems(in: view).map(\.focusDebugLabel)
    // On another screen nothing is known about the items of the first one.
    let isElsewhere = screens != start.screens
    return states.first { state in
      guard state.screens == start.screens, let focus = state.focus else { return false }
      return isElsewhere || labels.contains(focus)
    }
  }

  /// Whether one of the keys has not been pressed in the state.
  func isOpen(_ state: State, to keys: [String]) -> Bool {
    keys.contains { edges[state]?[$0] == nil }
  }

  /// Moves the focus to the item of a state; returns another state if the item is not there now.
  private func focus(on state: State) throws -> State {
    let top = window.presentations.top?.presentedOwner.viewIfLoaded ?? window
    let item = FocusMap.focusableItems(in: top).first { $0.focusDebugLabel == state.focus }
    if let item {
      // The focus is moved as by a person, so that the selection follows.
      window.focusSystem?.moveFocus(to: item, heading: .next)
      rest()
    }
    return try look()
  }

  private func press(_ name: String, in state: State) throws -> State {
    let key = try Key(name: name)
    // An overlay may have something open that Escape closes first, and pages of one kind may lie
    // over each other.
    for _ in 0..<(key.keyCode == .escape && state.screens != start.screens ? 30 : 1) {
      presses += 1
      window.send(key, phase: .down, at: time)
      window.send(key, phase: .up, at: time)
      rest()
      if screens != state.screens { break }
    }
    let next = try look()
    edges[state, default: [:]][name] = next
    return next
  }

  /// Waits for a second, which is longer than any movement; a film is never at rest.
  private func rest() {
    window.settle()
    for _ in 0..<2 {
      time += 1
      _ = window.frame(at: time)
      guard let next = window.nextFrameTime(now: time), next <= time else { return }
    }
  }

  private func look() throws -> State {
    let state = State(
      screens: screens, focus: window.focusSystem?.focusedItem?.focusDebugLabel)
    if edges[state] == nil {
      edges[state] = [:]
      states.append(state)
    }
    // The items of the first screen are those of the focus map.
    let isFirst = states.count == 1
    guard isFirst || state.screens != start.screens else { return state }
    let top = window.presentations.top?.presentedOwner.viewIfLoaded ?? window
    let items = FocusMap.focusableItems(in: top)
    for control in operable(in: top) where !items.contains(where: { $0.isDescendant(of: control) })
    {
      pointerOnly.insert(control.focusDebugLabel)
    }
    if !isFirst, contents.count < Self.contentLimit,
      contents.insert(state.screens + items.map(\.focusDebugLabel)).inserted
    {
      expectReach(in: FocusMap(of: window, items: items), "\(state)")
    }
    return state
  }

  /// The kinds of screens, each once, because a page leads to another of its kind without end.
  private var screens: [String] {
    var names: [String] = []
    window.forEachDescendant { view in
      guard let stack = view.owner as? NavigationController else { return }
      names += stack.viewControllers.dropFirst().map { "\(type(of: $0))" }
    }
    var screen = window.rootViewController?.presentedViewController
    while let presented = screen {
      names.append("\(type(of: presented))")
      screen = presented.presentedViewController
    }
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }

  private func operable(in view: View) -> [Control] {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
    let own = (view as? Control).map { $0.isOperable ? [$0] : [] } ?? []
    return own + view.subviews.flatMap(operable)
  }
}
