import Foundation
import Testing
import UIKitSource

@testable import uikit_source

struct FolderTests {
  @Test(arguments: [
    "LaunchScreen.storyboard", "Base.lproj/LaunchScreen.storyboard", "Info.plist", "A.entitlements",
    ".DS_Store", "README.md", "LICENSE", "Package.swift", "A.xcodeproj",
  ])
  func `files that a program on Linux does not need are ignored`(path: String) {
    #expect(SourceFolder.fate(of: path, isFolder: path.hasSuffix("proj")) == .ignored)
  }

  @Test(arguments: [
    "Main.storyboard", "Cell.xib", "A.m", "A.mm", "Data.xcdatamodeld", "Shaders.metal",
  ])
  func `files that a program cannot do without are reported as errors`(path: String) {
    guard case .reported(let finding) = SourceFolder.fate(of: "Sub/" + path, isFolder: false) else {
      Issue.record("\(path) is not reported")
      return
    }
    #expect(finding.weight == .wrong)
    #expect(finding.description.hasPrefix("Sub/\(path): "))
  }

  @Test(arguments: ["Assets.xcassets", "en.strings", "Bridging.h", "photo.png"])
  func `files that are left out are reported as notes`(path: String) {
    guard case .reported(let finding) = SourceFolder.fate(of: path, isFolder: false) else {
      Issue.record("\(path) is not reported")
      return
    }
    #expect(finding.weight == .note)
  }

  @Test func `the Swift files of a folder are read at any depth, and no others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main class A {}", to: "A.swift")
    try folder.write("class B {}", to: "Sub/Deep/B.swift")
    try folder.write("", to: "Main.storyboard")
    try folder.write("class C {}", to: "Assets.xcassets/C.swift")
    try folder.write("class D {}", to: ".build/D.swift")
    let reading = try FolderReading(folder.url, shownAs: "App/")
    #expect(reading.files.map(\.path) == ["A.swift", "Sub/Deep/B.swift"])
    #expect(
      reading.findings.map(reading.shown) == [
        "App/Assets.xcassets: left out: its images and colours are not found; make those that "
          + "matter in code",
        "App/Main.storyboard: cannot be read; make what it shows in code",
      ])
  }

  @Test func `a folder without an entry point is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "A.swift")
    let reading = try FolderReading(folder.url, shownAs: "App")
    #expect(
      reading.findings.map(reading.shown) == [
        "App: no file says where the program begins; one class needs @main"
      ])
  }

  @Test
  func `a folder of tests needs no entry point, and its reference files are left out`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "ATests.swift")
    try folder.write("", to: "Goldens/a.png")
    let reading = try FolderReading(folder.url, shownAs: "AppTests", isOfTests: true)
    #expect(reading.files.map(\.path) == ["ATests.swift"] && reading.findings.isEmpty)
  }

  @Test func `tests in the program's folder are not part of the program`() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main class A {}", to: "A.swift")
    try folder.write("struct B {}", to: "Tests/B.swift")
    let root = folder.url.resolvingSymlinksInPath()
    let reading = try FolderReading(
      root, shownAs: "App", without: root.appendingPathComponent("Tests"))
    #expect(reading.files.map(\.path) == ["A.swift"])
  }

  @Test func `a file that is not UTF-8 is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main class A {}", to: "A.swift")
    try Data([0x63, 0xFF]).write(to: folder.url.appendingPathComponent("B.swift"))
    let reading = try FolderReading(folder.url, shownAs: "App")
    #expect(
      reading.findings.map(reading.shown) == ["App/B.swift: is not UTF-8; save it as that"])
  }

  @Test func `a path that is no folder or has no Swift files is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(throws: Refusal.self) { try FolderReading(folder.url, shownAs: "App") }
    for name in ["file", "gone"] {
      #expect(throws: Refusal.self) {
        try FolderReading(folder.url.appendingPathComponent(name), shownAs: name)
      }
    }
  }
}
