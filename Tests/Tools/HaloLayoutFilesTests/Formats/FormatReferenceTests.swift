import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloLayoutFiles

/// The pages of the documentation about file formats, and the schemas beside the examples, which
/// are generated from the tables by which the files are read.
struct FormatReferenceTests {
  private static let pages = [
    "docs/layouts.md", "docs/walks.md", "docs/debugging-focus.md", "docs/tuning.md",
  ]

  /// Compares a file with its generated text, which replaces it with `HALO_BLESS=1`.
  private func expect(_ file: String, isNow text: String) throws {
    let path = PackageFolder.path(file)
    if GoldenFolder.isBlessing { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    let kept = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(kept == text, "\(file) is out of date; HALO_BLESS=1 writes it anew")
  }

  @Test func `the generated tables of the pages are up to date`() throws {
    var sections: [String] = []
    for page in Self.pages {
      let text = try String(contentsOfFile: PackageFolder.path(page), encoding: .utf8)
      let renewed = try ReferenceSection.renewed(text, file: page)
      sections += renewed.sections
      try expect(page, isNow: renewed.page)
    }
    #expect(sections.sorted() == ReferenceSection.all.map(\.name).sorted())
  }

  @Test(arguments: FileFormat.allCases)
  func `the schema beside the examples is the one that the program prints`(
    format: FileFormat
  ) throws {
    try expect("Examples/schemas/\(format.rawValue).schema.json", isNow: format.schema)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(format.schema.utf8))
    }
  }

  @Test func `every field of a view is in a table of the page`() {
    let pages = ReferenceSection.all.map(\.text).joined()
    for field in ViewKind.fields.map(\.description.name) {
      #expect(pages.contains("\n| `\(field)` |"), "\(field)")
    }
  }

  @Test(arguments: [
    "kinds", "models", "strategies", "effects", "priorities", "focusgroup", "snaps", "outcomes",
    "rules",
  ])
  func `every word of a table has a meaning`(name: String) throws {
    let section = try #require(ReferenceSection.all.first { $0.name == name })
    let rows = section.text.split(separator: "\n").dropFirst(2)
    #expect(!rows.isEmpty && rows.allSatisfy { $0.split(separator: "|").count == 2 })
    #expect(!section.text.contains("|  |"), "\(section.text)")
  }

  // MARK: Examples

  /// The blocks of YAML in a page that begin with the name of a file, such as `# screen.yaml`.
  private static func examples(in page: String) throws -> [(name: String, text: String)] {
    let text = try String(contentsOfFile: PackageFolder.path(page), encoding: .utf8)
    return text.matches(of: /```yaml\n(# (\S+\.yaml)\n(?s:.*?))```/).map {
      (String($0.2), String($0.1))
    }
  }

  @MainActor
  @Test(arguments: pages)
  func `every example of a page can be read, and its walks pass`(page: String) throws {
    let scratch = try Scratch()
    let examples = try Self.examples(in: page)
    #expect(!examples.isEmpty)
    for (name, text) in examples {
      try text.write(toFile: "\(scratch.path)/\(name)", atomically: true, encoding: .utf8)
    }
    for (name, _) in examples {
      let path = "\(scratch.path)/\(name)"
      let format: FileFormat =
        name.hasSuffix(".walk.yaml")
        ? .walk
        : name.hasSuffix("baseline.yaml")
          ? .baseline
          : name.hasSuffix("thresholds.yaml")
            ? .thresholds
            : name.hasSuffix("tuning.yaml")
              ? .tuning : name == AuditSettings.fileName ? .settings : .layout
      #expect(format.error(ofFile: path) == nil)
      guard format == .walk else { continue }
      let runner = try WalkRunner(
        WalkDocument(path: path), textMeasurer: TestFonts.textEngine(),
        readImage: { Image(try Bitmap(png: $0)) }, draw: { _, _ in })
      #expect(try runner.run().map(\.description) == [])
    }
  }

  // MARK: Defaults

  @Test func `a field of a layout that has its default value changes nothing`() throws {
    let plain = try LayoutDocument(text: "{}", file: "screen.yaml")
    for field in LayoutDocument.fields.map(\.description) {
      guard case .equals(let value) = field.absence else { continue }
      let text = "{\(field.name): \(value.line)}"
      #expect(try LayoutDocument(text: text, file: "screen.yaml") == plain, "\(text)")
    }
  }

  @MainActor
  @Test(arguments: ViewKind.allCases.enumerated().map { $0 })
  func `a field of a view that has its default value changes nothing`(
    turn: Int, kind: ViewKind
  ) throws {
    for model in TestEffort.cases(["pad", "tv", "android", "html"], turn: turn) {
      let plain = try DefaultStage(kind, model: model)
      let empty = try DefaultStage(kind, model: model, isEmpty: true)
      for field in kind.fields {
        guard case .equals(let value) = field.absence, field.name != "kind" else { continue }
        let text = "\(field.name): \(value.line)"
        let isEmpty = field.name == "views"
        let with = try DefaultStage(kind, model: model, with: text, isEmpty: isEmpty)
        let isSame = with.isSame(as: isEmpty ? empty : plain)
        #expect(isSame, "\(kind.rawValue), \(model): \(text)")
      }
    }
  }

  @MainActor
  @Test func `a ring with the default values of its fields is the same ring`() throws {
    let plain = try DefaultStage(.cell, model: "pad", with: "halo: {}")
    let automatic = try DefaultStage(
      .cell, model: "pad", with: "halo: {position: automatic}")
    #expect(automatic.isSame(as: plain))
    func rounded(_ rest: String) throws -> DefaultStage {
      try DefaultStage(
        .cell, model: "pad", with: "halo: {shape: rounded, radius: 20\(rest)}")
    }
    #expect(try rounded("").isSame(as: rounded(", curve: continuous")))
    let sharper = try DefaultStage(
      .cell, model: "pad", with: "halo: {shape: rounded, radius: 4}")
    #expect(try !rounded("").isSame(as: sharper))
  }
}

/// The pictures and the focus of a screen with a view among others, at the beginning and after some
/// keys.
@MainActor
private struct DefaultStage {
  private static let renderer = Renderer(text: TestFonts.textEngine())
  private var frames: [PixelSurface] = []
  private var focus: [String?] = []

  func isSame(as other: DefaultStage) -> Bool {
    focus == other.focus
      && zip(frames, other.frames).allSatisfy { PictureDifference($0, $1).isNone }
  }

  init(
    _ kind: ViewKind, model: String, with field: String? = nil, isEmpty: Bool = false
  ) throws {
    let cells = "[{kind: cell, frame: [0, 0, 80, 40]}, {kind: cell, frame: [0, 50, 80, 40]}]"
    let views = isEmpty || kind == .guide ? "" : ", views: \(cells)"
    let more = field.map { ", \($0)" } ?? ""
    let stage = try LayoutStage(
      """
      model: \(model)
      size: [400, 300]
      backdrop: film-app.png
      views:
        - {id: before, kind: text-field, frame: [10, 10, 100, 40]}
        - {id: it, kind: \(kind.rawValue), frame: [10, 60, 100, 100]\(views)\(more)}
        - {id: behind, kind: button, frame: [10, 200, 100, 40], focusable: true}
      """, file: PackageFolder.path("Examples/screen.yaml"))
    for key in ["", "Tab", "Down", "Return", "Tab", "Right", "shift+Tab", "Up"] {
      focus.append(try stage.press(key))
      frames.append(try Self.renderer.picture(of: stage.player.frame(), scale: 0.5))
    }
  }
}
