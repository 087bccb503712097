import Testing
import UIKitSource

struct ProtocolTests {
  @Test func `a protocol for Objective-C becomes a protocol for classes`() {
    #expect(ready("@objc protocol P {}") == "protocol P: AnyObject {}")
    #expect(ready("@objc protocol P: Q {}") == "protocol P: Q, AnyObject {}")
    #expect(ready("@objc protocol P: class {}") == "protocol P: class {}")
    #expect(ready("@objc protocol P: NSObjectProtocol {}") == "protocol P: NSObjectProtocol {}")
    #expect(
      ready("@objc protocol P: Q {}\n@objc protocol Q {}")
        == "protocol P: Q {}\nprotocol Q: AnyObject {}")
  }

  @Test(arguments: [
    ("func f()", "func f() {}"),
    ("func f(_ a: Int, b: String) -> Void", "func f(_ a: Int, b: String) -> Void {}"),
    ("func f(\n  a: Int // one\n)", "func f( a: Int ) {}"),
    ("func f() -> UIView?", "func f() -> UIView? { nil }"),
    ("static func f()", "static func f() {}"),
    ("var a: UIView? { get }", "var a: UIView? { nil }"),
    ("var a: UIView? { get set }", "var a: UIView? { get { nil } set {} }"),
  ])
  func `an optional member of a protocol gets a default implementation`(
    member: String, standIn: String
  ) {
    #expect(
      ready("@objc protocol P {\n  @objc optional \(member)\n}\n")
        == "protocol P: AnyObject {\n  \(member)\n}; extension P { \(standIn) }\n")
  }

  @Test func `a public protocol has public defaults`() {
    #expect(
      ready("@objc public protocol P { @objc optional func f() }")
        == "public protocol P: AnyObject { func f() }; extension P { public func f() {} }")
  }

  @Test func `the defaults of a nested protocol are inserted after the enclosing type`() {
    #expect(
      ready("class A {\n@objc protocol P { @objc optional func f() }\n}\n")
        == "class A {\nprotocol P: AnyObject { func f() }\n}; extension A.P { func f() {} }\n")
  }

  @Test(arguments: ["func f() -> Int", "var f: Int { get }"])
  func `an optional member whose result is not optional is reported`(member: String) {
    let found = findings(in: "@objc protocol P {\n  @objc optional \(member)\n}")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("0.swift:2:\(member.hasPrefix("func") ? 23 : 22): f may be") == true)
  }

  @Test func `an optional method is called like a required one`() {
    let source = "@objc protocol P { @objc optional func f(_ a: Int) }\n"
    let call = { (text: String) in ready(source + text).split(separator: "\n")[1].description }
    #expect(call("d?.f?(1)") == "d?.f(1)")
    #expect(call("d.table?(t, row: 1)") == "d.table(t, row: 1)")
    #expect(call("d.handler?(1)") == "d.handler?(1)")
    #expect(call("let f: ((Int) -> Void)?; d.f?(1)") == "let f: ((Int) -> Void)?; d.f?(1)")
  }
}
