import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloCommand

/// A layout's file as the demo shows it, without a window of the desktop.
@MainActor
struct LayoutSessionTests {
  private static let layout = """
    size: [320, 200]
    views:
      - {id: shown, kind: image, image: shown.png, focusable: true, frame: [20, 20, 100, 40]}

    """

  @Test func `a picture that goes is told when the layout comes back, over what it was`() throws {
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

  /// A process that another test starts may hold the file that was written a moment longer.
  private func forgetBeginning(of session: LayoutSession) { _ = session.change() }

  @Test func `a layout follows the picture that it stands on`() throws {
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

  @Test func `what is put in the place of a file is told, and the old screen stays`() throws {
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
      ("a folder", { mkdir(file, 0o755) }), ("something else", { mkfifo(file, 0o644) }),
      ("a folder", { symlink(scratch.path, file) }),
    ]
    for (found, make) in places {
      try FileManager.default.removeItem(atPath: file)
      try make()
      #expect(session.change() == .written)
      #expect(try reopened() == "screen.yaml: expected a regular file, found \(found)")
      try restore()
    }
    // No end of it is ever reached.
    try #require(truncate(file, 1 << 40) == 0)
    #expect(try reopened() == "screen.yaml: is larger than 16 MiB")
    try restore()
    // Nothing else in the folder matters.
    mkdir(scratch.path + "/other", 0o755)
    forgetBeginning(of: session)
  }

  @Test func `a window says something over a layout and over a scene`() throws {
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
