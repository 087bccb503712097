import Foundation
import Testing
import UIKitSource

@testable import uikit_source

struct OutputTests {
  private let package = ProgramPackage(folderName: "App", taken: [])

  private func output(
    _ path: String, in folder: TemporaryFolder, source: String = "App"
  ) throws -> OutputFolder {
    try OutputFolder(
      folder.url.appendingPathComponent(path),
      apartFrom: [folder.url.appendingPathComponent(source).resolvingSymlinksInPath()])
  }

  @Test func `a package is written with its sources in a folder of its name`() throws {
    let folder = try TemporaryFolder()
    try output("new/copy", in: folder).write(
      [SourceFile(path: "Sub/A.swift", text: "a\r\n")], in: package, manifest: "m")
    #expect(try folder.read("new/copy/Package.swift") == "m")
    #expect(try folder.read("new/copy/Sources/App/Sub/A.swift") == "a\r\n")
  }

  @Test
  func `only files that differ are written again, and sources that are gone are deleted`() throws {
    let folder = try TemporaryFolder()
    let files = ["A", "B", "Sub/C"].map { SourceFile(path: "\($0).swift", text: $0) }
    try output("copy", in: folder).write(files, in: package, manifest: "m")
    let old = Date(timeIntervalSince1970: 1000)
    let written = { (path: String) in folder.url.appendingPathComponent("copy/\(path)").path }
    for path in ["Package.swift", "Sources/App/A.swift", "Sources/App/B.swift"] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: written(path))
    }
    try output("copy", in: folder).write(
      [files[0], SourceFile(path: "B.swift", text: "new")], in: package, manifest: "m")
    let dates = try ["Package.swift", "Sources/App/A.swift", "Sources/App/B.swift"].map {
      try FileManager.default.attributesOfItem(atPath: written($0))[.modificationDate] as? Date
    }
    #expect(dates.map { $0 == old } == [true, true, false])
    #expect(!FileManager.default.fileExists(atPath: written("Sources/App/Sub")))
  }

  @Test func `tests are written beside the sources, and deleted when there are none`() throws {
    let folder = try TemporaryFolder()
    let tests = TestModule(
      [SourceFile(path: "ATests.swift", text: "a")], name: "AppTests", folder: "/a", platform: .ios)
    let withTests = package.withTests(folderName: "AppTests", taken: [])
    let output = try output("copy", in: folder)
    try output.write([], tests: tests, in: withTests, manifest: "m")
    #expect(try folder.read("copy/Tests/AppTests/ATests.copy.swift") == tests.files[0].text)
    #expect(try folder.read("copy/Tests/XCTMain.swift") == tests.entryPoint)
    try output.write([], in: package, manifest: "m")
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("copy").path)
    #expect(!left.contains("Tests"))
  }

  @Test func `a folder that the tool did not create is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "other/file")
    try folder.write("mine", to: "file")
    #expect(throws: Refusal.self) { try output("other", in: folder) }
    #expect(throws: Refusal.self) { try output("file", in: folder) }
    #expect(try folder.read("other/file") == "mine")
  }

  @Test(arguments: ["App", "App/copy", "App/new/copy", ".", "link/copy", "new/../App/copy"])
  func `an output folder inside or around the source folder is refused`(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/A.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link"),
      withDestinationURL: folder.url.appendingPathComponent("App"))
    #expect(throws: Refusal.self) { try output(path, in: folder) }
  }

  @Test func `nothing is written through a symbolic link`() throws {
    let folder = try TemporaryFolder()
    let file = SourceFile(path: "A.swift", text: "new")
    try output("copy", in: folder).write([file], in: package, manifest: "m")
    try folder.write("mine", to: "mine/A.swift")
    let target = folder.url.appendingPathComponent("copy/Sources/App")
    try FileManager.default.removeItem(at: target)
    try FileManager.default.createSymbolicLink(
      at: target, withDestinationURL: folder.url.appendingPathComponent("mine"))
    try output("copy", in: folder).write([file], in: package, manifest: "m")
    #expect(try folder.read("mine/A.swift") == "mine")
    #expect(try folder.read("copy/Sources/App/A.swift") == "new")
  }
}
