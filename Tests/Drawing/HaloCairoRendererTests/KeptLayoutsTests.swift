import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

@MainActor
struct KeptLayoutsTests {
  @Test func `however many texts are set, few stay laid out, those in use among them`() {
    let engine = TestFonts.textEngine()
    engine.layouts.capacity = 512
    func set(_ string: String) -> OpaquePointer {
      engine.layouts.layout(
        string, TextStyle(font: .systemFont(ofSize: 13), color: .black), width: .infinity)
    }
    let used = set("Always there")
    for number in 0..<3_000 {
      _ = set("\(number)")
      if number.isMultiple(of: 300) { #expect(set("Always there") == used) }
    }
    #expect(engine.layouts.keptLayouts <= 1_024)
  }
}
