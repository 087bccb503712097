import Foundation
import Testing
import UIKitSource

/// The folder `KeyboardNavigation` with the Swift files of Apple's sample “Navigating an app's user
/// interface using a keyboard” for session 10260 of WWDC21 (“Focus on iPad keyboard navigation”).
///
/// Halo may not include it: the tests are skipped unless `HALO_UIKIT_SAMPLE` contains its path.
private let sample = ProcessInfo.processInfo.environment["HALO_UIKIT_SAMPLE"].map {
  URL(fileURLWithPath: $0)
}

struct SampleTests {
  @Test(.enabled(if: sample != nil))
  func `in Apple's sample seventeen lines change, and additions are on eight others`() throws {
    let (changed, braces) = try differences(for: .ios)
    #expect(
      changed == [
        "Navigation/DescriptionPopoverViewController.swift:20",
        "Navigation/DescriptionPopoverViewController.swift:25",
        "Navigation/DescriptionPopoverViewController.swift:80",
        "Navigation/MenuViewController.swift:38",
        "Navigation/MenuViewController.swift:89",
        "Samples/CustomCollectionViewCell.swift:28",
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
        "Samples/CustomCollectionViewCell.swift:114",
        "Samples/KeyCommandsSample.swift:32",
        "Samples/KeyCommandsSample.swift:51",
        "Samples/KeyCommandsSample.swift:118",
        "Samples/SelectionSample.swift:51",
      ])
  }

  @Test(.enabled(if: sample != nil))
  func `on Catalyst another override of Apple's sample is made ready`() throws {
    let pad = Set(try differences(for: .ios).changed)
    let catalyst = Set(try differences(for: .catalyst).changed)
    let file = "Samples/CustomCollectionViewCell.swift"
    #expect(pad.symmetricDifference(catalyst) == ["\(file):13", "\(file):28"])
  }

  /// Returns the lines that have changed, and separately those that were a brace or a condition.
  private func differences(
    for platform: Platform
  ) throws -> (changed: [String], braces: [String]) {
    let files = try sources(in: #require(sample))
    let result = ReadySource(files, platform: platform)
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
    return (changed, braces)
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
