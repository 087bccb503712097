import ArgumentParser
import FocusEngine
import FocusInspector
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloFilming
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

/// The options for a still picture of a move.
struct OnionOptions: ParsableArguments {
  @Flag(
    name: .customLong("onion"),
    help: "Draw the last move on one still: its outlines at equal times, and its curves.")
  var isWanted = false

  @Option(
    help: ArgumentHelp(
      """
      With --onion, make the move once more to compare both: under another focus model, in the \
      look tvos18 or tvos26, or with the tuning of a file.
      """, valueName: "other"), completion: AgainstArgument.completion,
    transform: AgainstArgument.init(parsing:))
  var against: AgainstArgument?

  /// Milliseconds between two samples of a move.
  private static let step = 5

  /// Checks that there is a move, and that its still can be written.
  ///
  /// - Throws: `ValidationError` with what is missing.
  func check(
    _ script: FilmScript, _ format: @autoclosure () throws -> FilmFormat, isWhole: Bool
  ) throws {
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
    guard isWhole else {
      throw ValidationError("--onion cannot be combined with --crop or --models")
    }
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
    for other in against.map({ [nil, $0] }) ?? [nil] {
      let (opened, name) = try open(screen, setup, other, renderer)
      loop.apply(to: opened.window)
      let player = opened.player
      for press in script.keys.dropLast() {
        player.press(press.key)
        player.rest()
      }
      guard let last = script.keys.last,
        let move = Self.move(of: last, script, named: name, by: player)
      else {
        throw CommandError(
          "the last key, \(script.keys.last?.name ?? ""), moves no focus"
            + (name.isEmpty ? "" : " with \(name)") + ", so it has no outlines")
      }
      try opened.check(script.keys)
      moves.append(move)
      if ground == nil { ground = (player.frame(), opened.window) }
    }
    guard let (list, window) = ground else { throw CommandError("there is nothing to outline") }
    let style = SearchStyle(palette: window.appearance.palette, width: list.size.width)
    let picture = OnionPicture(
      moves, size: list.size, every: Double(script.every), style: style)
    return try renderer.picture(
      of: picture.displayList(over: list, key: script.keys.last?.name ?? ""), scale: setup.scale)
  }

  /// Opens the screen as it is or, for the second move, with the model, look or tuning to compare.
  ///
  /// - Returns: The screen at rest, and the name of the move; empty if there is only one.
  @MainActor
  private func open(
    _ screen: any Screen, _ setup: PlaySetup, _ other: AgainstArgument?, _ renderer: Renderer
  ) throws -> (OpenedScreen, String) {
    var (setup, screen, model) = (setup, screen, nil as FocusModel?)
    if other != nil, let layout = screen as? LayoutScreen {
      // A layout's views can only be in one window at a time.
      screen = try layout.copy()
    }
    switch other {
    case .model(let chosen):
      // A layout under another model is as if it named that one.
      let layout = try (screen as? LayoutScreen)?.under(chosen)
      (screen, model) = (layout ?? screen, layout == nil ? chosen : nil)
    case .look(let look): setup.looks.options.televisionLook = look
    case .tuning(let path): setup.looks.tuning = try FocusTuning(path: path)
    case nil: break
    }
    let opened = setup.open(screen, textMeasurer: renderer.text)
    opened.player.rest()
    if let model {
      opened.window.focusSystem?.begin(under: model)
      opened.player.rest()
    }
    let name =
      switch against {
      case nil: ""
      case .model: opened.window.focusSystem?.model.name ?? ""
      case .look: opened.window.appearance.televisionLook.rawValue
      case .tuning(let path): other == nil ? "as it is" : path
      }
    return (opened, name)
  }

  /// Presses a key as a film does, and follows the item that gets the focus.
  ///
  /// - Returns: The move; nil if the focus stays.
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

/// The value of `--against`.
enum AgainstArgument {
  case model(FocusModel)
  case look(TelevisionLook)
  /// The path of a tuning.
  case tuning(String)

  private static let names = FocusModel.all.map(\.name) + LookArgument.allValueStrings

  static let completion = CompletionKind.list(names)

  /// Creates the value that a text names.
  ///
  /// - Throws: `ValidationError` with the possible values.
  init(parsing text: String) throws {
    if let model = FocusModel.named(text) {
      self = .model(model)
    } else if let look = LookArgument(argument: text) {
      self = .look(look.look)
    } else if [".yaml", ".yml", ".json"].contains(where: text.hasSuffix) {
      self = .tuning(text)
    } else {
      throw ValidationError(
        "expected \(Self.names.joined(separator: ", ")), or a file of a tuning")
    }
  }
}
