import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph
import HaloSourceText

/// Performs the steps of a walk in a window with a manual clock, and checks where focus is.
@MainActor
public final class WalkRunner {
  /// Draws what is seen now into a PNG file; its error's description is one line.
  public typealias Picturing = @MainActor (_ frame: DisplayList, _ path: String) throws -> Void
  /// A window with the scene of this id; nil where there is none.
  ///
  /// Of this size, in points, and read from this side; nil: as the scene is otherwise.
  public typealias SceneOpening =
    @MainActor (_ id: String, _ size: CGSize?, _ direction: LayoutDirection?) -> Window?

  let walk: WalkDocument
  private let variation: FocusVariation
  /// nil when the walk is on no layout.
  let screen: LayoutController?
  package let player: ScenePlayer
  private let draw: Picturing

  /// - Parameters:
  ///   - walk: what is done.
  ///   - appearance: affects pictures only.
  ///   - direction: from which side lines are read; nil: as the walk or else the layout says.
  ///   - modifiers: which keys are Command and Option.
  ///   - detail: how much movements tell of what they looked at.
  ///   - variation: what is tried of the rules of focus, over the layout's own.
  ///   - textMeasurer: the one of the renderer that will draw.
  ///   - readImage: reads the layout's pictures.
  ///   - openScene: for a walk through a scene, which brings its own looks.
  ///   - prepare: told of the window, of a layout or a scene, before anything happens in it.
  ///   - draw: writes those of the walk.
  /// - Throws: `SourceError` for a picture that cannot be read, a scene that is not there, a place
  ///   outside of its window, or a walk through a program's own window.
  public convenience init(
    _ walk: WalkDocument, appearance: FocusAppearance = .light,
    direction: LayoutDirection? = nil, modifiers: ModifierScheme = .pc,
    detail: FocusSystem.ExplanationDetail = .decision,
    variation: FocusVariation = FocusVariation(),
    textMeasurer: any TextMeasuring,
    readImage: @escaping ImageReading, openScene: SceneOpening = { _, _, _ in nil },
    prepare: (Window) -> Void = { _ in }, draw: @escaping Picturing
  ) throws {
    let direction = direction ?? walk.direction
    func prepared(_ window: Window) -> ScenePlayer {
      window.modifierScheme = modifiers
      if let direction { window.layoutDirection = direction }
      prepare(window)
      window.focusSystem?.explanationDetail = detail
      return ScenePlayer(window: window)
    }
    try self.init(
      walk, variation: variation,
      openLayout: { layout in
        let controller = try LayoutBuilder(readImage: readImage).makeController(for: layout)
        let window = Window(
          size: walk.size ?? layout.size, model: layout.model, appearance: appearance,
          textMeasurer: textMeasurer)
        controller.show(in: window)
        window.focusSystem?.vary(by: variation)
        return (prepared(window), controller)
      },
      openScene: { openScene($0, walk.size, direction).map(prepared) }, draw: draw)
  }

  /// Plays a walk on a screen that somebody else opens, as the walk says how.
  ///
  /// - Parameters:
  ///   - walk: what is done.
  ///   - variation: what is tried of the rules of focus, over the layout's own.
  ///   - openLayout: has the layout shown in a window.
  ///   - openScene: has the scene of an id shown in a window; nil where there is none.
  ///   - draw: writes the pictures of the walk.
  /// - Throws: `SourceError` for a scene that is not there, a place outside of its window, or a walk
  ///   through a program's own window.
  package convenience init(
    _ walk: WalkDocument, variation: FocusVariation,
    openLayout: (LayoutDocument) throws -> (ScenePlayer, LayoutController),
    openScene: (_ id: String) throws -> ScenePlayer?, draw: @escaping Picturing
  ) throws {
    switch walk.screen {
    case .layout(let layout):
      let (player, screen) = try openLayout(layout)
      try self.init(walk, player, screen: screen, variation: variation, draw: draw)
    case .scene(let scene):
      guard let player = try openScene(scene.id) else {
        throw SourceError(scene.place, "there is no scene “\(scene.id)”; see halo scenes")
      }
      try self.init(walk, player, variation: variation, draw: draw)
    case .program(let program):
      throw SourceError(
        program.place,
        "this is a walk of the program “\(program.id)”, to be played by that program’s tests")
    }
  }

  /// Plays a walk in a program's own window, which has its content: for that program's tests.
  ///
  /// The window gets the walk's size and direction of reading where the walk has them.
  ///
  /// - Parameters:
  ///   - walk: its file has `program` in the place of `layout` or `scene`.
  ///   - window: with its content, as it is before the first step.
  ///   - detail: how much movements tell of what they looked at.
  ///   - draw: writes the pictures of the walk; none unless given.
  /// - Throws: `SourceError` for a walk that is not a program's, or for a place outside of the
  ///   window.
  public convenience init(
    _ walk: WalkDocument, in window: Window, detail: FocusSystem.ExplanationDetail = .decision,
    draw: @escaping Picturing = { _, _ in }
  ) throws {
    guard case .program = walk.screen else {
      throw SourceError(
        SourcePlace(file: walk.file), "has a screen of its own; expected a walk of a program")
    }
    if let size = walk.size { window.resize(to: size, scale: window.contentScale) }
    if let direction = walk.direction { window.layoutDirection = direction }
    window.focusSystem?.explanationDetail = detail
    try self.init(walk, ScenePlayer(window: window), draw: draw)
  }

  private init(
    _ walk: WalkDocument, _ player: ScenePlayer, screen: LayoutController? = nil,
    variation: FocusVariation = FocusVariation(), draw: @escaping Picturing
  ) throws {
    try walk.checkPlaces(in: player.window.bounds.size)
    self.walk = walk
    self.player = player
    self.screen = screen
    self.variation = variation
    self.draw = draw
    player.rest()
  }

  /// Where it is played.
  public var window: Window { player.window }

  /// What has the focus, by its id; nil for nothing.
  public var focus: String? { player.focusedLabel }

  /// Does every step, also after one that failed.
  ///
  /// - Parameters:
  ///   - count: how many steps to do; nil: all.
  ///   - report: told of each step as it ends, 0 for the state before the first.
  /// - Returns: What was not as expected; empty when all was.
  /// - Throws: `SourceError` for a picture that cannot be read or written.
  @discardableResult
  public func run(
    first count: Int? = nil, report: (StepRecord) throws -> Void = { _ in }
  ) throws -> [WalkFailure] {
    try report(StepRecord(start: focus))
    var failures: [WalkFailure] = []
    for (index, step) in walk.steps.prefix(count ?? .max).enumerated() {
      let result = try perform(step)
      player.rest()
      try report(StepRecord(step: index + 1, key: step.key, result))
      if let problem = step.mismatch(focus: focus, result) ?? step.missing(in: player) {
        failures.append(
          WalkFailure(place: step.place, number: index + 1, name: step.name, problem: problem))
      }
    }
    return failures
  }

  /// The first steps of the walk, as many as asked for, but for those that only look: what each is
  /// called, and what does it and leaves moving what it sets in motion.
  package func steps(first count: Int) -> [(name: String, perform: @MainActor () throws -> Void)] {
    walk.steps.prefix(count).filter { $0.action != nil }.map { step in
      (step.name, { @MainActor [self] in _ = try perform(step) })
    }
  }

  /// What the step sets in motion still moves afterwards.
  private func perform(_ step: WalkStep) throws -> ScenePlayer.Step {
    var result: ScenePlayer.Step?
    switch step.action {
    case .key(let key, _, let count):
      let start = focus
      for number in 1...max(1, count) {
        result = player.press(key)
        if number < count { player.rest() }
      }
      // The result covers all repetitions, from where focus was before the first.
      if count > 1 { result = result?.beginning(at: start) }
    case .click(let place, let count): result = player.click(place.point, count: count)
    case .scroll(let place, let distance): result = player.scroll(by: distance, at: place.point)
    case .type(let text): result = player.type(text)
    case .set(let changes):
      var failure: (any Error)?
      result = player.perform { _ in
        do {
          for change in changes { try screen?.apply(change.fields, to: change.view.id) }
        } catch { failure = error }
      }
      if let failure { throw failure }
    case .remove(let view): result = player.perform { _ in screen?.remove(view.id) }
    case .request(let view):
      result = player.perform { window in
        guard let target = screen?.view(withID: view.id) else { return }
        window.focusSystem?.requestFocusUpdate(to: target)
      }
    case .select(let view): result = player.perform { _ in screen?.select(view.id) }
    case .model(let model):
      let own = screen?.document.variation ?? FocusVariation()
      let varied = model.varied(by: variation.over(own))
      result = player.perform { $0.focusSystem?.model = varied }
    case .wait(let seconds):
      result = player.perform { _ in player.advance(by: seconds) }
    case .shot(let name): try shoot(name, for: step)
    case nil: break
    }
    return result ?? player.perform { _ in }
  }

  private func shoot(_ name: String, for step: WalkStep) throws {
    do {
      try draw(player.frame(), beside(walk.file, name))
    } catch {
      var place = step.place
      place.field += ".shot"
      throw SourceError(place, "\(error)")
    }
  }
}

/// A step after which focus was not where it was expected.
public struct WalkFailure: Hashable, Sendable, CustomStringConvertible {
  /// Of the step in the walk.
  public var place: SourcePlace
  /// Of the step, from 1.
  public var number: Int
  /// What the step does, in a word or two.
  public var name: String
  /// What was expected, and what was found.
  public var problem: String

  /// As `walk.yaml:12: step 3 (Down): expected third, focus is at second`.
  public var description: String {
    "\(place.file):\(place.line ?? 1): step \(number) (\(name.shortened(to: 160))): "
      + problem.shortened(to: 480)
  }
}

extension ScenePlayer.Step {
  fileprivate func beginning(at from: String?) -> ScenePlayer.Step {
    ScenePlayer.Step(
      key: key, heading: heading, from: from, to: to, outcome: outcome, explanation: explanation)
  }
}

extension WalkStep {
  /// Which text should be on the screen and is not, in words; nil: none.
  @MainActor
  fileprivate func missing(in player: ScenePlayer) -> String? {
    guard !shows.isEmpty else { return nil }
    let seen = player.frame().items.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    return shows.first { !seen.contains($0) }.map { "“\($0)” is not on the screen" }
  }

  fileprivate var key: String? {
    if case .key(_, let name, _) = action { name } else { nil }
  }

  /// What differs from what was expected, in words; nil: nothing.
  fileprivate func mismatch(
    focus: String?, _ result: ScenePlayer.Step
  ) -> String? {
    let place = focus.map { "focus is at \($0)" } ?? "nothing has the focus"
    switch expect {
    case .view(let id) where id != focus: return "expected \(id), \(place)"
    case .nothing where focus != nil: return "expected nothing focused, \(place)"
    default: break
    }
    // While focus is hidden, only whether the tracked item has changed is checked.
    let found =
      result.outcome == .hidden ? result.from == result.to ? .stayed : .moved : result.outcome
    guard let outcome, outcome != found else { return nil }
    return "expected the outcome \(outcome.rawValue), it was \(found.rawValue); \(place)"
  }
}
