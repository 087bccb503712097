import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLayoutFiles

/// The JSON Schemas of the file formats, which accept what the reader accepts and refuse what it
/// refuses, as far as a schema can see it.
@Suite(
  .enabled(
    if: SchemaValidator.isInstalled,
    "needs python3-jsonschema and python3-yaml, which Scripts/test installs"))
struct SchemaTests {
  /// The errors that no schema can see, with the words by which the reader's message is known.
  private static let unseen: KeyValuePairs = [
    "an id that no view has": "there is no view “",
    "an id that several views have": "is taken; ids are unique",
    "a guide where a view is expected": "is a guide; expected a view",
    "a region without a backdrop": "a region stands for a part of the backdrop",
    "a field that the kind of a changed view does not have": "that is there already has no such",
    "the name of a key": "unknown key “",
    "SVG path data": "at character",
    "a place outside of the window": "is outside of the window",
    "a file that does not exist": "there is no file",
    "the depth of views": "views are nested deeper than",
    "a modal view inside another": "a modal view is above all others",
    "a view that cannot be presented": "is not modal",
    "a view without cells": "has no cells to reload",
    "a view without an offset": "does not scroll",
    "an offset without coordinates": "expected x, y or both",
  ]

  /// Returns whether a schema can see none of the errors, which are one in a line.
  private static func isUnseen(_ errors: String) -> Bool {
    errors.split(separator: "\n").allSatisfy { error in
      unseen.contains { error.contains($0.value) }
    }
  }

  /// The files that the repository contains.
  private static func files() throws -> [(path: String, format: FileFormat)] {
    let folders = ["Examples", "Tests/Tools/HaloLayoutFilesTests/Planted"]
    return try folders.map(PackageFolder.path).flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        // Hidden folders hold what example packages are built from.
        .filter {
          $0.hasSuffix(".yaml") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        .map { name in
          let path = "\(folder)/\(name)"
          if name.hasSuffix(".baseline.yaml") { return (path, .baseline) }
          if name.hasSuffix("/" + AuditSettings.fileName) { return (path, .settings) }
          return (path, WalkDocument.isWalk(path: path) == true ? .walk : .layout)
        }
    }
  }

  @Test func `every example satisfies its schema and is readable`() throws {
    let files = try Self.files()
    #expect(files.count > 80)
    let texts = try files.map { path, format in
      FormattedText(format: format, text: try String(contentsOfFile: path, encoding: .utf8))
    }
    for (file, problem) in zip(files, try SchemaValidator.problems(of: texts)) {
      #expect(problem == nil, "\(file.path)")
      #expect(file.format.error(ofFile: file.path) == nil, "\(file.path)")
    }
  }

  @Test func `every example names its schema in its first line`() throws {
    for (path, format) in try Self.files() where path.contains("/Examples/") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first)
      let match = try #require(
        line.wholeMatch(of: /# yaml-language-server: \$schema=(.+)/), "\(path)")
      let schema = URL(filePath: path).deletingLastPathComponent()
        .appending(path: String(match.1)).standardizedFileURL.path
      #expect(
        schema == PackageFolder.path("Examples/schemas/\(format.rawValue).schema.json"), "\(path)")
    }
  }

  /// The files that the tests of the reader expect to be refused.
  private static let refused: [FormattedText] = {
    var layouts = LayoutErrorTests.refusedLayouts.map(\.text)
    layouts += BackdropTests.refusedLayouts.map(\.text)
    layouts += ModelWalkTests.refusedTokens.map { ModelWalkTests.layout(withTokens: $0.tokens) }
    layouts.append("views: " + nestedViews(120))
    var walks = LayoutErrorTests.refusedSteps.map { LayoutErrorTests.walk(of: $0.step) }
    walks += PointerWalkTests.refusedFields.map { PointerWalkTests.walk(with: $0.field) }
    walks += PointerWalkTests.refusedSteps.map { PointerWalkTests.walk(of: $0.step) }
    walks += SceneWalkTests.refusedWalks.map(\.walk)
    walks += [
      "layout: gone.yaml\nwalk: []", LayoutErrorTests.walk(of: "- set: {a: {snap: start}}"),
    ]
    let baselines = [
      "{}", "accepted: 3", "accepted: []\nrules: []",
      "accepted: [{rule: trap, reason: a}]",
      "accepted: [{screen: a, rule: trap}]",
      "accepted: [{screen: a, rule: trip, reason: a}]",
      "accepted: [{screen: a, rule: trap, reason: \" \"}]",
      "accepted: [{screen: a, rule: trap, reason: a, model: mac}]",
      "accepted: [{screen: a, rule: trap, reason: a, item: b}]",
    ]
    let thresholds = [
      "targetSide: -1", "sharedPlace: 1.1", "pressesBack: 2.5", "presses: 3", "answerTime: soon",
    ]
    let settings = [
      "rules: trap", "rules: [trip]", "disable: [trap, trip]", "models: some", "models: [mac]",
      "size: [1, 2]", "appearance: grey", "failOn: errors", "maxFindings: -1", "baseline: [a]",
      "thresholds: {targetSide: -1}", "thresholds: [a]", "looks: {appearance: dark}",
    ]
    let tunings = [
      "growth: -1", "shine: 1.1", "damping: 0.1", "response: soon", "glow: 0.2", "- growth: 84",
    ]
    let texts: [(FileFormat, [String])] = [
      (.layout, layouts), (.walk, walks), (.baseline, baselines), (.thresholds, thresholds),
      (.settings, settings), (.tuning, tunings),
    ]
    return texts.flatMap { format, texts in texts.map { FormattedText(format: format, text: $0) } }
  }()

  private static func nestedViews(_ count: Int) -> String {
    String(repeating: "[{frame: [0, 0, 9, 9], views: ", count: count) + "[]"
      + String(repeating: "}]", count: count)
  }

  @Test func `a refused file does not satisfy its schema, unless a schema cannot see why`() throws {
    var seen: Set<String> = []
    for (text, problem) in zip(Self.refused, try SchemaValidator.problems(of: Self.refused)) {
      let error = try #require(try text.format.error(of: text.text), "\(text.text)")
      guard problem == nil else { continue }
      let reasons = Self.unseen.filter { error.contains($0.value) }.map(\.key)
      #expect(!reasons.isEmpty, "\(text.text)\n\(error)")
      seen.formUnion(reasons)
    }
    // Every exception is needed.
    #expect(seen == Set(Self.unseen.map(\.key)))
  }

  @Test(arguments: FileFormat.allCases)
  func `schema and reader agree about random files`(format: FileFormat) throws {
    let seeds = 0..<UInt64(RandomCases.count(of: 1_500))
    let texts = seeds.map { FormattedText(format: format, text: RandomFile.text(format, seed: $0)) }
    var counts = (accepted: 0, refused: 0)
    for (seed, (text, problem)) in zip(seeds, zip(texts, try SchemaValidator.problems(of: texts))) {
      let error = try format.error(of: text.text)
      if let error, Self.isUnseen(error) { continue }
      if error == nil { counts.accepted += 1 } else { counts.refused += 1 }
      #expect(
        (error == nil) == (problem == nil),
        "seed \(seed): \(error ?? "accepted"); schema: \(problem ?? "accepted")\n\(text.text)")
    }
    // The test means something only if some files are accepted and others refused.
    #expect(min(counts.accepted, counts.refused) > texts.count / 100, "\(counts)")
  }
}
