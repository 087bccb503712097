import Foundation
import Testing
import UIKitSource

@testable import uikit_source

struct FolderTests {
  @Test(arguments: [
    "LaunchScreen.storyboard", "Base.lproj/LaunchScreen.storyboard", "Info.plist", "A.entitlements",
    ".DS_Store", "README.md", "LICENSE", "Package.swift", "A.xcodeproj",
  ])
  func `What a program on Linux does not need is passed over`(path: String) {
    #expect(SourceFolder.fate(of: path, isFolder: path.hasSuffix("proj")) == .ignored)
  }

  @Test(arguments: [
    "Main.storyboard", "Cell.xib", "A.m", "A.mm", "Data.xcdatamodeld", "Shaders.metal",
  ])
  func `What a program cannot do without is refused by name`(path: String) {
    guard case .reported(let finding) = SourceFolder.fate(of: "Sub/" + path, isFolder: false) else {
      Issue.record("\(path) is not reported")
      return
    }
    #expect(finding.weight == .wrong)
    #expect(finding.description.hasPrefix("Sub/\(path): "))
  }

  @Test(arguments: ["Assets.xcassets", "en.strings", "Bridging.h", "photo.png"])
  func `What is left out is noted by name`(path: String) {
    guard case .reported(let finding) = SourceFolder.fate(of: path, isFolder: false) else {
      Issue.record("\(path) is not reported")
      return
    }
    #expect(finding.weight == .note)
  }

  @Test func `All Swift files of a folder are read, and no others`() throws {
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

  @Test func `A folder without a beginning is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "A.swift")
    let reading = try FolderReading(folder.url, shownAs: "App")
    #expect(
      reading.findings.map(reading.shown) == [
        "App: no file says where the program begins; one class needs @main"
      ])
  }

  @Test
  func `Of a folder of tests references stay behind, and nothing has to begin in it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "ATests.swift")
    try folder.write("", to: "Goldens/a.png")
    let reading = try FolderReading(folder.url, shownAs: "AppTests", isOfTests: true)
    #expect(reading.files.map(\.path) == ["ATests.swift"] && reading.findings.isEmpty)
  }

  @Test func `Tests that stand in the program's folder are no part of the program`() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main class A {}", to: "A.swift")
    try folder.write("struct B {}", to: "Tests/B.swift")
    let root = folder.url.resolvingSymlinksInPath()
    let reading = try FolderReading(
      root, shownAs: "App", without: root.appendingPathComponent("Tests"))
    #expect(reading.files.map(\.path) == ["A.swift"])
  }

  @Test func `A file that is no text is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main class A {}", to: "A.swift")
    try Data([0x63, 0xFF]).write(to: folder.url.appendingPathComponent("B.swift"))
    let reading = try FolderReading(folder.url, shownAs: "App")
    #expect(
      reading.findings.map(reading.shown) == ["App/B.swift: is not UTF-8; save it as that"])
  }

  @Test func `A folder that is none, or has no Swift, is refused in a line`() throws {
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
