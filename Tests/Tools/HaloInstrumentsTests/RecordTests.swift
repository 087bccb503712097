import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloImageFiles
import HaloLayoutFiles
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// A person's input, recorded as a walk and as a film.
@MainActor
struct RecordTests {
  private static let size = CGSize(width: 640, height: 400)

  /// The size of a film in pixels, its number of frames and its duration in milliseconds.
  private func film(_ bytes: [UInt8]) throws -> (width: Int, height: Int, count: Int, length: Int) {
    let chunks = PNGChunk.all(in: bytes)
    func number(_ data: ArraySlice<UInt8>) -> Int { data.reduce(0) { $0 << 8 | Int($1) } }
    let header = try #require(chunks.first { $0.type == "IHDR" }).data
    let control = try #require(chunks.first { $0.type == "acTL" }).data
    #expect(chunks.last?.type == "IEND" && chunks.allSatisfy(\.isSound))
    let frames = chunks.filter { $0.type == "fcTL" }
    let count = number(control.prefix(4))
    #expect(frames.count == count)
    return (
      number(header.prefix(4)), number(header.dropFirst(4).prefix(4)), count,
      frames.reduce(0) { $0 + number($1.data.dropFirst(20).prefix(2)) }
    )
  }

  private func bytes(_ name: String, _ stage: BenchStage) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(try stage.sitting().path)/\(name)")))
  }

  /// Plays a kept walk on the tiles and returns its failures.
  private func failures(_ name: String, _ stage: BenchStage) throws -> [String] {
    let path = "\(try stage.sitting().path)/\(name)"
    let runner = try WalkRunner(
      try WalkDocument(path: path), in: try #require(stage.subject.make(Self.size)))
    return try runner.run().map(\.description)
  }

  @Test
  func `a recording becomes a walk that passes and a film with a strip for the keys`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Down shift+F11")
    #expect(stage.row("record")?.isOn == true)
    try stage.press("Right Right Up")
    stage.player.click(CGPoint(x: 120, y: 300))
    stage.player.rest()
    #expect(stage.row("record")?.value == "4 steps")
    try stage.press("shift+F11")
    #expect(
      try stage.sitting().names == ["index.html", "screen-walk.apng", "screen.walk.yaml"])
    let walk = String(decoding: try bytes("screen.walk.yaml", stage), as: UTF8.self)
    #expect(walk.contains("program: screen"))
    #expect(walk.contains("expect: e") && walk.contains("expect: f") && walk.contains("expect: c"))
    #expect(try failures("screen.walk.yaml", stage) == [])
    let film = try film(bytes("screen-walk.apng", stage))
    #expect(film.width == 640 && film.height == 448)
    #expect(film.count > 5)
    #expect(stage.bench.job == nil)
    #expect(stage.fact("Walk") != nil && stage.fact("Film") != nil)
    #expect(
      stage.paths.map { URL(filePath: $0).lastPathComponent } == [
        "screen.walk.yaml", "screen-walk.apng",
      ])
  }

  @Test
  func `keys that come faster than frames are recorded with the focus that each led to`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F11")
    for key in ["Right", "Right", "Down", "Left"] { try stage.tap(key) }
    stage.player.rest()
    try stage.press("shift+F11")
    let walk = String(decoding: try bytes("screen.walk.yaml", stage), as: UTF8.self)
    let expected = ["b", "c", "f", "e"].map { "expect: \($0)" }
    #expect(expected.allSatisfy { walk.contains($0) }, "\(walk)")
    #expect(try failures("screen.walk.yaml", stage) == [])
  }

  @Test func `a recording without input saves nothing`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right shift+F11 shift+F11")
    #expect(stage.isSittingEmpty)
    #expect(stage.words.contains("There was no input, so nothing is saved."))
    #expect(!stage.instruments.recorder.isOn)
  }

  @Test func `closing the panel while it records saves the whole recording`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F11 Right Down")
    try stage.press("shift+F1")
    stage.player.rest()
    #expect(!stage.instruments.recorder.isOn && stage.bench.job == nil)
    #expect(
      try stage.sitting().names == ["index.html", "screen-walk.apng", "screen.walk.yaml"])
    #expect(try failures("screen.walk.yaml", stage) == [])
    #expect(stage.bench.nextFrameTime(now: stage.player.time) == nil)
  }

  @Test func `the film of the last seconds shows ten seconds and nothing earlier`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    // These keys are too old for the film.
    try stage.press("Right Left")
    stage.player.advance(by: 15)
    try stage.press("Down")
    stage.player.advance(by: 2)
    try stage.press("Right")
    try stage.press("shift+F12")
    #expect(stage.bench.job == nil)
    #expect(try stage.sitting().names == ["index.html", "screen-last-seconds.apng"])
    let film = try film(bytes("screen-last-seconds.apng", stage))
    #expect(film.count > 4)
    // The last frame lasts longer.
    #expect(film.length <= 10_000 + 1_200 + 600)
    let page = String(decoding: try bytes("index.html", stage), as: UTF8.self)
    #expect(page.contains("<kbd>Down</kbd>") && !page.contains("<kbd>Left</kbd>"))
  }

  @Test func `a film lasts as long as the recording`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F1 F1 shift+F11")
    let begin = stage.player.time
    try stage.press("Right")
    stage.player.advance(by: 3)
    try stage.press("Right")
    let end = stage.player.time
    try stage.press("shift+F11")
    let film = try film(bytes("screen-walk.apng", stage))
    // The last frame lasts 1.2 s, and the film has no pause before the first key.
    #expect(Double(film.length) <= (end - begin) * 1000 + 1_200 + 600)
    #expect(film.length >= 3_000 + 1_200)
  }

  @Test func `the key strip names the latest keys and highlights the last one while it is fresh`()
    throws
  {
    let text = TestFonts.textEngine()
    func strip(_ deeds: [(name: String, age: Int)]) -> DisplayList {
      KeyStrip.displayList(
        of: Reel.Frame(
          time: 1234, list: DisplayList(size: Self.size, background: .color(.white)),
          deeds: deeds), text: text)
    }
    func texts(_ list: DisplayList) -> [String] {
      list.items.compactMap { if case .text(let text, _, _) = $0.content { text } else { nil } }
    }
    let fresh = strip([("Tab", 900), ("Right", 30)])
    #expect(fresh.size == CGSize(width: 640, height: 400 + KeyStrip.height))
    #expect(texts(fresh) == ["1.23 s", "Tab", "Right"])
    func isBright(_ list: DisplayList) -> Bool {
      list.items.contains {
        if case .fill(_, .color(PanelStyle.accent)) = $0.content { true } else { false }
      }
    }
    #expect(isBright(fresh))
    #expect(!isBright(strip([("Tab", 900), ("Right", Reel.freshness)])))
    // The strip has as many of the latest keys as fit.
    let many = texts(strip((0..<40).map { ("ctrl+shift+F\($0)", 1000) }))
    #expect(many.last == "ctrl+shift+F39" && many.count < 10)
    let picture = try Renderer(text: text).picture(of: fresh, scale: 1)
    #expect(picture.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 3, y: 403) == 0xFF1B_1B20)
  }

  /// A film whose encoder takes no frame until it is asked often enough.
  private final class SlowFilm: FilmMaking {
    private var patience = 3
    private(set) var times: [Int] = []
    private var endings = 0

    func takesFrame(within limit: Duration) throws -> Bool {
      patience -= 1
      defer { if patience == 0 { patience = 3 } }
      return patience == 0
    }

    func append(_ list: DisplayList, at time: Int) throws { times.append(time) }

    func finish(rest: Int, within limit: Duration?) throws -> [UInt8]? {
      endings += 1
      return endings == 3 ? Array("\(times.count) frames".utf8) : nil
    }
  }

  @Test func `a film is made in the format that is asked for, while its encoder is waited for`()
    throws
  {
    let stage = try BenchStage(tilesOf: Self.size)
    let film = SlowFilm()
    stage.bench.filmType = FilmType(ending: "mp4") { _, isQuick in
      #expect(isQuick)
      return film
    }
    try stage.press("shift+F11 Right Down shift+F11")
    #expect(
      try stage.sitting().names == ["index.html", "screen-walk.mp4", "screen.walk.yaml"])
    #expect(
      String(decoding: try bytes("screen-walk.mp4", stage), as: UTF8.self)
        == "\(film.times.count) frames")
    #expect(film.times.first == 0 && film.times == film.times.sorted() && film.times.count > 5)
    let page = String(decoding: try bytes("index.html", stage), as: UTF8.self)
    #expect(page.contains("<video class=\"film\" src=\"screen-walk.mp4\""))
  }

  @Test func `a film whose encoder fails becomes an animated PNG, with a line that says why`()
    throws
  {
    struct Failure: Error, CustomStringConvertible {
      let description = "there is no encoder"
    }
    let stage = try BenchStage(tilesOf: Self.size)
    stage.bench.filmType = FilmType(ending: "webm") { _, _ in throw Failure() }
    var problems: [String] = []
    stage.bench.host.tellProblem = { problems.append($0) }
    try stage.press("shift+F11 Right shift+F11")
    #expect(
      try stage.sitting().names == ["index.html", "screen-walk.apng", "screen.walk.yaml"])
    #expect(problems == ["The film becomes an animated PNG file: there is no encoder"])
    #expect(stage.words.contains(problems[0]))
  }

  @Test func `a person who leaves while a walk is recorded gets the walk and its film`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    #expect(stage.bench.unfinishedWork == nil)
    try stage.press("shift+F11 Right Down")
    #expect(stage.bench.unfinishedWork == "the recording is saved")
    stage.bench.finishWork()
    #expect(
      try stage.sitting().names == ["index.html", "screen-walk.apng", "screen.walk.yaml"])
    #expect(try failures("screen.walk.yaml", stage) == [])
    #expect(stage.bench.unfinishedWork == nil && !stage.bench.hasWork)
  }

  @Test func `a person who leaves while a film is made gets the film, unless it is given up`()
    throws
  {
    for isGivenUp in [false, true] {
      let stage = try BenchStage(tilesOf: Self.size)
      try stage.press("Right Down")
      // The key begins to make the film, and no frame follows.
      try stage.tap("shift+F12")
      #expect(stage.bench.unfinishedWork == "the film is finished")
      var ends = 0
      stage.bench.workEnded = { ends += 1 }
      if isGivenUp { stage.bench.abandonWork() } else { stage.bench.finishWork() }
      #expect(ends == 1 && stage.bench.unfinishedWork == nil)
      let names = try stage.isSittingEmpty ? [] : stage.sitting().names
      #expect(names == (isGivenUp ? [] : ["index.html", "screen-last-seconds.apng"]))
    }
  }

  @Test func `a second film does not replace one that is still being made`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right Down")
    try stage.tap("shift+F12")
    try stage.tap("shift+F12")
    stage.player.rest()
    #expect(
      try stage.sitting().names == [
        "index.html", "screen-last-seconds-2.apng", "screen-last-seconds.apng",
      ])
  }

  @Test func `another screen ends a recording and removes its input and frames`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F11 Right")
    stage.bench.screenDidChange()
    #expect(!stage.instruments.recorder.isOn)
    #expect(stage.bench.hand.entries.isEmpty && stage.bench.frames.history.recent.isEmpty)
    stage.player.rest()
    try stage.press("Down")
    #expect(stage.focus == "e")
  }
}
