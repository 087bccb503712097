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
  func `an attribute for Objective-C is removed with the blanks after it`(
    from: String, to: String
  ) {
    #expect(ready("struct A { \(from) }") == "struct A { \(to) }")
  }

  @Test func `an attribute is removed from a line of its own and the line is kept`() {
    #expect(
      ready("struct A {\n  @objc\n  func f() {}\n}\n") == "struct A {\n  \n  func f() {}\n}\n")
  }

  @Test func `an attribute over several lines is removed and its line breaks are kept`() {
    #expect(ready("struct A { @objc(\n  f\n) func f() {} }") == "struct A { \n\nfunc f() {} }")
  }

  @Test func `@objcMembers is removed from a class`() {
    #expect(ready("@objcMembers public class A {}") == "public class A {}")
  }

  @Test func `@UIApplicationMain becomes @main`() {
    #expect(
      ready("@UIApplicationMain\nclass A: UIResponder {}") == "@main\nclass A: UIResponder {}")
    #expect(ready("@main\nclass A: UIResponder {}") == "@main\nclass A: UIResponder {}")
  }

  @Test func `source without anything for Objective-C stays the same byte for byte`() {
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
