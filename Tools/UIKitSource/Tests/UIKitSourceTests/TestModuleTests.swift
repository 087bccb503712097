import Testing
import UIKitSource

/// The tests of a program, as they are built.
struct TestModuleTests {
  private func module(_ texts: String...) -> TestModule {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return TestModule(files, name: "AppTests", folder: "/a/AppTests", platform: .ios)
  }

  private func cases(_ texts: String...) -> [Substring] {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return TestModule(files, name: "AppTests", folder: "/a", platform: .ios)
      .entryPoint.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("testCase") }
  }

  @Test func `A file says where its original stands, and at which line`() {
    let files = module("import Testing\n", "\u{FEFF}import XCTest\r\n").files
    #expect(
      files.map(\.text) == [
        "#sourceLocation(file: \"/a/AppTests/0.swift\", line: 1)\nimport Testing\n",
        "#sourceLocation(file: \"/a/AppTests/1.swift\", line: 1)\nimport XCTest\r\n",
      ])
  }

  @Test func `Tests of Swift Testing need no list`() {
    let module = module("import Testing\nstruct A { @Test func testA() {} }")
    #expect(!module.hasXCTest && !module.entryPoint.contains("testA"))
    #expect(module.entryPoint.contains("@testable import AppTests"))
  }

  @Test func `Tests of XCTest are listed, each called where it belongs`() {
    let file = """
      import XCTest
      final class BTests: XCTestCase {
        func testOne() {}
        func testTwo() async throws {}
        @MainActor func testThree() {}
        func testing(_ value: Int) {}
        func testedValue() -> Int { 1 }
        static func testNothing() {}
        private func testSecret() {}
      }
      """
    #expect(
      cases(file) == [
        "testCase([(\"testOne\", { (test: BTests) in { try test.testOne() } }), "
          + "(\"testTwo\", asyncTest { (test: BTests) in { try await test.testTwo() } }), "
          + "(\"testThree\", { (test: BTests) in { try MainActor.assumeIsolated "
          + "{ try test.testThree() } } })]),"
      ])
  }

  @Test func `A class below another has the tests of that one, and those of extensions`() {
    let found = cases(
      "@MainActor class Common: XCTestCase { func testCommon() {} }\nclass Other { func testNo() {} }",
      "class Own: Common {}\nextension Own { func testOwn() {} }")
    #expect(found.count == 2)
    #expect(found[0].contains("Common") && !found[0].contains("Own"))
    #expect(
      found[1] == "testCase([(\"testOwn\", { (test: Own) in { try MainActor.assumeIsolated "
        + "{ try test.testOwn() } } }), (\"testCommon\", { (test: Own) in { try "
        + "MainActor.assumeIsolated { try test.testCommon() } } })]),")
  }

  @Test func `Classes in a circle, and those that no other file can name, have no tests`() {
    #expect(cases("class A: B { func testA() {} }\nclass B: A {}").isEmpty)
    #expect(cases("private class A: XCTestCase { func testA() {} }").isEmpty)
  }
}

/// Tests made ready with what they know of the program.
struct KnownProgramTests {
  private let program = [
    SourceFile(
      path: "Screen.swift",
      text: """
        class Screen: UIViewController { @objc func reload(_ sender: Any?) {} }
        """)
  ]

  private func ready(_ text: String) -> ReadySource {
    ReadySource(
      [SourceFile(path: "ScreenTests.swift", text: text)], platform: .ios, knowing: program)
  }

  @Test func `A selector names a method of the program`() {
    let source = ready("let action = #selector(Screen.reload)")
    #expect(source.files.map(\.text) == ["let action = Selector(\"reload:\")"])
    #expect(source.findings.isEmpty)
  }

  @Test func `A class below one of the program's adds to its responses`() {
    let source = ready("class Fake: Screen { @objc func more() {} }")
    #expect(source.files[0].text.contains("var responses = super.responses; "))
    #expect(source.files[0].text.contains("override var responses"))
  }

  @Test(arguments: [
    "extension Screen { @objc func far() {} }\nlet action = #selector(Screen.far)",
    "extension Screen { override func viewDidLoad() {} }",
  ])
  func `What only the program's own class could offer is reported`(text: String) {
    #expect(ready(text).findings.count == 1)
  }

  @Test func `What is wrong in the program is said of the program alone`() {
    let broken = [SourceFile(path: "A.swift", text: "class {")]
    let tests = [SourceFile(path: "ATests.swift", text: "let a = 1")]
    #expect(ReadySource(tests, platform: .ios, knowing: broken).findings.isEmpty)
  }
}
