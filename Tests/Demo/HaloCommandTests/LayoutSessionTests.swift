import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloCommand

/// A layout file as the demo shows it, without a window of the desktop.
@MainActor
struct LayoutSessionTests {
  private static let layout = """
    size: [320, 200]
    views:
      - {id: shown, kind: image, image: shown.png, focusable: true, frame: [20, 20, 100, 40]}

    """

  @Test
  func `a deleted picture is reported over the old screen when the layout is shown again`() throws {
    let scratch = try Scratch()
    let (file, picture) = (scratch.path + "/screen.yaml", scratch.path + "/shown.png")
    try Self.layout.write(toFile: file, atomically: false, encoding: .utf8)
    try PixelSurface(width: 4, height: 4, format: .argb32).writePNG(to: picture)
    let session = try LayoutSession(path: file)
    let looks = ScreenLooks()
    let window = Window(
      showing: session, looks: looks, modifiers: nil, textMeasurer: TestFonts.textEngine())
    let shell = try #require(window.rootViewController as? LayoutShell)
    #expect(shell.error == nil && shell.screen.view(withID: "shown") != nil)

    try DemoScene.named("grid").show(in: window, looks: looks)
    try FileManager.default.removeItem(atPath: picture)
    session.show(in: window, looks: looks)
    let again = try #require(window.rootViewController as? LayoutShell)
    #expect(again.error?.contains("shown.png") == true)
    #expect(again.screen.view(withID: "shown")?.window === window)
  }

  /// Forgets the first change: a process that another test starts may hold the file open for a
  /// moment.
  private func forgetBeginning(of session: LayoutSession) { _ = session.change() }

  @Test func `a layout notices changes of its backdrop`() throws {
    let scratch = try Scratch()
    let (file, picture) = (scratch.path + "/screen.yaml", scratch.path + "/program.png")
    try "size: [320, 200]\nbackdrop: program.png\n".write(
      toFile: file, atomically: false, encoding: .utf8)
    try PixelSurface(width: 4, height: 4).writePNG(to: picture)
    let session = try LayoutSession(path: file)
    forgetBeginning(of: session)
    try PixelSurface(width: 8, height: 4).writePNG(to: picture)
    #expect(session.change() == .written)
    try FileManager.default.removeItem(atPath: picture)
    #expect(session.change() == .gone)
  }

  @Test
  func `an invalid thing in the place of a file is reported, and the old screen stays`() throws {
    let scratch = try Scratch()
    let file = scratch.path + "/screen.yaml"
    let layout = "views: [{id: a, kind: button, frame: [0, 0, 10, 10]}]\n"
    try layout.write(toFile: file, atomically: false, encoding: .utf8)
    let session = try LayoutSession(path: file)
    let looks = ScreenLooks()
    let window = Window(
      showing: session, looks: looks, modifiers: nil, textMeasurer: TestFonts.textEngine())
    forgetBeginning(of: session)

    func reopened() throws -> String? {
      session.reopen(in: window, looks: looks)
      let shell = try #require(window.rootViewController as? LayoutShell)
      #expect(shell.screen.view(withID: "a")?.window === window)
      return shell.error.map { $0.replacing(scratch.path + "/", with: "") }
    }
    func restore() throws {
      _ = try? FileManager.default.removeItem(atPath: file)
      try layout.write(toFile: file, atomically: false, encoding: .utf8)
      #expect(session.change() == .written)
      #expect(try reopened() == nil)
    }
    try FileManager.default.removeItem(atPath: file)
    #expect(session.change() == .gone)
    #expect(try reopened() == "screen.yaml: cannot be read: No such file or directory")
    try restore()

    let places: [(String, () throws -> Void)] = [
      ("a folder", { mkdir(file, 0o755) }), ("an empty pipe", { mkfifo(file, 0o644) }),
      ("a folder", { symlink(scratch.path, file) }),
    ]
    for (found, make) in places {
      try FileManager.default.removeItem(atPath: file)
      try make()
      #expect(session.change() == .written)
      #expect(try reopened() == "screen.yaml: expected a regular file, found \(found)")
      try restore()
    }
    // The end of this file would never be reached.
    try #require(truncate(file, 1 << 40) == 0)
    #expect(try reopened() == "screen.yaml: is larger than 16 MiB")
    try restore()
    // Changes of other files in the folder have no effect.
    mkdir(scratch.path + "/other", 0o755)
    forgetBeginning(of: session)
  }

  @Test func `a window shows messages over a layout and over a scene`() throws {
    let scratch = try Scratch()
    let file = scratch.path + "/screen.yaml"
    try "views: []\n".write(toFile: file, atomically: false, encoding: .utf8)
    let screens: [any Screen] = [try LayoutSession(path: file), try DemoScene.named("grid")]
    for screen in screens {
      let player = ScenePlayer(
        window: Window(
          showing: screen, looks: ScreenLooks(), modifiers: nil,
          textMeasurer: TestFonts.textEngine()))
      player.rest()
      player.window.showToast("what just happened")
      player.advance(by: 0.5)
      let texts = player.frame().items.map { item in
        if case .text(let text, _, _) = item.content { text } else { "" }
      }
      #expect(texts.contains("what just happened"), "\(screen.title)")
    }
  }
}
