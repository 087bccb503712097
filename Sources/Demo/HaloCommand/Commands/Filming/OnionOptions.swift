import ArgumentParser
import FocusEngine
import FocusInspector
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloFilming
import HaloHosting
import HaloSceneGraph

/// The options for one still of a move.
struct OnionOptions: ParsableArguments {
  @Flag(
    name: .customLong("onion"),
    help: "Draw the last move on one still: its outlines at equal times, and its curves.")
  var isWanted = false

  @Option(
    help: ArgumentHelp(
      "With --onion, another focus model under which the move is made, too, to compare both.",
      valueName: "model"))
  var against: ModelArgument?

  /// Milliseconds between two samples of a move.
  private static let step = 5

  /// Checks that there is a move, and that its still can be written.
  ///
  /// - Throws: `ValidationError` with what is missing.
  func check(_ script: FilmScript, _ format: @autoclosure () throws -> FilmFormat, isCropped: Bool)
    throws
  {
    guard isWanted else {
      if against != nil { throw ValidationError("--against needs --onion") }
      return
    }
    guard !script.keys.isEmpty else {
      throw ValidationError("--onion needs a key that moves the focus: use --keys")
    }
    guard try format() == .png else {
      throw ValidationError("--onion makes a PNG file: use -o FILE.png, or --format png")
    }
    guard !isCropped else { throw ValidationError("--onion cannot be combined with --crop") }
  }

  /// Presses the keys and returns the still of the last one.
  ///
  /// - Throws: `CommandError` if the last key moves no focus.
  @MainActor
  func picture(
    of screen: any Screen, _ script: FilmScript, _ setup: PlaySetup, _ loop: FocusLoopOptions,
    by renderer: Renderer
  ) throws -> PixelSurface {
    var moves: [OnionMove] = []
    var ground: (list: DisplayList, window: Window)?
    for model in [nil, against?.model] as [FocusModel?] {
      if !moves.isEmpty, model == nil { continue }
      // A layout under another model is as if it named that one; its views can only be in one
      // window at a time.
      let layout = screen as? LayoutScreen
      let again = moves.isEmpty ? nil : try model.flatMap { try layout?.under($0) }
      let opened = setup.open(again ?? screen, textMeasurer: renderer.text)
      loop.apply(to: opened.window)
      let player = opened.player
      player.rest()
      if let model, again == nil {
        opened.window.focusSystem?.begin(under: model)
        player.rest()
      }
      for press in script.keys.dropLast() {
        player.press(press.key)
        player.rest()
      }
      let name = against == nil ? "" : opened.window.focusSystem?.model.name ?? ""
      guard let last = script.keys.last,
        let move = Self.move(of: last, script, named: name, by: player)
      else {
        throw CommandError(
          "the last key, \(script.keys.last?.name ?? ""), moves no focus"
            + (name.isEmpty ? "" : " under the model \(name)") + ", so it has no outlines")
      }
      try opened.check(script.keys)
      moves.append(move)
      if ground == nil { ground = (player.frame(), opened.window) }
    }
    guard let (list, window) = ground else { throw CommandError("there is nothing to outline") }
    var style = SearchStyle(palette: window.appearance.palette)
    // A picture of a large screen is looked at smaller than it is.
    style.textScale = max(1, list.size.width / 1280)
    let picture = OnionPicture(
      moves, size: list.size, every: Double(script.every), style: style)
    return try renderer.picture(
      of: picture.displayList(over: list, key: script.keys.last?.name ?? ""), scale: setup.scale)
  }

  /// Presses a key as a film does, and follows the item that gets the focus; nil if the focus stays.
  @MainActor
  private static func move(
    of press: NamedKey, _ script: FilmScript, named name: String, by player: ScenePlayer
  ) -> OnionMove? {
    let window = player.window
    func send(_ phase: KeyPhase) {
      for stroke in press.key.strokes(phase) { player.send(.key(stroke.key, stroke.phase)) }
      window.settle()
    }
    let before = window.focusSystem?.focusedItem
    send(.down)
    guard let item = window.focusSystem?.focusedItem as? View, item !== before else { return nil }
    var move = OnionMove(item: item.accessibleName ?? item.focusDebugLabel, name: name)
    var now = 0
    func turn(to time: Int) {
      if time > now { player.advance(by: Double(time - now) / 1000) }
      now = max(now, time)
    }
    var isDown = true
    for time in stride(from: 0, through: max(step, script.duration), by: step) {
      if isDown, time >= script.hold {
        turn(to: script.hold)
        send(.up)
        isDown = false
      }
      turn(to: time)
      let list = player.frame()
      if let sample = OnionMove.Sample(of: item, in: list, time: Double(time)) { move.add(sample) }
    }
    return move
  }
}
