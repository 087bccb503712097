import Foundation
import Machine

/// Measures `halo demo` in a window of a virtual X server, with simulated keys: `Scripts/benchmark
/// window [SCENE …] [--keys N] [--size WxH] [--runs N] [--program FILE]`.
///
/// With `--all [--presses N]` instead of scenes it prints one line for each scene of the demo,
/// measured with keys that wait for rest and with presses, 1,000 by default, that do not.
///
/// The default scenes are `grid` and `wall`; the default program is `.build/release/halo` of the
/// surrounding package. The median of several runs counts for each figure.
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

/// The options of the benchmark.
struct BenchmarkOptions {
  var scenes: [String] = []
  var keys = 64
  var size = "1280x800"
  var runs = 3
  var program = ".build/release/halo"
  /// The number of presses in succession without rest, for ``isEveryScene``.
  var presses = 1000
  /// Whether each scene of the demo is measured, with a line for each.
  var isEveryScene = false

  init(_ arguments: [String]) throws {
    // The path is relative to the surrounding package, wherever the benchmark is started.
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

  /// Returns the scenes that the program lists.
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

/// A reason why nothing could be measured, in one line.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
