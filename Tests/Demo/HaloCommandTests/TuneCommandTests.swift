import Foundation
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloCommand

/// `halo tune`, and `--tuning` of other commands.
struct TuneCommandTests {
  private func run(_ line: String, in scratch: Scratch) throws -> HaloProgram.Result {
    try HaloProgram.run(line.split(separator: " ").map(String.init), folder: scratch.path)
  }

  @Test func `values are printed as Swift, and written as a file that gives them again`() throws {
    let scratch = try Scratch()
    let written = try run(
      "tune --set growth=84 --set shine=0.24 --format yaml -o a.yaml", in: scratch)
    #expect(written.status == 0 && written.output == "a.yaml\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(files.sorted() == ["a.yaml", "halo-tuning.schema.json"])
    let swift = try run("tune a.yaml --format swift", in: scratch)
    #expect(swift.output == (["growth": 84, "shine": 0.24] as KeyValuePairs).swift)
    let table = try run("tune a.yaml", in: scratch).output.split(separator: "\n")
    #expect(table.count == FocusTuning.Parameter.all.count)
    #expect(table.contains { $0.hasPrefix("growth ") && $0.contains("84 pt, by itself 70 pt") })
  }

  @Test func `a tuning changes a picture, and mistakes in it are named by line`() throws {
    let scratch = try Scratch()
    try "growth: 20\n".write(
      toFile: "\(scratch.path)/small.yaml", atomically: true, encoding: .utf8)
    let shot = "shot --scene tv-home --keys Down --size 640x360"
    #expect(try run("\(shot) -o plain.png", in: scratch).status == 0)
    #expect(try run("\(shot) --tuning small.yaml -o small.png", in: scratch).status == 0)
    let pictures = try ["plain", "small"].map {
      try Data(contentsOf: URL(filePath: "\(scratch.path)/\($0).png"))
    }
    #expect(pictures[0] != pictures[1])
    try "growth: far\nglow: 1\n".write(
      toFile: "\(scratch.path)/wrong.yaml", atomically: true, encoding: .utf8)
    for line in ["\(shot) --tuning wrong.yaml -o x.png", "tune wrong.yaml"] {
      let wrong = try run(line, in: scratch)
      let errors = wrong.errors.split(separator: "\n")
      #expect(wrong.status == 1 && errors.count == 2, "\(wrong.errors)")
      #expect(errors.allSatisfy { $0.hasPrefix("halo: wrong.yaml:") })
    }
  }

  @Test func `an unknown parameter, and a value out of range, are refused in one line`() throws {
    let scratch = try Scratch()
    for (value, words) in [("glow=1", "growth"), ("growth=999", "0 to 200"), ("shine", "0 to 1")] {
      let result = try run("tune --set \(value)", in: scratch)
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
  }
}

extension KeyValuePairs<String, Double> {
  /// The Swift code of a tuning with these values.
  fileprivate var swift: String {
    let lines = map { "    .\($0): \($1 == $1.rounded() ? "\(Int($1))" : "\($1)"),\n" }.joined()
    return "extension FocusTuning {\n  static let kept: FocusTuning = [\n\(lines)  ]\n}\n"
  }
}
