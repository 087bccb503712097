import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The search for the settings that apply to a file.
struct SettingsSearchTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["a/b/c", "a/halo.yaml.d", "d/halo.yaml"] {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(folder)", withIntermediateDirectories: true)
    }
  }

  private func write(_ name: String) throws {
    try "{}".write(toFile: "\(scratch.path)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test func `the nearest settings in a folder around a file apply`() throws {
    for name in ["halo.yaml", "a/b/halo.yaml"] { try write(name) }
    var search = SettingsSearch()
    for (file, settings) in [
      ("x.yaml", "halo.yaml"), ("a/x.yaml", "halo.yaml"), ("a/b/x.yaml", "a/b/halo.yaml"),
      ("a/b/c/x.yaml", "a/b/halo.yaml"), ("a/b/c/../../x.yaml", "halo.yaml"),
      // A folder of this name holds no settings.
      ("d/x.yaml", "halo.yaml"),
    ] {
      let result = search.settings(for: "\(scratch.path)/\(file)")
      let found = try #require(result, "\(file)")
      let expected = URL(filePath: "\(scratch.path)/\(settings)").standardizedFileURL.path
      #expect(URL(filePath: found).standardizedFileURL.path == expected, "\(file)")
    }
  }

  @Test func `a file below no settings has none`() {
    var search = SettingsSearch()
    let result = search.settings(for: "\(scratch.path)/a/b/x.yaml")
    #expect(result == nil)
  }
}
