import Foundation
import Testing
import UIKitSource

/// Apple's sample for the talk that Halo began with, where somebody has it.
private let sample: URL? = {
  let root = URL(fileURLWithPath: "/work/shared/samples/keyboard-navigation/KeyboardNavigation")
  return FileManager.default.fileExists(atPath: root.path) ? root : nil
}()

struct SampleTests {
  @Test(.enabled(if: sample != nil))
  func `Of Apple's sample sixteen lines change, and what is added stands on seven others`() throws {
    let root = try #require(sample)
    let files = try sources(in: root)
    let result = ReadySource(files, platform: .catalyst)
    #expect(result.findings.isEmpty)
    var changed: [String] = []
    var braces: [String] = []
    for (before, after) in zip(files, result.files) {
      let lines = [before, after].map { $0.text.components(separatedBy: "\n") }
      try #require(lines[0].count == lines[1].count)
      for (index, (old, new)) in zip(lines[0], lines[1]).enumerated() where old != new {
        let place = "\(before.path):\(index + 1)"
        if old.trimmingCharacters(in: .whitespaces) == "}" || old.hasPrefix("#if") {
          braces.append(place)
        } else {
          changed.append(place)
        }
      }
    }
    #expect(
      changed == [
        "Navigation/DescriptionPopoverViewController.swift:20",
        "Navigation/DescriptionPopoverViewController.swift:25",
        "Navigation/DescriptionPopoverViewController.swift:80",
        "Navigation/MenuViewController.swift:38",
        "Navigation/MenuViewController.swift:89",
        "Samples/KeyCommandsSample.swift:28",
        "Samples/KeyCommandsSample.swift:30",
        "Samples/KeyCommandsSample.swift:31",
        "Samples/KeyCommandsSample.swift:43",
        "Samples/KeyCommandsSample.swift:49",
        "Samples/KeyCommandsSample.swift:84",
        "Samples/KeyCommandsSample.swift:92",
        "Samples/SelectionSample.swift:29",
        "Samples/SelectionSample.swift:31",
        "Samples/SelectionSample.swift:35",
        "Samples/SelectionSample.swift:44",
      ])
    #expect(
      braces == [
        "Navigation/DescriptionPopoverViewController.swift:85",
        "Navigation/MenuViewController.swift:46",
        "Samples/CustomCollectionViewCell.swift:12",
        "Samples/KeyCommandsSample.swift:32",
        "Samples/KeyCommandsSample.swift:51",
        "Samples/KeyCommandsSample.swift:118",
        "Samples/SelectionSample.swift:51",
      ])
  }

  private func sources(in root: URL) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map {
        SourceFile(
          path: $0,
          text: try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
      }
  }
}
