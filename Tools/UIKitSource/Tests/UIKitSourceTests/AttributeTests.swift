import Testing
import UIKitSource

struct AttributeTests {
  @Test(arguments: [
    ("@objc func f() {}", "func f() {}"),
    ("@objc(other) func f() {}", "func f() {}"),
    ("@objc private func f() {}", "private func f() {}"),
    ("@objc dynamic var x = 1", "var x = 1"),
    ("@NSManaged var x: Int", "var x: Int"),
    ("@IBOutlet weak var view: UIView!", "weak var view: UIView!"),
    ("@IBOutlet private(set) var views: [UIView]!", "private(set) var views: [UIView]!"),
    ("@discardableResult @objc func f() {}", "@discardableResult func f() {}"),
    ("@objc /* why */ func f() {}", "/* why */ func f() {}"),
  ])
  func `An attribute for Objective-C goes with the blanks after it`(from: String, to: String) {
    #expect(ready("struct A { \(from) }") == "struct A { \(to) }")
  }

  @Test func `An attribute on a line of its own leaves the line`() {
    #expect(
      ready("struct A {\n  @objc\n  func f() {}\n}\n") == "struct A {\n  \n  func f() {}\n}\n")
  }

  @Test func `Of an attribute over several lines its line breaks stay`() {
    #expect(ready("struct A { @objc(\n  f\n) func f() {} }") == "struct A { \n\nfunc f() {} }")
  }

  @Test func `A class with all of its members for Objective-C is a class`() {
    #expect(ready("@objcMembers public class A {}") == "public class A {}")
  }

  @Test func `The older name of main is the present one`() {
    #expect(
      ready("@UIApplicationMain\nclass A: UIResponder {}") == "@main\nclass A: UIResponder {}")
    #expect(ready("@main\nclass A: UIResponder {}") == "@main\nclass A: UIResponder {}")
  }

  @Test func `What has nothing for Objective-C stays, byte for byte`() {
    let source = "import UIKit\r\n\r\n\tlet a = \"🎉 @objc #selector(b)\" // @objc\r\n"
    #expect(ready(source) == source)
  }

  @Test func `Windows line breaks, tabs and emoji survive around what changes`() {
    #expect(
      ready("class A: UIView {\r\n\t@objc\r\n\tfunc f🎉() {}\r\n}\r\n")
        == "class A: UIView {\r\n\t\r\n\tfunc f🎉() {}\r\n"
        + table("\"f🎉\")] = { [weak self] _ in self?.f🎉()") + " }\r\n")
  }
}
