import Testing
import UIKitSource

struct OverrideTests {
  @Test(arguments: [
    (
      "override func f(\n_ a: Int, b c: Int) -> Int { super.f(a, b: c) }",
      "func fInExtension(\n_ a: Int, b c: Int) -> Int { super.f(a, b: c) }",
      "override func f(_ a: Int, b c: Int) -> Int { fInExtension(a, b: c) }"
    ),
    (
      "public override class func f(_: Int) {}", "public class func fInExtension(_: Int) {}",
      "public override class func f(_ argument0: Int) { fInExtension(argument0) }"
    ),
    (
      "override func f() async throws {}", "func fInExtension() async throws {}",
      "override func f() async throws { try await fInExtension() }"
    ),
    (
      "override func f(a: inout Int) {}", "func fInExtension(a: inout Int) {}",
      "override func f(a: inout Int) { fInExtension(a: &a) }"
    ),
    (
      "override var keys: [Int]? { [1] }", "var keysInExtension: [Int]? { [1] }",
      "override var keys: [Int]? { keysInExtension }"
    ),
    (
      "override var a: Int { get { 1 } set {} }", "var aInExtension: Int { get { 1 } set {} }",
      "override var a: Int { get { aInExtension } set { aInExtension = newValue } }"
    ),
  ])
  func `an override in an extension is called by an override in its class`(
    from: String, to: String, member: String
  ) {
    let results = readyTogether("extension A {\n\(from)\n}", "class A: UIView {\n}")
    #expect(results == ["extension A {\n\(to)\n}", "class A: UIView {\n\(member) }"])
  }

  @Test func `overrides and the response table are inserted one after the other`() {
    #expect(
      ready("class A: UIView { @objc func f() {} }\nextension A { override func g() {} }")
        == "class A: UIView { func f() {} ; override func g() { gInExtension() }; "
        + table("\"f\")] = { [weak self] _ in self?.f()")
        + " }\nextension A { func gInExtension() {} }")
  }

  @Test(arguments: [
    "extension UIView {\n  override func g() {}\n}",
    "extension A {\n  override func g(_ a: Int...) {}\n}",
    "extension A {\n#if DEBUG\n  override func g() {}\n#endif\n}",
  ])
  func `an override that its class cannot call is reported and stays`(source: String) {
    let line = source.contains("#if") ? 3 : 2
    #expect(
      findings(in: source, "class A: UIView {}") == [
        "0.swift:\(line):17: an extension can override this with Objective-C alone; move it into "
          + "the class"
      ])
    #expect(ready(source) == source)
  }

  @Test func `an override of a method that an extension declares is reported`() {
    #expect(
      findings(
        in: "class A: UIView {}\nextension A { @objc func f() {} }",
        "class B: A {\n  override func f() {}\n}") == [
          "1.swift:2:17: f is declared in an extension, where it can be overridden with "
            + "Objective-C alone; move that one into its class"
        ])
  }
}
