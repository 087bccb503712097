import Foundation
import Machine

/// What `halo demo` costs in a real window of a virtual X server, driven by real keys:
/// `Scripts/benchmark window [SCENE …] [--keys N] [--size WxH] [--runs N] [--program FILE]`, or
/// `--all [--presses N]` in place of scenes: one line for each of the demo's, after keys that come to
/// rest and presses, a thousand by themselves, that do not.
///
/// Without scenes `grid` and `wall`; the program is `.build/release/halo` of the package around
/// this one. Of several runs the median of each figure counts.
@main
struct WindowBenchmark {
  static func main() {
    do {
      let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
      print(Machine.description)
      print("\(options.program), Xvfb \(options.size), \(options.keys) keys, \(options.runs) runs")
      if options.isEveryScene { return try measureAll(options) }
      for scene in options.scenes {
        let runs = try (0..<options.runs).map { _ in try WindowRun(scene, options).measure() }
        print("\n" + ResultTable(scene: scene, runs: runs).text)
      }
    } catch {
      FileHandle.standardError.write(Data("WindowBenchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measureAll(_ options: BenchmarkOptions) throws {
    print("\n" + SceneLine.heading)
    for scene in try options.demoScenes() {
      let runs = try (0..<options.runs).map { _ in try WindowRun(scene, options).measure() }
      print(SceneLine(scene: scene, runs: runs).text)
      fflush(nil)
    }
  }
}

/// What was asked for.
struct BenchmarkOptions {
  var scenes: [String] = []
  var keys = 64
  var size = "1280x800"
  var runs = 3
  var program = ".build/release/halo"
  /// How many come one after another without rest, for ``isEveryScene``.
  var presses = 1000
  /// Whether each scene of the demo is measured, a line each.
  var isEveryScene = false

  init(_ arguments: [String]) throws {
    // From the package around this one, wherever the benchmark is started.
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    program = package.standardized.appending(path: program).path
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        scenes.append(word)
        continue
      }
      if word == "--all" {
        isEveryScene = true
        continue
      }
      guard let value = rest.popFirst() else { throw BenchmarkError("\(word) needs a value") }
      switch word {
      case "--keys": keys = try Self.count(value, of: word)
      case "--presses": presses = try Self.count(value, of: word)
      case "--runs": runs = try Self.count(value, of: word)
      case "--size": size = value
      case "--program": program = value
      default: throw BenchmarkError("there is no option \(word)")
      }
    }
    guard !isEveryScene || scenes.isEmpty else { throw BenchmarkError("--all takes no scenes") }
    if scenes.isEmpty { scenes = ["grid", "wall"] }
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw BenchmarkError("\(program) is no program; Scripts/demo builds it")
    }
  }

  /// Of the program, as it lists them.
  func demoScenes() throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = ["scenes"]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  private static func count(_ text: String, of option: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw BenchmarkError("\(option) is a number above 0, not \(text)")
    }
    return number
  }
}

/// Why nothing could be measured, in one line.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
