import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// Performs the steps of a walk in a window with a manual clock, and checks what they expect.
@MainActor
public final class WalkRunner {
  /// A closure that draws a display list into a PNG file; its error's description is one line.
  public typealias Picturing = @MainActor (_ frame: DisplayList, _ path: String) throws -> Void
  /// A closure that opens a scene by its id and returns its window; nil if there is no such scene.
  ///
  /// The size is in points; a nil size or reading direction stands for the scene's own.
  public typealias SceneOpening =
    @MainActor (_ id: String, _ size: CGSize?, _ direction: LayoutDirection?) -> Window?

  let walk: WalkDocument
  private let variation: FocusVariation
  /// The controller of the walk's layout; nil for a walk on a scene or in a program's own window.
  let screen: LayoutController?
  package let player: ScenePlayer
  private let draw: Picturing
  /// The keys that the last step keeps down.
  private var heldKeys: [Key] = []

  /// Creates a runner that opens the walk's layout, or a scene through `openScene`.
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - appearance: the appearance of a layout, which affects pictures only.
  ///   - direction: the reading direction; nil for that of the walk or else of the layout or scene.
  ///   - modifiers: the keys that stand for Command and Option.
  ///   - detail: the detail of the explanations of movements.
  ///   - variation: a variation of the focus rules, which overrides the layout's own.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - readImage: reads the pictures of the layout.
  ///   - openScene: opens the scene of a walk, with the scene's own appearance; knows no scene by
  ///     default.
  ///   - prepare: called with the window of the layout or scene before the first step.
  ///   - draw: writes the pictures of the walk.
  /// - Throws: `SourceError` for a picture that cannot be read, an unknown scene, a place outside
  ///   the window, or a walk of a program's own window.
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
          size: walk.size ?? layout.size, model: layout.model,
          appearance: appearance.tuned(by: layout.tuning),
          textMeasurer: textMeasurer)
        controller.show(in: window)
        window.focusSystem?.vary(by: variation)
        return (prepared(window), controller)
      },
      openScene: { openScene($0, walk.size, direction).map(prepared) }, draw: draw)
  }

  /// Creates a runner for a screen that the caller opens.
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - variation: a variation of the focus rules, which overrides the layout's own.
  ///   - openLayout: shows a layout in a window.
  ///   - sceneNames: the ids of all scenes, of which errors suggest one.
  ///   - openScene: shows the scene with an id in a window; returns nil if there is no such scene.
  ///   - draw: writes the pictures of the walk.
  /// - Throws: `SourceError` for an unknown scene, a place outside the window, or a walk of a
  ///   program's own window.
  package convenience init(
    _ walk: WalkDocument, variation: FocusVariation,
    openLayout: (LayoutDocument) throws -> (ScenePlayer, LayoutController),
    sceneNames: [String] = [], openScene: (_ id: String) throws -> ScenePlayer?,
    draw: @escaping Picturing
  ) throws {
    switch walk.screen {
    case .layout(let layout):
      let (player, screen) = try openLayout(layout)
      try self.init(walk, player, screen: screen, variation: variation, draw: draw)
    case .scene(let scene):
      guard let player = try openScene(scene.id) else {
        let suggestion = scene.id.suggestion(among: sceneNames)
        let rest = suggestion.isEmpty ? "; see halo scenes" : suggestion
        throw SourceError(scene.place, "there is no scene “\(scene.id)”\(rest)")
      }
      try self.init(walk, player, variation: variation, draw: draw)
    case .program(let program):
      throw SourceError(
        program.place,
        "only the tests of the program “\(program.id)” can play this walk")
    }
  }

  /// Creates a runner for a program's own window, for that program's tests.
  ///
  /// The window gets the size and the reading direction of the walk if the walk has them.
  ///
  /// - Parameters:
  ///   - walk: a walk whose file has `program` instead of `layout` or `scene`.
  ///   - window: the window with its content, in the state before the first step.
  ///   - detail: the detail of the explanations of movements.
  ///   - draw: writes the pictures of the walk; writes none by default.
  /// - Throws: `SourceError` for a walk that is not a program's, or for a place outside the window.
  public convenience init(
    _ walk: WalkDocument, in window: Window, detail: FocusSystem.ExplanationDetail = .decision,
    draw: @escaping Picturing = { _, _ in }
  ) throws {
    guard case .program = walk.screen else {
      throw SourceError(
        SourcePlace(file: walk.file), "expected a walk of a program, which names no other screen")
    }
    if let size = walk.size { window.resize(to: size, scale: window.hostScale) }
    if let direction = walk.direction { window.layoutDirection = direction }
    window.focusSystem?.explanationDetail = detail
    try self.init(walk, ScenePlayer(window: window), draw: draw)
  }

  /// Creates a runner of single steps in a window that a host draws.
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - window: the window, which already shows the screen of the walk.
  ///   - screen: the controller of a layout; nil for a scene.
  package init(_ walk: WalkDocument, following window: Window, screen: LayoutController?) {
    self.walk = walk
    player = ScenePlayer(following: window)
    self.screen = screen
    variation = FocusVariation()
    draw = { _, _ in }
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
    if walk.steps.contains(where: { !$0.screen.says.isEmpty }) { player.window.setHeard(true) }
  }

  /// The window in which the walk is played.
  public var window: Window { player.window }

  /// The id of the focused item; nil for none.
  public var focus: String? { player.focusedLabel }

  /// Performs every step, including those after a failed one.
  ///
  /// - Parameters:
  ///   - count: the number of steps to perform; nil for all.
  ///   - report: called with the record of each step as it ends, and first with record 0, the state
  ///     before the first step.
  /// - Returns: the failures; empty if there are none.
  /// - Throws: `SourceError` for a picture that cannot be read or written; errors of `report`.
  @discardableResult
  public func run(
    first count: Int? = nil, report: (StepRecord) throws -> Void = { _ in }
  ) throws -> [WalkFailure] {
    try report(StepRecord(start: focus))
    var failures: [WalkFailure] = []
    for (index, step) in walk.steps.prefix(count ?? .max).enumerated() {
      let listener = step.screen.says.isEmpty ? nil : WalkListener(window)
      let result = try perform(step)
      player.rest()
      try report(StepRecord(step: index + 1, key: step.key, result))
      if let miss = step.mismatch(focus: focus, result) {
        let why = (result.explanation ?? window.focusSystem?.lastExplanation)?.inOneLine
        failures.append(WalkFailure(step, number: index + 1, miss, why: why))
      } else if let miss = step.missing(in: player) ?? screen.flatMap(step.misplaced)
        ?? step.screenMiss(in: player, said: listener?.sentences() ?? [])
      {
        failures.append(WalkFailure(step, number: index + 1, miss, why: nil))
      }
    }
    releaseKeys()
    return failures
  }

  /// Performs a step once, without waiting: a repeated key is pressed once, and a pause does nothing.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read or written.
  package func performOnce(stepAt index: Int) throws {
    player.catchUp()
    var step = walk.steps[index]
    switch step.action {
    case .key(let key, let name, _): step.action = .key(key, name: name, count: 1)
    case .hold(let keys, let name, _): step.action = .hold(keys, name: name, for: 0)
    case .wait: step.action = nil
    default: break
    }
    _ = try perform(step)
  }

  /// Releases the keys that the last step keeps down.
  package func releaseKeys() {
    for key in heldKeys.reversed() { player.send(.key(key, .up)) }
    heldKeys = []
  }

  /// Returns the acting steps among the first `count`, each with its name and a closure that
  /// performs it without waiting for animations.
  ///
  /// Steps that only check are left out.
  package func steps(first count: Int) -> [(name: String, perform: @MainActor () throws -> Void)] {
    walk.steps.prefix(count).filter { $0.action != nil }.map { step in
      (step.name, { @MainActor [self] in _ = try perform(step) })
    }
  }

  /// Performs a step; animations that it starts may still run afterwards.
  private func perform(_ step: WalkStep) throws -> ScenePlayer.Step {
    releaseKeys()
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
    case .hold(let keys, _, let time):
      result = player.perform { _ in
        heldKeys = keys
        player.hold(keys, for: time)
      }
    case .click(let place, let count): result = player.click(place.point, count: count)
    case .drag(let place, let end, let keys, _):
      result = player.drag(from: place.point, to: end.point, holding: keys)
    case .scroll(let place, let distance): result = player.scroll(by: distance, at: place.point)
    case .type(let text): result = player.type(text)
    case .set(let changes):
      result = try change {
        for change in changes { try $0.apply(change.fields, to: change.view.id) }
      }
    case .insert(let insertion): result = try change { try $0.insert(insertion) }
    case .reload(let view): result = try change { try $0.reload(view.id) }
    case .present(let view): result = try change { try $0.setPresented(true, view.id) }
    case .dismiss(let view): result = try change { try $0.setPresented(false, view.id) }
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

  /// Changes the views of the layout; does nothing on another screen.
  private func change(_ body: (LayoutController) throws -> Void) throws -> ScenePlayer.Step {
    var failure: (any Error)?
    let result = player.perform { _ in
      do { try screen.map(body) } catch { failure = error }
    }
    if let failure { throw failure }
    return result
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

extension ScenePlayer.Step {
  fileprivate func beginning(at from: String?) -> ScenePlayer.Step {
    ScenePlayer.Step(
      key: key, heading: heading, from: from, to: to, outcome: outcome, explanation: explanation)
  }
}

extension WalkStep {
  fileprivate var key: String? {
    if case .key(_, let name, _) = action { name } else { nil }
  }
}
