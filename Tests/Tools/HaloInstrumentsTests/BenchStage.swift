import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph
import Testing

@testable import HaloInstruments
@testable import HaloViewTestSupport

/// A screen with instruments in a window without a display, on which a test presses keys.
@MainActor
final class BenchStage {
  /// The owner of the screen, which can make it again.
  final class Subject: BenchSubject {
    let window: Window
    let name = "screen"
    let title = "Screen"
    var walkSubject = WalkSubject.program("screen")
    var make: (CGSize) -> Window? = { _ in nil }
    var makeBefore: (CGSize) -> Window? = { _ in nil }
    /// The notices that were told while there was no panel.
    private(set) var notices: [String] = []

    /// Light or dark, unless a preference says which.
    private let style: UserInterfaceStyle

    init(_ window: Window) {
      self.window = window
      style = window.appearance.userInterfaceStyle
    }

    var looks = BenchLooks() {
      didSet {
        window.appearance = looks.preferences.appearance(otherwise: style)
          .tuned(by: looks.tuning)
        window.layoutDirection = looks.direction.direction ?? .leftToRight
      }
    }

    func makeWindow(size: CGSize) -> Window? { make(size) }
    func makeWindowBefore(size: CGSize) -> Window? { makeBefore(size) }
    func tell(_ text: String) { notices.append(text) }
  }

  let subject: Subject
  let player: BenchPlayer
  let scratch: Scratch
  let renderer: Renderer
  let scale: CGFloat
  /// The paths that the bench told its host.
  private(set) var paths: [String] = []
  /// The pictures that were copied to the clipboard.
  private(set) var copies: [[UInt8]] = []
  private var holder: Any?

  var bench: Bench { player.bench }
  var window: Window { bench.screen }
  var instruments: Instruments { Instruments(bench: bench) }
  private var folder: String { scratch.path + "/halo-screenshots" }

  init(_ window: Window, scale: CGFloat = 1, largest: CGSize? = nil) throws {
    scratch = try Scratch()
    renderer = Renderer(text: TestFonts.textEngine())
    renderer.showsStandIns = false
    subject = Subject(window)
    self.scale = scale
    let bench = Bench(
      screen: window, owner: subject, text: renderer.text,
      keepingIn: scratch.path + "/halo-screenshots")
    player = BenchPlayer(bench, scale: scale, largest: largest)
    bench.host.tellPath = { [weak self] in self?.paths.append($0) }
    bench.host.copyImage = { [weak self] in self?.copies.append($0) }
    player.rest()
  }

  /// Creates a screen of tiles in three columns and two rows, `a` to `f`, with a ring around the
  /// focused one.
  convenience init(
    tilesOf size: CGSize = CGSize(width: 640, height: 400), scale: CGFloat = 1,
    largest: CGSize? = nil
  ) throws {
    try self.init(Self.tiles(size), scale: scale, largest: largest)
    subject.make = { Self.tiles($0) }
  }

  /// Creates a scene of the demo.
  convenience init(
    scene id: String, size: CGSize = CGSize(width: 640, height: 400), scale: CGFloat = 1,
    largest: CGSize? = nil
  ) throws {
    try self.init(Self.scene(id, size), scale: scale, largest: largest)
    subject.walkSubject = .scene(id)
    subject.make = { try? Self.scene(id, $0) }
  }

  /// Creates a layout from the text of its file.
  convenience init(layout text: String, scale: CGFloat = 1, largest: CGSize? = nil) throws {
    let (window, controller) = try Self.layout(text)
    try self.init(window, scale: scale, largest: largest)
    holder = controller
  }

  static func tiles(_ size: CGSize) -> Window {
    let window = Window(
      size: size, model: .pad, appearance: .light, textMeasurer: TestFonts.textEngine())
    let controller = Stage.Screen()
    window.isIdleTimerDisabled = true
    // An item is focused from the start and stays focused.
    window.focusSystem?.model.defersFocus = false
    window.rootViewController = controller
    for (index, name) in ["a", "b", "c", "d", "e", "f"].enumerated() {
      let tile = Tile(
        name, CGFloat(40 + index % 3 * 200), CGFloat(40 + index / 3 * 180), 160, 130)
      tile.backgroundColor = Color(hex: [0x2F6F8F, 0xB8813F, 0x9C4A50][index % 3])
      tile.focusEffect = FocusHaloEffect()
      controller.view.addSubview(tile)
    }
    return window
  }

  static func scene(_ id: String, _ size: CGSize) throws -> Window {
    let scene = try #require(DemoScene.all.first { $0.id == id })
    return scene.makeWindow(
      size: size, appearance: .light, textMeasurer: TestFonts.textEngine())
  }

  static func layout(_ text: String) throws -> (Window, LayoutController) {
    let document = try LayoutDocument(text: text, file: "screen.yaml")
    let controller = try LayoutBuilder { Image(try Bitmap(png: $0)) }.makeController(for: document)
    let window = Window(
      size: document.size, model: document.model, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    controller.show(in: window)
    return (window, controller)
  }

  // MARK: Doing

  /// Presses keys, spelled as in walks, each after everything has come to rest.
  func press(_ keys: String) throws { try player.press(keys) }

  /// Presses one key without waiting.
  func tap(_ key: String) throws { player.press(try Key(name: key)) }

  func hold(_ key: String) throws {
    bench.send(try Key(name: key), phase: .down, at: player.time)
  }

  func release(_ key: String) throws {
    bench.send(try Key(name: key), phase: .up, at: player.time)
  }

  /// Focuses a row of the shown page and presses a key.
  func press(_ key: String, onRow id: String) throws {
    bench.setPanelKeyboard(true)
    bench.focusPanel(on: id)
    try press(key)
  }

  /// Types letters, one key each.
  func type(_ text: String) throws {
    for letter in text { try press(letter == " " ? "space" : String(letter)) }
  }

  // MARK: Looking

  /// The label of the item that is focused on the screen.
  var focus: String? { window.focusSystem?.focusedItem?.focusDebugLabel }
  /// The label of the item that is focused on the panel.
  var panelFocus: String? {
    bench.panelHost.panel?.window.focusSystem?.focusedItem?.focusDebugLabel
  }

  /// The pixels of the whole window.
  func picture() throws -> PixelSurface {
    try renderer.picture(of: player.frame(), scale: scale)
  }

  /// The pixels of the screen without instruments.
  func screenPicture() throws -> PixelSurface {
    _ = player.frame()
    return try renderer.picture(of: try #require(bench.frames.live), scale: scale)
  }

  /// The pixels of the part of the window in which the screen stands at its own size.
  func seenPicture() throws -> PixelSurface {
    let (all, size) = (try picture(), bench.place.screen)
    return try all.part(
      PixelRect(
        x: 0, y: 0, width: Int((size.width * scale).rounded()),
        height: Int((size.height * scale).rounded())))
  }

  var lines: [PanelLine] { bench.panelHost.page?.lines ?? bench.overview }

  func row(_ id: String) -> PanelRow? {
    lines.lazy.compactMap { if case .row(let row) = $0, row.id == id { row } else { nil } }.first
  }

  func fact(_ name: String) -> String? {
    lines.lazy.compactMap { if case .fact(name, let value, _) = $0 { value } else { nil } }.first
  }

  /// The texts of the shown page.
  var words: [String] {
    lines.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }

  var headings: [String] {
    lines.compactMap { if case .heading(let text) = $0 { text } else { nil } }
  }

  /// The path of the sitting's folder and the sorted names of its files.
  func sitting() throws -> (path: String, names: [String]) {
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder)
    let path = "\(folder)/\(try #require(folders.first))"
    #expect(folders.count == 1)
    return (path, try scratch.files(in: path))
  }

  /// Reads a picture that was kept.
  func kept(_ name: String) throws -> PixelSurface {
    try PixelSurface.readPNG(from: "\(try sitting().path)/\(name)")
  }

  /// Whether nothing has been kept so far.
  var isSittingEmpty: Bool { !FileManager.default.fileExists(atPath: folder) }
}

extension PixelSurface {
  /// Describes where two pictures differ, for a failing test; nil if they do not differ.
  func difference(from other: PixelSurface) -> String? {
    let difference = PictureDifference(self, other)
    return difference.isNone ? nil : "\(difference)"
  }
}

extension ScenePlayer {
  /// Returns the picture at a moment after the last of the keys, each of which is pressed at rest.
  static func picture(
    of window: Window, keys: String, milliseconds: Int, by renderer: Renderer, scale: CGFloat = 1
  ) throws -> PixelSurface {
    let player = ScenePlayer(window: window, scale: scale)
    player.rest()
    let keys = try Key.sequence(keys)
    for (index, key) in keys.enumerated() {
      player.press(key)
      if index < keys.count - 1 { player.rest() }
    }
    player.advance(by: Double(milliseconds) / 1000)
    return try renderer.picture(of: player.frame(), scale: scale)
  }
}
