import Testing
import UIKitSource

struct ResponseTests {
  @Test(arguments: [
    ("func f()", "\"f\")] = { [weak self] _ in self?.f()"),
    ("func f(_ s: Any)", "\"f:\")] = { [weak self] sender in self?.f(sender ?? ())"),
    ("func f(_ s: Any?)", "\"f:\")] = { [weak self] sender in self?.f(sender)"),
    ("func f(_ s: Any!)", "\"f:\")] = { [weak self] sender in self?.f(sender)"),
    (
      "func f(_ s: AnyObject)",
      "\"f:\")] = { [weak self] sender in self?.f((sender ?? ()) as AnyObject)"
    ),
    (
      "func f(_ s: UIButton)",
      "\"f:\")] = { [weak self] sender in if let sender = sender as? UIButton { self?.f(sender) }"
    ),
    (
      "func f(_ s: UIButton?)",
      "\"f:\")] = { [weak self] sender in self?.f(sender as? UIButton)"
    ),
    (
      "func f(sender: Any?, for event: UIEvent?)",
      "\"fWithSender:for:\")] = { [weak self] sender in self?.f(sender: sender, for: nil)"
    ),
    (
      "func f(\n    _ s: [String:\n  Int]) -> Void",
      "\"f:\")] = { [weak self] sender in if let sender = sender as? [String: Int] "
        + "{ self?.f(sender) }"
    ),
  ])
  func `a class gets a response for each action, which passes the sender as the action takes it`(
    method: String, entry: String
  ) {
    #expect(
      ready("class A: UIView {\n  @objc \(method) {}\n}\n")
        == "class A: UIView {\n  \(method) {}\n" + table(entry) + " }\n")
  }

  @Test func `in a class on one line a semicolon separates the response table`() {
    #expect(
      ready("class A: UIView { @IBAction func f() {} }")
        == "class A: UIView { func f() {} ; " + table("\"f\")] = { [weak self] _ in self?.f()")
        + " }")
  }

  @Test func `all actions of a class are in one table, in the order of the source`() {
    #expect(
      ready("class A: UIView {\n@objc func b() {}\n@objc func a() {}\n}").hasSuffix(
        table(
          "\"b\")] = { [weak self] _ in self?.b()", "\"a\")] = { [weak self] _ in self?.a()")
          + " }"))
  }

  @Test func `actions in extensions are in the table, whatever file they are in`() {
    let results = readyTogether(
      "extension A { @objc func far() {} }",
      "class A: UIView {}\nextension A { @objc private func near() {} }")
    #expect(
      results == [
        "extension A { func far() {} }",
        "class A: UIView {"
          + table(
            "\"far\")] = { [weak self] _ in self?.far()",
            "\"near\")] = { [weak self] _ in self?.near()")
          + " }\nextension A { private func near() {} }",
      ])
  }

  @Test func `a private action in another file is reported at the class`() {
    #expect(
      findings(in: "class A: UIView {}", "private extension A { @objc func f() {} }") == [
        "0.swift:1:7: the action f is private in another file than its class, where its table of "
          + "responses cannot call it; leave out the private"
      ])
  }

  @Test(arguments: [": NSObject", ": NSObject, Codable", ": SomeDelegate", "<T>: Base<T>"])
  func `a class that is no responder becomes a target of selectors`(header: String) {
    #expect(
      ready("class A\(header) {\n@objc func f() {}\n}")
        == "class A\(header), SelectorTarget {\nfunc f() {}\n"
        + table("\"f\")] = { [weak self] _ in self?.f()", overriding: false) + " }")
  }

  @Test(arguments: ["class A", "final class A<T>"])
  func `a class without a superclass becomes a target of selectors`(header: String) {
    #expect(
      ready("\(header) {\n@objc func f() {}\n}")
        == "\(header): SelectorTarget {\nfunc f() {}\n"
        + table("\"f\")] = { [weak self] _ in self?.f()", overriding: false) + " }")
  }

  @Test func `the table of a subclass overrides the table of its superclass`() {
    let results = readyTogether(
      "class B: A {\n@objc func g() {}\n}", "class A: NSObject {\n@objc func f() {}\n}")
    #expect(
      results[0] == "class B: A {\nfunc g() {}\n"
        + table("\"g\")] = { [weak self] _ in self?.g()") + " }")
  }

  @Test func `a class that descends from a responder through classes and aliases is a responder`() {
    let results = readyTogether(
      "class C: B {\n@objc func f() {}\n}", "class B: Base {}", "typealias Base = UIViewController")
    #expect(results[0].hasSuffix(table("\"f\")] = { [weak self] _ in self?.f()") + " }"))
  }

  @Test func `nested classes and classes in functions have tables of their own`() {
    let f = table("\"f\")] = { [weak self] _ in self?.f()")
    #expect(
      ready(
        "class A: UIView {\nclass B: UIView {\n@objc func f() {}\n}\n"
          + "func g() {\nclass B: UIView {\n@objc func f() {}\n}\n}\n}")
        == "class A: UIView {\nclass B: UIView {\nfunc f() {}\n\(f) }\n"
        + "func g() {\nclass B: UIView {\nfunc f() {}\n\(f) }\n}\n}")
  }

  @Test func `a public class has a public table`() {
    #expect(ready("open class A: UIView {\n@objc func f() {}\n}").contains("\npublic override var"))
  }

  @Test func `an overridden action is only in the table of the superclass`() {
    let results = readyTogether(
      "class A: UIView {\n@objc func f() {}\n}", "class B: A {\n@objc override func f() {}\n}")
    #expect(results[1] == "class B: A {\noverride func f() {}\n}")
  }

  @Test func `an override of a UIKit method is in the table only if a selector names it`() {
    let source = "class A: UIView {\noverride func layoutSubviews() {}\noverride func other() {}\n}"
    #expect(ready(source) == source)
    #expect(
      ready(source + "\nlet a = #selector(UIView.layoutSubviews)").contains(
        table("\"layoutSubviews\")] = { [weak self] _ in self?.layoutSubviews()")))
  }

  @Test
  func `only those members of an @objcMembers class that a selector names are in its table`() {
    let text = ready(
      "@objcMembers class A: UIView {\nfunc f() {}\nfunc g() {}\nlet a = #selector(g)\n}")
    #expect(text.hasSuffix("\n" + table("\"g\")] = { [weak self] _ in self?.g()") + " }"))
  }

  @Test
  func `a method that an Objective-C protocol requires is in the table if a selector names it`() {
    let results = readyTogether(
      "@objc protocol P { func f() }\nlet a = #selector(P.f)", "class A: UIView {\nfunc f() {}\n}",
      "extension A: P {}")
    #expect(results[1].contains(table("\"f\")] = { [weak self] _ in self?.f()")))
  }

  @Test(arguments: ["UIViewController", "UIResponder", "UINavigationController"])
  func `an action added to a UIKit class is in the tables of the folder's subclasses`(
    name: String
  ) {
    let results = readyTogether(
      "extension \(name) {\n@objc func f() { x(#selector(f)) }\n}",
      "class A: UINavigationController {}\nclass B: A {}\nclass C: UIView {}")
    #expect(
      results[1].hasPrefix(
        "class A: UINavigationController {" + table("\"f\")] = { [weak self] _ in self?.f()")
          + " }\nclass B: A {}\nclass C: UIView {"))
    #expect(results[1].hasSuffix("class C: UIView {}") == (name != "UIResponder"))
  }

  @Test func `an action added to a UIKit class without subclasses in the folder is reported`() {
    #expect(
      findings(in: "extension UIView {\n  @objc func f() {}\n  func g() { x(#selector(f)) }\n}")
        == [
          "0.swift:2:14: an action added to UIView is found by nobody; move it into a class of the "
            + "folder"
        ])
  }

  @Test func `an action in a branch that only the compiler decides is not in the table`() {
    let source = "class A: UIView {\n#if DEBUG\n@objc func f() {}\n#endif\n}"
    #expect(ready(source) == "class A: UIView {\n#if DEBUG\nfunc f() {}\n#endif\n}")
    #expect(
      findings(in: source + "\nlet a = #selector(A.f)") == [
        "0.swift:6:9: f cannot be an action: it stands in an #if that only the compiler can "
          + "decide; name a method for it"
      ])
  }

  @Test func `a struct has no response table`() {
    #expect(!ready("struct A { @objc func f() {} }").contains("responses"))
  }
}
