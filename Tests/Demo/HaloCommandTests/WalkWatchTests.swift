import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The changes for which `halo walk --watch` runs again.
struct WalkWatchTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write("walks/inside/a.yaml")
    try write("screens/screen.yaml", "views: []\n")
  }

  private func write(
    _ name: String, _ text: String = "layout: ../../screens/screen.yaml\nwalk: []\n"
  ) throws {
    let path = "\(scratch.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(scratch.path)/\(name)")
  }

  /// Returns a watch of the folder `walks` and of the layout that its walk names.
  private func watch() throws -> WalkWatch {
    let watch = WalkWatch(ignoring: "\(scratch.path)/walks/report.json")
    try watch.begin(WalkSearch(["\(scratch.path)/walks"]))
    watch.watch(["\(scratch.path)/screens/screen.yaml"])
    #expect(!watch.takeChanges())
    return watch
  }

  @Test func `walks and the layouts that they name count`() throws {
    let watch = try watch()
    try write("walks/inside/a.yaml")
    #expect(watch.takeChanges())
    try write("screens/screen.yaml", "views: []\n")
    #expect(watch.takeChanges())
    try remove("screens/screen.yaml")
    #expect(watch.takeChanges())
    #expect(!watch.takeChanges())
  }

  @Test func `other files, hidden ones and the report do not count`() throws {
    let watch = try watch()
    for name in ["walks/notes.txt", "walks/shot.png", "walks/.a.yaml", "walks/report.json"] {
      try write(name)
    }
    try write("screens/other.yaml")
    #expect(!watch.takeChanges())
  }

  @Test func `new walks and new folders count`() throws {
    let watch = try watch()
    try write("walks/b.yaml")
    #expect(watch.takeChanges())
    try write("walks/new/c.yaml")
    #expect(watch.takeChanges())
    try watch.begin(WalkSearch(["\(scratch.path)/walks"]))
    try write("walks/new/c.yaml")
    #expect(watch.takeChanges())
  }

  @Test func `a folder that was replaced is watched again`() throws {
    let watch = try watch()
    try remove("walks/inside")
    try write("walks/inside/a.yaml")
    #expect(watch.takeChanges())
    try watch.begin(WalkSearch(["\(scratch.path)/walks"]))
    #expect(!watch.takeChanges())
    try write("walks/inside/a.yaml")
    #expect(watch.takeChanges())
  }

  @Test func `a change before the wait ends it`() throws {
    let watch = try watch()
    try write("walks/notes.txt")
    try write("walks/inside/a.yaml")
    #expect(watch.waitForChange())
    #expect(!watch.takeChanges())
  }

  @Test(.timeLimit(.minutes(1)))
  func `the walks run again when their layout is saved, until a signal ends the program`() throws {
    func layout(_ first: String) -> String {
      "focus: \(first)\nviews:\n  - {id: a, kind: button, frame: [0, 0, 50, 50]}\n"
        + "  - {id: b, kind: button, frame: [60, 0, 50, 50]}\n"
    }
    try write("screen.yaml", layout("a"))
    try write("walk.yaml", "layout: screen.yaml\nwalk: [{expect: a}]\n")
    TestFonts.pin()
    let process = Process()
    process.executableURL = URL(filePath: HaloProgram.path)
    process.arguments = ["walk", "--watch", "--quiet", "walk.yaml"]
    process.currentDirectoryURL = URL(filePath: scratch.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    /// Reads until the program has printed some words.
    func read(until words: String) -> String {
      var text = ""
      while !text.contains(words) {
        let part = output.fileHandleForReading.availableData
        guard !part.isEmpty else { break }
        text += String(decoding: part, as: UTF8.self)
      }
      return text
    }
    #expect(read(until: " s\n").hasPrefix("ok    walk.yaml (1 step)\n1 walk, 1 passed, 1 step, "))
    try write("screen.yaml", layout("b"))
    #expect(read(until: " s\n").hasPrefix("FAIL  walk.yaml:2: step 1 (look): expected a, "))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
  }
}
