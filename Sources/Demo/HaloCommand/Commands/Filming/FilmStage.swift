import FocusEngine
import FocusInspector
import Foundation
import HaloCairoRenderer
import HaloCoverage
import HaloDisplayList
import HaloFilming
import HaloHosting
import HaloSceneGraph

/// The content of a film or a picture: a screen, a screen under every focus model at once, or a tour.
@MainActor
struct FilmStage {
  /// The copies of the screen; one, or one for each focus model.
  private let copies: [OpenedScreen]
  /// The picture of all copies; nil for a single screen.
  private let panes: ModelPanes?
  /// The tour that is filmed instead of a screen; nil for none.
  private var tour: TourFilm?

  /// Opens one screen.
  init(_ screen: any Screen, _ setup: PlaySetup, _ renderer: Renderer) {
    copies = [setup.open(screen, textMeasurer: renderer.text)]
    panes = nil
  }

  /// Prepares the film of a tour.
  init(_ rows: [CoverageRow], setup: PlaySetup, _ renderer: Renderer) {
    (copies, panes) = ([], nil)
    tour = TourFilm(
      rows, size: setup.size ?? CoverageRow.usualSize, textMeasurer: renderer.text
    ) { Image(try Bitmap(png: $0)) }
  }

  /// Opens a screen under every focus model.
  ///
  /// - Parameters:
  ///   - screen: the screen for the first model.
  ///   - again: makes the screen again for each further model, since copies share nothing.
  ///   - setup: size, appearance and rules.
  ///   - renderer: the renderer that will draw.
  /// - Throws: the errors of `again`.
  init(
    allModelsOf screen: any Screen, _ again: () throws -> any Screen, _ setup: PlaySetup,
    _ renderer: Renderer
  ) throws {
    var copies: [OpenedScreen] = []
    for model in FocusModel.all {
      let screen = copies.isEmpty ? screen : try again()
      let opened = setup.open(screen, textMeasurer: renderer.text)
      opened.window.focusSystem?.model = model.varied(
        by: setup.looks.variation.over(screen.variation))
      copies.append(opened)
    }
    self.copies = copies
    panes = ModelPanes(
      count: copies.count, of: copies[0].window.bounds.size, pixels: setup.scale,
      text: renderer.text)
  }

  /// The size of a frame in points.
  var size: CGSize { tour?.size ?? panes?.size ?? copies[0].window.bounds.size }

  /// The colours for the area around the frames.
  var palette: Palette { tour?.palette ?? copies[0].window.appearance.palette }

  /// Performs a script on every copy at the same times.
  ///
  /// - Throws: `CommandError` for a key that only the window of `halo demo` can handle.
  func film(_ script: FilmScript, _ loop: FocusLoopOptions) throws -> [FilmFrame] {
    if let tour { return try tour.frames(every: script.every) }
    var films: [[FilmFrame]] = []
    var moves = ModelMoves(key: nil, moves: [])
    for copy in copies {
      loop.apply(to: copy.window)
      copy.player.rest()
      let focus = copy.window.focusName
      moves.moves.append(ModelMoves.Move(model: copy.modelName, before: focus, now: focus))
      films.append(copy.player.film(script) { $0.focusName })
      try copy.check(script.keys)
    }
    guard var panes else { return films[0] }
    return films[0].indices.map { index in
      let shown = films.map { $0[index] }
      if let key = shown[0].keys.last {
        // The focus before the key is that of the previous frame.
        moves = ModelMoves(
          key: script.keys[key].name,
          moves: zip(moves.moves, shown).map { move, frame in
            ModelMoves.Move(model: move.model, before: move.now, now: frame.focus)
          })
      } else {
        // The focus may also move without a key, for instance when a screen has come to rest.
        for (place, frame) in shown.enumerated() { moves.moves[place].now = frame.focus }
      }
      var frame = shown[0]
      frame.list = panes.picture(of: shown.map(\.list), moves)
      return frame
    }
  }

  /// Presses keys on every copy, each at rest, and returns what is shown afterwards.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - time: seconds after the last key; nil for rest.
  ///   - loop: the options of the focus loop.
  /// - Returns: The picture.
  /// - Throws: `CommandError` for a key that only the window of `halo demo` can handle.
  func picture(
    after keys: [NamedKey], at time: TimeInterval?, _ loop: FocusLoopOptions
  ) throws -> DisplayList {
    var moves: [ModelMoves.Move] = []
    var lists: [DisplayList] = []
    for copy in copies {
      let player = copy.player
      loop.apply(to: copy.window)
      player.rest()
      var before = copy.window.focusName
      for (index, press) in keys.enumerated() {
        before = copy.window.focusName
        player.press(press.key)
        if index < keys.count - 1 || time == nil { player.rest() }
      }
      if let time { player.advance(by: time) }
      lists.append(player.frame())
      let now = copy.window.focusName
      moves.append(ModelMoves.Move(model: copy.modelName, before: before, now: now))
      try copy.check(keys)
    }
    guard var panes else { return lists[0] }
    return panes.picture(of: lists, ModelMoves(key: keys.last?.name, moves: moves))
  }
}

extension OpenedScreen {
  fileprivate var modelName: String { window.focusSystem?.model.name ?? "" }
}
