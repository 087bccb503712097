import Testing
import UIKitSource

struct SelectorTests {
  /// Returns the replacement of a selector inside a method of a class `A` with these members.
  private func selector(_ selector: String, among members: String) -> String? {
    let text = ready("class A: UIView {\nfunc use() { x(#selector(\(selector))) }\n\(members)\n}\n")
    return text.split(separator: "\n").first { $0.hasPrefix("func use") }?
      .dropFirst("func use() { x(Selector(\"".count).dropLast("\")) }".count).description
  }

  @Test(arguments: [
    ("tap", "@objc func tap() {}", "tap"),
    ("tap", "@objc func tap(_ sender: Any) {}", "tap:"),
    ("tap(_:)", "@objc func tap(_ sender: Any) {}", "tap:"),
    ("tap(_:with:)", "@objc func tap(_ sender: Any, with event: UIEvent?) {}", "tap:with:"),
    ("add(item:)", "@objc func add(item: Any) {}", "addWithItem:"),
    ("add(with:)", "@objc func add(with item: Any) {}", "addWith:"),
    ("add(forItem:)", "@objc func add(forItem: Any) {}", "addForItem:"),
    ("scroll(to:)", "@objc func scroll(to item: Any) {}", "scrollTo:"),
    ("scrollTo(item:)", "@objc func scrollTo(item: Any) {}", "scrollToItem:"),
    ("tap(_:_:)", "@objc func tap(_ a: Any, _ b: UIEvent?) {}", "tap::"),
    ("tap(_:)", "@objc(press:) func tap(_ sender: Any) {}", "press:"),
    ("self.tap", "@objc func tap() {}", "tap"),
    ("A.tap", "@objc func tap() {}", "tap"),
    ("(tap)", "@objc func tap() {}", "tap"),
    ("`repeat`", "@objc func `repeat`() {}", "repeat"),
    ("getter: name", "@objc var name = 1", "name"),
    ("setter: A.name", "@objc var name = 1", "setName:"),
    (
      "tap as (A) -> (UIButton) -> Void",
      "@objc func tap() {}\n@objc(tapWith:) func tap(_ sender: UIButton) {}", "tapWith:"
    ),
    (
      "tap as () -> Void",
      "@objc func tap() {}\n@objc(tapWith:) func tap(_ sender: UIButton) {}", "tap"
    ),
  ])
  func `a selector becomes the name that its method has in Objective-C`(
    selector: String, members: String, name: String
  ) {
    #expect(self.selector(selector, among: members) == name)
  }

  @Test(arguments: ["copy", "copy(_:)", "A.copy(_:)", "UIResponderStandardEditActions.copy(_:)"])
  func `a standard edit action has Halo's name, without a colon`(selector: String) {
    #expect(self.selector(selector, among: "") == "copy")
  }

  @Test func `a standard edit action that a class declares is in its table under Halo's name`() {
    #expect(
      ready("class A: UIView {\n@objc func delete(_ sender: Any?) {}\n}")
        == "class A: UIView {\nfunc delete(_ sender: Any?) {}\n"
        + table("\"delete\")] = { [weak self] sender in self?.delete(sender)") + " }")
  }

  @Test func `a method of a superclass, a nested class or another class of the folder is found`() {
    let results = readyTogether(
      "class B: A {\nlet a = #selector(up(_:)); let b = #selector(C.D.inner); let c = #selector(far)\n}",
      "class A: UIView {\n@objc func up(_ sender: Any) {}\n}",
      "class C: UIView { class D: UIView {\n@objc(nested) func inner() {}\n} }",
      "class E: UIView {\n@objc func far(_ sender: Any) {}\n}")
    #expect(
      results[0] == "class B: A {\nlet a = Selector(\"up:\"); let b = Selector(\"nested\"); "
        + "let c = Selector(\"far:\")\n}")
  }

  @Test func `a selector refers to the nearest of two methods with the same name`() {
    let results = readyTogether(
      "class A: UIView {\nlet a = #selector(go)\n@objc func go(_ sender: Any) {}\n}",
      "class B: UIView {\n@objc func go() {}\n}")
    #expect(results[0].contains("let a = Selector(\"go:\")"))
  }

  @Test func `line breaks inside a selector are kept`() {
    #expect(
      ready("class A: UIView {\nlet a = #selector(\n  tap\n)\n@objc func tap() {}\n}").split(
        separator: "\n", omittingEmptySubsequences: false)[1...3] == [
          "let a = Selector(\"tap\"", "", ")",
        ])
  }

  @Test func `a selector of an unknown method is reported`() {
    #expect(
      findings(in: "class A: UIView {\n  let a = #selector(gone(_:))\n}") == [
        "0.swift:2:11: no class of the folder has a method gone for this; nobody answers to it "
          + "unless UIKit itself does"
      ])
  }

  @Test func `a bare name with two meanings is reported with both`() {
    #expect(
      findings(
        in: "class A: UIView {\nlet a = #selector(go)\n@objc func go() {}\n"
          + "@objc func go(_ sender: Any) {}\n}") == [
          "0.swift:2:9: go may be go or go:; write the argument labels"
        ])
  }

  @Test(arguments: [
    ("func tap() -> Int { 1 }", "returns a value"),
    ("func tap() async {}", "is asynchronous"),
    ("func tap() throws {}", "can throw"),
    ("static func tap() {}", "is a method of the class, not of an instance"),
    ("func tap(_ a: Any, b: Any?, c: Any?) {}", "takes more than a sender and an event"),
    ("func tap(_ done: @escaping () -> Void) {}", "takes a closure"),
    (
      "func tap(_ a: Any, b: UIEvent) {}",
      "takes an event that is not optional, and there is none to give"
    ),
  ])
  func `a method that cannot be an action is reported with the reason`(
    method: String, reason: String
  ) {
    let source = "class A: UIView {\nlet a = #selector(tap)\n@objc \(method)\n}"
    #expect(
      findings(in: source) == [
        "0.swift:2:9: tap cannot be an action: it \(reason); name a method for it"
      ])
    #expect(!ready(source).contains("responses"))
  }

  @Test func `a selector that is already a name stays`() {
    let source = "class A: UIView { let a = Selector((\"tap:\")) }"
    #expect(ready(source) == source)
  }

  @Test func `a #keyPath expression is reported`() {
    #expect(
      findings(in: "let a = #keyPath(A.b)") == [
        "0.swift:1:9: #keyPath needs Objective-C; write a Swift key path, or the name as a string"
      ])
  }
}
