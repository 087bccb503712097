import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloLayoutFiles
import HaloSourceText
import Testing

@testable import HaloCoverage

/// The rows of the coverage table, each of which is played.
@MainActor
struct CoverageTests {
  private nonisolated static let examples = PackageFolder.path("Examples")

  /// The rows that are compiled in; none if they cannot be read, which another test reports.
  nonisolated static let rows = (try? Coverage(examples: examples))?.rows ?? []

  @Test func `every statement of the five documents has a row that can be read`() throws {
    let rows = try Coverage(examples: Self.examples).rows
    let counts = CoverageDocument.allCases.map { document in
      rows.count { $0.document == document }
    }
    #expect(counts == [109, 25, 18, 7, 16])
    #expect(Set(rows.map(\.id)).count == rows.count)
    for row in rows { #expect(row.statement.hasSuffix("."), "\(row.id)") }
  }

  @Test(arguments: rows)
  func `the keys of a row do what it says`(row: CoverageRow) throws {
    let runner = try row.runner(
      textMeasurer: TestFonts.textEngine(), readImage: { Image(try Bitmap(png: $0)) })
    let failures = try runner?.run() ?? []
    #expect(failures.isEmpty, "\(row.id): \(failures.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: rows.flatMap(\.code))
  func `the code that a row names exists`(code: CoverageCode) throws {
    let text = try String(contentsOfFile: PackageFolder.path(code.file), encoding: .utf8)
    #expect(text.contains(code.symbol), "\(code.file) has no “\(code.symbol)”")
  }

  @Test func `the page is the one that the rows make`() throws {
    let page = PackageFolder.path("docs/coverage.md")
    let text = CoveragePage(try Coverage(examples: Self.examples)).text
    if GoldenFolder.isBlessing { try text.write(toFile: page, atomically: true, encoding: .utf8) }
    #expect(
      try String(contentsOfFile: page, encoding: .utf8) == text,
      "docs/coverage.md is out of date; HALO_BLESS=1 writes it anew")
  }

  @Test func `all mistakes of rows are reported with their lines`() {
    let text = """
      - {place: "1:00", statement: One., scene: photos, walk: [{key: Tbb, expect: a}]}
      - {statement: Two., scene: photos, walk: [{key: Tab}]}
      - {place: "2:00", statement: Three.}
      """
    do {
      _ = try Coverage([CoverageFile(name: "rows.yaml", .talk, text: text)], examples: ".")
      Issue.record("the rows were read")
    } catch {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      #expect(lines.count == 4, "\(error)")
      #expect(lines.contains { $0.contains("rows.yaml:1:") && $0.contains("Tbb") })
      #expect(lines.contains { $0.contains("rows.yaml:2:") && $0.contains("place") })
      #expect(lines.contains { $0.contains("rows.yaml:2:") && $0.contains("expects nothing") })
      #expect(lines.contains { $0.contains("rows.yaml:3:") && $0.contains("needs a walk or code") })
    }
  }

  @Test func `rows are chosen by their numbers or by a document`() throws {
    let coverage = try Coverage(examples: Self.examples)
    #expect(coverage.rows(chosen: nil)?.count == coverage.rows.count)
    #expect(coverage.rows(chosen: "2-4")?.map(\.id) == ["talk-2", "talk-3", "talk-4"])
    #expect(coverage.rows(chosen: "7")?.map(\.id) == ["talk-7"])
    #expect(coverage.rows(chosen: "guides")?.count == 7)
    for wrong in ["0", "4-2", "176", "x", "", "1-", "1-2-3"] {
      #expect(coverage.rows(chosen: wrong) == nil, "\(wrong)")
    }
  }
}
