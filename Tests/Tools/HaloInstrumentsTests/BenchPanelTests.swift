import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloControls
@testable import HaloInstruments
@testable import HaloViewTestSupport

/// The panel beside the screen: the room that it takes, and the keys that it receives.
@MainActor
struct BenchPanelTests {
  private static let size = CGSize(width: 640, height: 400)

  @Test(arguments: ["photos", "tv-home", "hover", "reminders"])
  func `a panel with room beside the screen leaves every pixel of the screen as it is`(
    scene: String
  )
    throws
  {
    let stage = try BenchStage(scene: scene)
    let before = try stage.picture()
    try stage.press("F1")
    #expect(stage.player.frame().size == CGSize(width: 980, height: 400))
    #expect(stage.window.bounds.size == Self.size)
    let difference = try stage.seenPicture().difference(from: before)
    #expect(difference == nil, "\(difference ?? "")")
    try stage.press("shift+F1")
    #expect(stage.player.frame().size == Self.size)
    #expect(try stage.picture().difference(from: before) == nil)
  }

  @Test func `without room for the panel, the screen is scaled down and keeps its pixels`() throws {
    let stage = try BenchStage(tilesOf: Self.size, largest: Self.size)
    try stage.press("Right")
    let own = try stage.screenPicture()
    try stage.press("F7")
    #expect(stage.player.frame().size == Self.size)
    #expect(stage.window.bounds.size == Self.size)
    let slot = stage.bench.place.slots[0]
    #expect(slot.scale == 300.0 / 640)
    #expect(try stage.screenPicture().difference(from: own) == nil)
    // A click goes to what is seen at its location.
    stage.player.click(
      CGPoint(x: slot.frame.minX + 520 * slot.scale, y: slot.frame.minY + 280 * slot.scale))
    stage.player.rest()
    #expect(stage.focus == "b" || stage.focus == "f")
    try stage.press("shift+F1")
    #expect(stage.window.bounds.size == Self.size)
  }

  @Test func `the screen of a television keeps its points beside the panel and fits without it`()
    throws
  {
    let (own, window) = (CGSize(width: 1920, height: 1080), CGSize(width: 1280, height: 800))
    let stage = try BenchStage(tilesOf: CGSize(width: 1280, height: 720))
    stage.window.screenCanvas = .television
    stage.player.resize(to: window)
    #expect(stage.window.bounds.size == own && stage.player.frame().size == window)
    try stage.press("F1")
    #expect(stage.window.hostSize == own && stage.bench.place.screen == own)
    let slot = stage.bench.place.slots[0]
    #expect(slot.scale < 1 && stage.bench.place.stage.contains(slot.frame))
    try stage.press("shift+F1")
    #expect(stage.window.hostSize == window && stage.window.bounds.size == own)
    #expect(stage.player.frame().size == window)
  }

  @Test func `resizing the window resizes the screen and not the panel`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F1")
    stage.player.resize(to: CGSize(width: 1240, height: 500))
    #expect(stage.window.bounds.size == CGSize(width: 900, height: 500))
    #expect(stage.bench.place.panel.minX == 900)
    // Below its smallest size, the screen is scaled down.
    stage.player.resize(to: CGSize(width: 700, height: 300))
    #expect(stage.window.bounds.size == CGSize(width: 640, height: 400))
    #expect(stage.bench.place.slots[0].scale < 1)
    stage.player.resize(to: CGSize(width: 1240, height: 500))
    try stage.press("shift+F1")
    #expect(stage.window.bounds.size == CGSize(width: 900, height: 500))
    #expect(stage.player.frame().size == CGSize(width: 900, height: 500))
  }

  @Test func `keys go to the panel or to the screen, and each of them has its own focus`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right")
    try stage.press("F1")
    #expect(stage.bench.panelHost.panel?.hasKeyboard == true)
    let first = stage.panelFocus
    try stage.press("Down Down")
    #expect(stage.focus == "b")
    #expect(stage.panelFocus != first)
    #expect(stage.window.isActive)
    try stage.press("F1")
    #expect(stage.bench.panelHost.panel?.hasKeyboard == false)
    try stage.press("Down")
    #expect(stage.focus == "e")
    #expect(stage.bench.hand.keyNames(from: 0) == ["Right", "Down"])
  }

  @Test
  func `an instrument's key shows its page, and only Looks and Tune take the keyboard`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    for (key, title) in [
      ("F7", "Why"), ("F8", "Time"), ("F10", "Loupe"), ("shift+F10", "Facts"),
      ("shift+F6", "Two at once"), ("shift+F11", "Record"),
    ] {
      try stage.press(key)
      #expect(stage.bench.panelHost.page?.title == title)
      #expect(stage.bench.panelHost.panel?.hasKeyboard == false, "after \(key)")
    }
    for (key, title) in [("shift+F5", "Looks"), ("ctrl+F8", "Tune")] {
      try stage.press(key)
      #expect(
        stage.bench.panelHost.page?.title == title
          && stage.bench.panelHost.panel?.hasKeyboard == true)
    }
  }

  @Test
  func `Escape goes from a page to the list of keys, and from the list to the screen`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F10 F1")
    #expect(
      stage.bench.panelHost.page?.title == "Loupe"
        && stage.bench.panelHost.panel?.hasKeyboard == true)
    try stage.press("Escape")
    #expect(stage.bench.panelHost.page == nil && stage.bench.panelHost.panel?.hasKeyboard == true)
    try stage.press("Escape")
    #expect(stage.bench.panelHost.panel?.hasKeyboard == false)
    // Further keys go to the screen.
    try stage.press("Escape")
    #expect(stage.bench.hand.keyNames(from: 0) == ["Escape"])
    try stage.press("F10 F1")
    try stage.press("BackSpace")
    #expect(stage.bench.panelHost.page == nil && stage.bench.panelHost.panel?.hasKeyboard == true)
  }

  @Test func `every row of the list of keys does what its key does`() throws {
    for command in InstrumentCommand.allCases where command != .close {
      let stage = try BenchStage(tilesOf: Self.size)
      try stage.press("F1")
      let row = try #require(stage.row(command.rawValue), "no row for \(command)")
      #expect(!row.caps.isEmpty && row.isEnabled)
      try stage.press("Return", onRow: command.rawValue)
      switch command {
      case .why: #expect(stage.bench.panelHost.page?.title == "Why")
      case .stop, .frameOn, .frameBack: #expect(stage.bench.clock.isStopped)
      case .speed: #expect(stage.bench.clock.speed == .quarter)
      case .loupe: #expect(stage.bench.panelHost.page?.title == "Loupe")
      case .shot: #expect(try stage.sitting().names == ["index.html", "screen.png"])
      case .panel: #expect(stage.bench.panelHost.panel?.hasKeyboard == false)
      case .televisionLook: #expect(stage.bench.panelHost.page == nil)
      default: #expect(stage.bench.panelHost.page != nil || command == .ahead, "\(command)")
      }
    }
  }

  @Test func `a click on the panel gives it the keyboard, and a click on the screen takes it back`()
    throws
  {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F7")
    stage.player.click(CGPoint(x: 700, y: 380))
    #expect(stage.bench.panelHost.panel?.hasKeyboard == true)
    #expect(stage.bench.hand.entries.isEmpty)
    stage.player.click(CGPoint(x: 120, y: 300))
    #expect(stage.bench.panelHost.panel?.hasKeyboard == false)
    #expect(stage.bench.hand.keyNames(from: 0) == ["a click"])
  }

  @Test func `a window that becomes inactive gives the keyboard back to the screen`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F1")
    stage.bench.setActive(false)
    #expect(stage.bench.panelHost.panel?.hasKeyboard == false && !stage.window.isActive)
    try stage.press("F1")
    #expect(stage.bench.panelHost.panel?.hasKeyboard == false)
    stage.bench.setActive(true)
    #expect(stage.window.isActive)
  }

  @Test
  func `a key that is held on the screen is released there, even if the panel has the keyboard`()
    throws
  {
    let stage = try BenchStage(
      layout: """
        model: android
        size: [640, 400]
        views:
          - {id: go, kind: button, title: Go, frame: [40, 40, 160, 60]}
        """)
    try stage.press("Tab F1 F1")
    let rest = try stage.seenPicture()
    let button = try #require(stage.window.focusSystem?.focusedItem as? Control)
    var acts = 0
    button.primaryAction = { acts += 1 }
    try stage.hold("Return")
    stage.player.rest()
    #expect(button.isHighlighted)
    try stage.press("F1")
    try stage.release("Return")
    stage.player.rest()
    #expect(!button.isHighlighted && acts == 1)
    try stage.press("F1")
    #expect(try stage.seenPicture().difference(from: rest) == nil)
  }

  @Test func `a key that is pressed on the panel is not released on the screen`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F1")
    try stage.hold("Escape")
    #expect(stage.bench.panelHost.panel?.hasKeyboard == false)
    try stage.release("Escape")
    #expect(stage.bench.hand.entries.isEmpty)
  }

  @Test func `a colour vision filter applies to the screen and not to the panel`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F5")
    try stage.press("Left", onRow: "vision")
    let list = stage.player.frame()
    #expect(list.filters.map(\.rect) == [CGRect(origin: .zero, size: Self.size)])
    let panel = PixelRect(x: 640, y: 0, width: 340, height: 400)
    let filtered = try stage.picture().part(panel)
    var plain = list
    plain.filters = []
    let other = try stage.renderer.picture(of: plain, scale: 1).part(panel)
    #expect(filtered.difference(from: other) == nil)
  }

  @Test func `going back from a page focuses its row in the list`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F1")
    for command in [InstrumentCommand.loupe, .looks, .two, .facts] {
      try stage.press("Home")
      stage.bench.focusPanel(on: command.rawValue)
      stage.player.rest()
      #expect(stage.panelFocus == command.rawValue)
      try stage.press("Return")
      #expect(stage.bench.panelHost.page?.command == command)
      try stage.press("Escape")
      #expect(stage.panelFocus == command.rawValue)
    }
  }

  @Test
  func `the list opens the page of an instrument that is on and does not switch it off`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F1 F1 Right F7 F1 Escape")
    stage.bench.focusPanel(on: InstrumentCommand.why.rawValue)
    try stage.press("Return")
    #expect(
      stage.bench.panelHost.page === stage.instruments.why
        && stage.instruments.why.mode.isLast)
  }

  @Test func `lines that are added above the focused row do not move it`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F10 F1")
    stage.bench.focusPanel(on: "colour-0")
    stage.player.rest()
    func seen() throws -> CGRect {
      let window = try #require(stage.bench.panelHost.panel?.window)
      let row = try #require(window.focusSystem?.focusedItem as? View)
      return row.convert(row.bounds, to: window)
    }
    try stage.press("Return Down")
    let before = try seen()
    try stage.press("Return")
    #expect(stage.panelFocus == "colour-1")
    #expect(try seen() == before)
  }

  @Test func `arrow keys lead into the text field of a note and out of it`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F1 F1 F12 ctrl+F12 x")
    let field = try #require(stage.panelFocus)
    try stage.press("Down")
    #expect(stage.panelFocus == "arrow")
    try stage.press("Up")
    #expect(stage.panelFocus == field)
    try stage.press("Up")
    #expect(stage.panelFocus == "instruments")
    try stage.press("Down")
    #expect(stage.panelFocus == field)
  }
}
