import Foundation
import HaloSceneGraph
import HaloSourceText
import Testing

@testable import HaloLayoutFiles

/// Tunings of the focus in files, in layouts and as Swift.
struct TuningTests {
  private func errors(_ text: String) -> String {
    do {
      _ = try FocusTuning(text: text, file: "kept.yaml")
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `a file with values changes these in an appearance and nothing else`() throws {
    let tuning = try FocusTuning(text: "growth: 84\nshadowOpacity: 0.5", file: "kept.yaml")
    let tuned = FocusAppearance.dark.tuned(by: tuning)
    #expect(tuned.lift.growth == 84 && tuned.lift.liftedShadow.color.alpha == 0.5)
    var plain = FocusAppearance.dark
    plain.lift.growth = 84
    plain.lift.liftedShadow.color.alpha = 0.5
    #expect(tuned == plain)
    #expect(FocusAppearance.dark.tuned(by: FocusTuning()) == .dark)
  }

  @Test func `every mistake of a file is named with file and line`() {
    let lines = errors("growth: 300\nglow: 1\nshine: much").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.enumerated().allSatisfy { $1.hasPrefix("kept.yaml:\($0 + 1):") }, "\(lines)")
    #expect(errors("- growth: 84").contains("kept.yaml:1:"))
  }

  @Test func `a layout holds a tuning, and its mistakes are those of the layout`() throws {
    let layout = try LayoutDocument(text: "tuning: {response: 0.3}\nviews: []", file: "a.yaml")
    #expect(layout.tuning == [.response: 0.3])
    #expect(throws: (any Error).self) {
      try LayoutDocument(text: "tuning: {response: -1}", file: "a.yaml")
    }
  }

  @Test func `less damping keeps the response, and each is read back as it was set`() {
    let tuned = FocusAppearance.dark.tuned(by: [.damping: 0.7, .response: 0.3])
    #expect(abs(tuned[.response] - 0.3) < 1e-9 && tuned[.damping] == 0.7)
    let damped = FocusAppearance.dark.tuned(by: [.damping: 0.7])
    #expect(abs(damped[.response] - FocusAppearance.dark[.response]) < 1e-9)
    // An underdamped spring of the same response comes to rest later.
    #expect(damped.motion.timing.focusing > FocusAppearance.dark.motion.timing.focusing)
  }

  @Test func `every parameter is read back as it was set, and its file gives the same tuning`()
    throws
  {
    for parameter in FocusTuning.Parameter.all {
      let value = parameter.value(1, from: FocusAppearance.dark[parameter])
      let other = parameter.value(-1, from: FocusAppearance.dark[parameter])
      #expect(value != other, "\(parameter.name)")
      var tuning = FocusTuning()
      tuning[parameter] = other
      #expect(
        abs(FocusAppearance.dark.tuned(by: tuning)[parameter] - other) < 1e-9,
        "\(parameter.name)")
      #expect(try FocusTuning(text: tuning.yaml(comments: ["A comment"]), file: "a") == tuning)
      #expect(FocusTuning.Parameter(name: parameter.name) == parameter)
    }
    #expect(try FocusTuning(text: FocusTuning().yaml(), file: "a").isEmpty)
  }

  @Test func `values stay in the range of their parameter, and steps lie on a grid`() {
    let tuning: FocusTuning = [.growth: 1000, .shine: -3]
    #expect(tuning[.growth] == 200 && tuning[.shine] == 0)
    #expect(FocusTuning.Parameter.shine.value(1, from: 0.16) == 0.18)
    #expect(FocusTuning.Parameter.response.value(1, from: 0.1497) == 0.16)
    #expect(FocusTuning.Parameter.damping.value(1, from: 1) == 1)
  }

  @Test func `the Swift code is a constant of the type with the values that differ`() {
    let tuning: FocusTuning = [.growth: 84, .response: 0.2]
    #expect(
      tuning.swift(named: "kept") == """
        extension FocusTuning {
          static let kept: FocusTuning = [
            .response: 0.2,
            .growth: 84,
          ]
        }

        """)
    #expect(FocusTuning().swift(named: "none").contains("FocusTuning = [:]"))
  }
}
