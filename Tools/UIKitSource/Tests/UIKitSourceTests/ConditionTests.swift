import Testing
import UIKitSource

struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", ["true", "true", "false"]),
    ("os(tvOS)", ["false", "false", "true"]),
    ("targetEnvironment(macCatalyst)", ["false", "true", "false"]),
    ("!targetEnvironment(macCatalyst)", ["!false", "!true", "!false"]),
    ("os(iOS) && DEBUG", ["true && DEBUG", "true && DEBUG", "false && DEBUG"]),
    ("(os(iOS) || os(tvOS))", ["(true || false)", "(true || false)", "(false || true)"]),
    ("os(macOS)", ["false", "false", "false"]),
    ("targetEnvironment(simulator)", ["false", "false", "false"]),
    ("canImport(UIKit)", ["true", "true", "true"]),
    ("canImport(MapKit)", ["canImport(MapKit)", "canImport(MapKit)", "canImport(MapKit)"]),
    ("os(Linux)", ["os(Linux)", "os(Linux)", "os(Linux)"]),
    ("swift(>=5.9)", ["swift(>=5.9)", "swift(>=5.9)", "swift(>=5.9)"]),
  ])
  func `a condition has the value for the given platform`(from: String, to: [String]) {
    for (platform, condition) in zip(Platform.allCases, to) {
      #expect(
        ready("#if \(from)\nf()\n#endif\n", platform: platform)
          == "#if \(condition)\nf()\n#endif\n")
    }
  }

  @Test func `branches that are not compiled stay unchanged and are not reported`() {
    let source = """
      #if os(macOS)
      import AppKit
      #elseif canImport(SwiftUI)
      import SwiftUI
      #else
      import MapKit
      #endif
      """
    #expect(
      findings(in: source) == [
        "0.swift:6:1: the module MapKit is not there on Linux; put the import and what uses it "
          + "into #if canImport(MapKit)"
      ])
    #expect(
      ready("#if os(iOS)\n@objc class A {}\n#else\n@objc class A {}\n#endif")
        == "#if true\nclass A {}\n#else\n@objc class A {}\n#endif")
  }

  @Test func `a branch that may be compiled is made ready`() {
    #expect(
      ready("#if DEBUG\n@objc class A {}\n#else\n@objc class B {}\n#endif")
        == "#if DEBUG\nclass A {}\n#else\nclass B {}\n#endif")
  }
}
