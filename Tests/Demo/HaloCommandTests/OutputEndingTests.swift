import Foundation
import HaloGoldenTesting
import Testing

/// The name of an output, whose ending must not promise another format.
@MainActor
struct OutputEndingTests {
  @Test(arguments: [
    (
      "shot --scene grid -o a.jpg",
      "a.jpg: the file is a PNG picture, so its name has to end in .png"
    ),
    ("shot --scene grid -o a.SVG", "a.SVG: the file is a PNG picture"),
    ("shot --scene grid -o a.json", "a.json: the file is a PNG picture"),
    ("explain --scene grid --keys Tab -o a.gif", "a.gif: the file is a PNG picture"),
    (
      "map tv-shelves -o a.png",
      "a.png: the file is text, so its name has to end in .txt, or choose another --format"
    ),
    ("map tv-shelves --format png -o a.svg", "a.svg: the file is a PNG picture"),
    ("tree tv-shelves -o a.json", "a.json: the file is text"),
    ("audit tv-shelves -o a.html", "a.html: the file is text"),
    ("audit tv-shelves --format junit -o a.html", "a.html: the file is JUnit XML"),
    ("walk focus-guide --format html -o a.xml", "a.xml: the file is a page"),
    ("tune --format swift -o a.yaml", "a.yaml: the file is Swift code"),
    ("schema layout -o a.yaml", "a.yaml: the file is a JSON Schema"),
    ("import a.svg -o a.json", "a.json: the file is a layout in YAML"),
    ("review before after -o a.pdf", "a.pdf: the file is a page"),
    ("film --scene grid -o a.jpg", "a.jpg"),
  ])
  func `a name that promises another format is refused in one line, and nothing is written`(
    words: String, message: String
  ) throws {
    let scratch = try Scratch()
    let result = HaloCommand.run(
      words.split(separator: " ").map(String.init).writing(into: scratch.path))
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test(arguments: ["a", "a.tmp", "a.PNG", "a.2026"])
  func `a name that promises nothing, or the right format, is accepted`(name: String) throws {
    let scratch = try Scratch()
    let result = HaloCommand.run([
      "shot", "--scene", "grid", "--size", "64x64", "-o", "\(scratch.path)/\(name)",
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [name])
  }
}
