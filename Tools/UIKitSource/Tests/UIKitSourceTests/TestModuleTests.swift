import Testing
import UIKitSource

/// The module of a program's tests in the form in which it is built.
struct TestModuleTests {
  private func module(_ texts: String...) -> TestModule {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return TestModule(files, name: "AppTests", folder: "/a/AppTests", platform: .ios)
  }

  /// Returns the lines that name a test, in their order.
  private func tests(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return TestModule(files, name: "AppTests", folder: "/a", platform: .ios)
      .entryPoint.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("(\"test") }
  }

  @Test func `a copy of a test file refers to its original and to the first line`() {
    let files = module("import Testing\n", "\u{FEFF}import XCTest\r\n").files
    #expect(files.map(\.path) == ["0.copy.swift", "1.copy.swift"])
    #expect(
      files.map(\.text) == [
        "#sourceLocation(file: \"/a/AppTests/0.swift\", line: 1)\nimport Testing\n",
        "#sourceLocation(file: \"/a/AppTests/1.swift\", line: 1)\nimport XCTest\r\n",
      ])
  }

  @Test func `tests of Swift Testing need no list`() {
    let module = module("import Testing\nstruct A { @Test func testA() {} }")
    #expect(!module.hasXCTest && !module.entryPoint.contains("testA"))
    #expect(module.entryPoint.contains("@testable import AppTests"))
  }

  @Test func `tests of XCTest are listed with calls that suit their isolation`() {
    let file = """
      import XCTest
      final class BTests: XCTestCase {
        func testOne() {}
        func testTwo() async throws {}
        @MainActor func testThree() {}
        @MainActor func testFour() throws {}
        func testing(_ value: Int) {}
        func testedValue() -> Int { 1 }
        static func testNothing() {}
        private func testSecret() {}
      }
      """
    #expect(
      tests(file) == [
        #"("testOne", BTests.testOne),"#,
        #"("testTwo", asyncTest(BTests.testTwo)),"#,
        #"("testThree", { (test: BTests) in { MainActor.assumeIsolated { test.testThree() } } }),"#,
        #"("testFour", { (test: BTests) in "#
          + "{ try MainActor.assumeIsolated { try test.testFour() } } }),",
      ])
  }

  @Test func `a test class has the tests of its superclass and those of its extensions`() {
    let found = tests(
      "@MainActor class Common: XCTestCase { func testA() {} }\nclass Other { func testNo() {} }",
      "class Own: Common {}\nextension Own { func testB() {} }")
    #expect(
      found == [
        #"("testA", { (test: Common) in { MainActor.assumeIsolated { test.testA() } } }),"#,
        #"("testB", { (test: Own) in { MainActor.assumeIsolated { test.testB() } } }),"#,
        #"("testA", { (test: Own) in { MainActor.assumeIsolated { test.testA() } } }),"#,
      ])
  }

  @Test func `classes in a circle and private classes have no tests`() {
    #expect(tests("class A: B { func testA() {} }\nclass B: A {}").isEmpty)
    #expect(tests("private class A: XCTestCase { func testA() {} }").isEmpty)
  }
}

/// Tests made ready together with the program that they use.
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

  @Test func `a selector in a test can name a method of the program`() {
    let source = ready("let action = #selector(Screen.reload)")
    #expect(source.files.map(\.text) == ["let action = Selector(\"reload:\")"])
    #expect(source.findings.isEmpty)
  }

  @Test func `a class below a class of the program adds to its responses`() {
    let source = ready("class Fake: Screen { @objc func more() {} }")
    #expect(source.files[0].text.contains("var responses = super.responses; "))
    #expect(source.files[0].text.contains("override var responses"))
  }

  @Test(arguments: [
    "extension Screen { @objc func far() {} }\nlet action = #selector(Screen.far)",
    "extension Screen { override func viewDidLoad() {} }",
  ])
  func `an action or override that only the program's own class could offer is reported`(
    text: String
  ) {
    #expect(ready(text).findings.count == 1)
  }

  @Test func `a problem in the program is not reported for its tests`() {
    let broken = [SourceFile(path: "A.swift", text: "class {")]
    let tests = [SourceFile(path: "ATests.swift", text: "let a = 1")]
    #expect(ReadySource(tests, platform: .ios, knowing: broken).findings.isEmpty)
  }
}
