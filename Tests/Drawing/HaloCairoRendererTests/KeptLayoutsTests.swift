import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

@MainActor
struct KeptLayoutsTests {
  @Test func `the cache of text layouts is limited and keeps the layouts in use`() {
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
