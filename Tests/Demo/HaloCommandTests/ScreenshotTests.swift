import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import HaloImageFiles
import HaloInstruments
import Synchronization
import Testing

@testable import HaloCommand

/// The screenshots of F12 while there is no panel.
@MainActor
struct ScreenshotTests {
  private final class Record: Sendable {
    let output = Mutex("")
    let errors = Mutex("")
    let copied = Mutex<[[UInt8]]>([])
  }

  /// The demo's grid, with the picture that a window would give it for screenshots.
  private func session(in folder: String, _ picture: [UInt8], _ record: Record) throws
    -> DemoSession
  {
    let renderer = Renderer(text: TestFonts.textEngine())
    let session = DemoSession(
      scene: try DemoScene.named("grid"), layout: nil, size: CGSize(width: 640, height: 400),
      looks: ScreenLooks(), modifiers: .pc, renderer: renderer, keepingIn: folder)
    session.start()
    session.bench.host.screenshot = { picture }
    session.bench.host.copyImage = { bytes in record.copied.withLock { $0.append(bytes) } }
    session.bench.host.tellPath = DemoSession.tellPath
    session.bench.resize(to: CGSize(width: 640, height: 400), scale: 1)
    _ = session.bench.frame(at: 0)
    return session
  }

  /// Whether the window shows these words.
  private func says(_ words: String, _ session: DemoSession) -> Bool {
    session.bench.frame(at: 1).items.contains { item in
      if case .text(words, _, _) = item.content { item.alpha > 0 } else { false }
    }
  }

  private var picture: [UInt8] {
    get throws { try PixelSurface(width: 4, height: 4).png() }
  }

  @Test func `a screenshot is copied and saved, and its path is printed`() throws {
    let scratch = try Scratch()
    let record = Record()
    let terminal = Terminal(
      output: { bytes in record.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      errors: { text in record.errors.withLock { $0 += text } })
    try Terminal.$current.withValue(terminal) {
      let session = try session(in: scratch.path + "/halo-screenshots", picture, record)
      session.bench.perform(.shot)
      session.bench.perform(.shot)
      let sitting = try #require(SittingFolder(in: scratch))
      #expect(sitting.names == ["grid-2.png", "grid.png", "index.html"])
      #expect(try PNGText.removingAll(from: sitting.bytes(of: "grid.png")) == picture)
      #expect(
        record.output.withLock { $0 }
          == "\(sitting.path)/grid.png\n\(sitting.path)/grid-2.png\n")
      #expect(try record.copied.withLock { $0 } == [picture, picture])
      #expect(record.errors.withLock { $0 }.isEmpty)
      #expect(says("Copied, and saved as \(sitting.path)/grid-2.png", session))
    }
  }

  @Test func `a screenshot that cannot be saved is copied, and the window says why`() throws {
    let scratch = try Scratch()
    let record = Record()
    let folder = scratch.path + "/halo-screenshots"
    try Data().write(to: URL(filePath: folder))
    let session = try session(in: folder, picture, record)
    session.bench.perform(.shot)
    #expect(try record.copied.withLock { $0 } == [picture])
    #expect(says("Copied, but cannot write \(folder): Not a directory", session))
  }

  @Test func `a screenshot is saved even if nobody reads its path`() throws {
    let scratch = try Scratch()
    let record = Record()
    let terminal = Terminal(
      output: { _ in throw LostOutput(reason: .init(EPIPE)) },
      errors: { text in record.errors.withLock { $0 += text } })
    try Terminal.$current.withValue(terminal) {
      let session = try session(in: scratch.path + "/halo-screenshots", picture, record)
      session.bench.perform(.shot)
      #expect(SittingFolder(in: scratch)?.names == ["grid.png", "index.html"])
    }
    #expect(
      record.errors.withLock { $0 } == "halo: cannot write to standard output: Broken pipe\n")
  }

  @Test
  func `the printed path of a screenshot is absolute, even if its folder is relative`() throws {
    let record = Record()
    let terminal = Terminal(
      output: { bytes in record.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      errors: { _ in })
    Terminal.$current.withValue(terminal) { DemoSession.tellPath("halo-screenshots/1/grid.png") }
    let folder = FileManager.default.currentDirectoryPath
    #expect(record.output.withLock { $0 } == "\(folder)/halo-screenshots/1/grid.png\n")
  }
}
