import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// Looks that are changed while the screen runs.
@MainActor
struct LooksTests {
  private static let screen = """
    model: pad
    size: [640, 640]
    views:
      - {id: words, kind: label, title: Words of a label, frame: [40, 20, 500, 40]}
      - {id: go, kind: button, title: Go, frame: [40, 80, 160, 60]}
      - {id: stay, kind: button, title: Stay, frame: [240, 80, 160, 60]}
    """

  @Test(arguments: [
    ("appearance", 2), ("contrast", 2), ("accent", 2), ("direction", 2), ("text", 1), ("vision", 4),
  ])
  func `each row of the Looks page changes the screen at once, and resetting restores it`(
    row: String, times: Int
  ) throws {
    let stage = try BenchStage(layout: Self.screen)
    try stage.press("shift+F5")
    let before = try stage.seenPicture()
    #expect(stage.row("reset")?.isEnabled == false && stage.instruments.looks.summary.isEmpty)
    for _ in 0..<times { try stage.press("Right", onRow: row) }
    #expect(try stage.seenPicture().difference(from: before) != nil)
    #expect(stage.row(row)?.isOn == true)
    #expect(!stage.instruments.looks.summary.isEmpty)
    // The looks belong to the screen and stay when the panel is closed.
    try stage.press("shift+F1")
    let kept = try stage.picture()
    #expect(kept.difference(from: before) != nil)
    try stage.press("shift+F5")
    #expect(try stage.seenPicture().difference(from: kept) == nil)
    try stage.press("Return", onRow: "reset")
    let difference = try stage.seenPicture().difference(from: before)
    #expect(difference == nil, "\(difference ?? "")")
    #expect(stage.instruments.looks.summary.isEmpty)
  }

  @Test func `a row goes through its values in both directions and wraps around`() throws {
    let stage = try BenchStage(layout: Self.screen)
    try stage.press("shift+F5")
    var values: [String] = []
    for _ in 0..<ColorVision.allCases.count {
      try stage.press("Right", onRow: "vision")
      values.append(stage.row("vision")?.value ?? "")
    }
    #expect(values == ColorVision.allCases.dropFirst().map(\.rawValue) + ["all colours"])
    try stage.press("Left", onRow: "vision")
    #expect(stage.bench.vision == .achromat)
    // Return selects the next value, too.
    try stage.press("Return", onRow: "vision")
    #expect(stage.bench.vision == .full)
  }

  @Test func `a key of its own switches the look of a television, which keeps its focus`() throws {
    let stage = try BenchStage(layout: Self.screen.replacing("model: pad", with: "model: tv"))
    try stage.press("Down")
    let focused = stage.window.focusSystem?.focusedItem?.focusDebugLabel
    #expect(focused != nil)
    for look in [TelevisionLook.tvOS26, .tvOS18] {
      try stage.press("ctrl+shift+F5")
      #expect(stage.window.appearance.televisionLook == look)
      #expect(stage.window.focusSystem?.focusedItem?.focusDebugLabel == focused)
      #expect(stage.bench.panelHost.panel == nil)
    }
    try stage.press("shift+F5")
    // The key has chosen the look of tvOS 18, and that of tvOS 26 is the next.
    try stage.press("Right", onRow: "look")
    #expect(stage.window.appearance.televisionLook == .tvOS26)
    try stage.press("Right Right", onRow: "transparency")
    #expect(stage.window.appearance.prefersReducedTransparency)
  }

  @Test func `the key of the look changes nothing under the rules of a desktop`() throws {
    let stage = try BenchStage(layout: Self.screen)
    try stage.press("ctrl+shift+F5")
    #expect(stage.window.appearance.televisionLook == .tvOS18)
  }

  @Test func `looks change the appearance of the screen and not of the panel`() throws {
    let stage = try BenchStage(layout: Self.screen)
    try stage.press("shift+F5")
    try stage.press("Right Right", onRow: "appearance")
    #expect(stage.subject.looks.preferences.userInterfaceStyle == .dark)
    #expect(stage.window.appearance.userInterfaceStyle == .dark)
    try stage.press("Right Right", onRow: "motion")
    #expect(stage.window.appearance.prefersReducedMotion)
    try stage.press("Right Right", onRow: "direction")
    #expect(stage.window.layoutDirection == .rightToLeft)
    #expect(stage.bench.panelHost.panel?.window.layoutDirection == .leftToRight)
    #expect(stage.instruments.looks.summary == "3 changed")
  }

  @Test func `without cones every pixel of the screen is gray, and so is its screenshot`() throws {
    let stage = try BenchStage(layout: Self.screen)
    let plain = try stage.picture()
    try stage.press("shift+F5")
    try stage.press("Left", onRow: "vision")
    let seen = try stage.seenPicture()
    var colored = 0
    for y in 0..<seen.height {
      for x in 0..<seen.width {
        let pixel = seen.pixel(x: x, y: y) ?? 0
        if Set([16, 8, 0].map { pixel >> $0 & 0xFF }).count != 1 { colored += 1 }
      }
    }
    #expect(colored == 0)
    #expect(plain.difference(from: seen) != nil)
    // Screenshots look the same.
    try stage.press("F12")
    #expect(try stage.kept("screen.png").difference(from: seen) == nil)
  }

  @Test
  func `the scale of the screen is requested from the host and given back by resetting`() throws {
    let stage = try BenchStage(layout: Self.screen)
    var asked: [CGFloat?] = []
    stage.bench.host.setScale = { asked.append($0) }
    try stage.press("shift+F5")
    try stage.press("Right Right Right", onRow: "scale")
    try stage.press("Return", onRow: "reset")
    #expect(asked == [1, 1.25, 1.5, nil])
  }

  @Test
  func `closing the panel at another scale gives back as many pixels as opening it took`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    var asked: [CGSize] = []
    try stage.press("shift+F5")
    let bench = stage.bench
    bench.host.resize = { asked.append($0) }
    // A host keeps the pixels, so that there are fewer points.
    bench.host.setScale = { [unowned bench] in
      let scale = $0 ?? 1
      bench.resize(to: CGSize(width: 980 / scale, height: 400 / scale), scale: scale)
    }
    for _ in 0..<4 { try stage.press("Right", onRow: "scale") }
    #expect(bench.place.scale == 2)
    try stage.press("shift+F1")
    #expect(asked == [CGSize(width: 320, height: 200)])
  }

  @Test func `a bench without an owner changes the looks of its window and restores them`() throws {
    let window = BenchStage.tiles(CGSize(width: 640, height: 400))
    window.appearance = AppearancePreferences(userInterfaceStyle: .dark).appearance()
    let bench = Bench(screen: window, text: TestFonts.textEngine())
    let player = BenchPlayer(bench)
    player.rest()
    try player.press("shift+F5")
    bench.focusPanel(on: "appearance")
    try player.press("Right")
    #expect(window.appearance.userInterfaceStyle == .light)
    bench.focusPanel(on: "reset")
    try player.press("Return")
    #expect(window.appearance.userInterfaceStyle == .dark)
    try player.press("shift+F6")
    #expect(bench.twin == nil)
    try player.press("shift+F1")
    #expect(bench.panelHost.panel == nil)
  }
}
