import Testing
import UIKitSource

struct CodeTests {
  @Test(arguments: [
    ("x as NSNumber", "NSNumber(value: x)"),
    ("\"a\" as NSString", "NSString(string: \"a\")"),
    ("(x as NSString).length", "(NSString(string: x)).length"),
    ("[a.rawValue as NSNumber]", "[NSNumber(value: a.rawValue)]"),
    ("a + b as NSNumber", "NSNumber(value: a + b)"),
    ("a as NSArray", "NSArray(array: a)"),
    ("a as NSDictionary", "NSDictionary(dictionary: a)"),
    ("a as NSSet", "NSSet(set: a)"),
    ("a as Foundation.NSData", "Foundation.NSData(data: a)"),
    ("(a as NSString) as NSString", "NSString(string: (NSString(string: a)))"),
    ("a\n  as NSNumber", "NSNumber(value: a\n  )"),
    ("a as\n  NSNumber", "NSNumber(value: a)\n"),
  ])
  func `a bridging cast becomes a call of an initialiser`(from: String, to: String) {
    #expect(ready("let v = \(from)") == "let v = \(to)")
  }

  @Test(arguments: [
    "x as? NSString", "x as! NSString", "e as NSError", "u as NSURL", "x as AnyObject",
    "1 as CGFloat",
    "x as [NSNumber]",
  ])
  func `casts that Linux can perform stay`(cast: String) {
    #expect(ready("let v = \(cast)") == "let v = \(cast)")
  }

  @Test func `a cast in a pattern stays`() {
    let source =
      "switch x { case let n as NSNumber: f(n)\ncase _ as NSString: g()\ndefault: break }"
    #expect(ready(source) == source)
  }

  @Test func `an initialiser that decodes ends with an error over the same number of lines`() {
    #expect(
      ready(
        "class A: UIView {\n  required init?(coder c: NSCoder) {\n    // why\n    x = 1\n"
          + "    super.init(coder: c)\n    set(#selector(f))\n  }\n}")
        == "class A: UIView {\n  required init?(coder c: NSCoder) {\n    // why\n"
        + "    fatalError(\"init(coder:) is not available: there are no storyboards\")\n\n\n  }\n}")
  }

  @Test func `an initialiser that does not decode stays`() {
    let source = "class A: UIView { required init?(coder: NSCoder) { fatalError(\"no\") } }"
    #expect(ready(source) == source)
  }

  @Test(arguments: [
    (
      "v.responds(to: s)", 3,
      "responds(to:) needs Objective-C; ask for a protocol or a class (as?) instead"
    ),
    ("v.perform(s)", 3, "perform(_:) needs Objective-C; call the method itself, or a closure"),
    (
      "perform(s, with: nil)", 1,
      "perform(_:) needs Objective-C; call the method itself, or a closure"
    ),
    (
      "v.value(forKey: k)", 3,
      "key-value coding needs Objective-C; use the property itself, a key path, or object(forKey:) "
        + "and set(_:forKey:) of UserDefaults"
    ),
    (
      "v.observe(\\.x) { _, _ in }", 3,
      "key-value observing needs Objective-C; use didSet or a closure"
    ),
    (
      "v.addObserver(o, forKeyPath: k, options: [], context: nil)", 3,
      "key-value observing needs Objective-C; use didSet or a closure"
    ),
    ("NSPredicate(format: f)", 1, "NSPredicate(format:) needs Objective-C; filter with a closure"),
  ])
  func `a call that needs the runtime of Objective-C is reported and stays`(
    call: String, column: Int, message: String
  ) {
    #expect(findings(in: call) == ["0.swift:1:\(column): \(message)"])
    #expect(ready(call) == call)
  }

  @Test(arguments: [
    "view.isKind(of: UIView.self)", "context.perform { f() }",
    "c.perform(s)\nstruct S { func perform(_ s: Int) {} }", "c.value(for: k)", "s.observe(x)",
    "center.addObserver(forName: n, object: nil, queue: nil) { _ in }",
  ])
  func `a call that only resembles one to the runtime of Objective-C is not reported`(
    call: String
  ) {
    #expect(findings(in: call).isEmpty)
  }

  @Test func `imports of modules that Linux does not have are reported and stay`() {
    let source = "import UIKit\nimport TVUIKit\nimport Foundation\nimport CoreData\nimport os.log\n"
    #expect(
      findings(in: source) == [
        "0.swift:4:1: the module CoreData is not there on Linux; put the import and what uses it "
          + "into #if canImport(CoreData)",
        "0.swift:5:1: the module os is not there on Linux; put the import and what uses it into "
          + "#if canImport(os)",
      ])
    #expect(ready(source) == source)
  }

  @Test func `availability conditions stay`() {
    let source = "@available(iOS 15, *) func f() { if #available(tvOS 15, *) {} }"
    #expect(ready(source) == source)
  }
}
