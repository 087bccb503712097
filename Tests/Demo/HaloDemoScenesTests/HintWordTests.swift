import FocusEngine
import Foundation
import HaloAudit
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloControllers
@testable import HaloDemoScenes
@testable import HaloHosting
@testable import HaloSceneGraph

/// The texts of the hint line.
@MainActor
struct HintWordTests {
  /// The hint line without the hint of every scene.
  private func line(_ scene: SceneHarness) -> String {
    let hints = scene.window.hintBars.last?.hints ?? []
    return hints.filter { $0.text != "Instruments" }
      .map { ($0.caps + [$0.text]).joined(separator: " ") }.joined(separator: " | ")
  }

  private func line(_ id: String, _ keys: String, model: FocusModel? = nil) throws -> String {
    let scene = try SceneHarness(id)
    if let model { scene.window.focusSystem?.model = model }
    scene.player.rest()
    try scene.press(keys)
    return line(scene)
  }

  @Test(
    "the hint line of a scene has the right hints after some keys",
    arguments: [
      // Nothing is focused yet, so every focus key shows the focus.
      ("photos", "", "Tab ← ↑ ↓ → Show the focus | + − Picture size | Esc Quit"),
      ("photos", "Tab", "Tab Next group | ↓ Move | + − Picture size | Esc Quit"),
      (
        "photos", "Tab Tab",
        "Tab Next group | ↓ → Move | Return Select | . Favourite | + − Picture size | Esc Quit"
      ),
      (
        "photos", "Tab Tab Return .",
        "Tab Next group | ↓ → Move | Return Deselect | . Remove from favourites | + − Picture size "
          + "| Esc Quit"
      ),
      // The alert is a screen of its own.
      (
        "photos", "Tab End",
        "Tab Next group | ↑ Move | Return New album | + − Picture size | Esc Quit"
      ),
      ("photos", "Tab End Return", "Tab Next group | Esc Cancel"),
      ("photos", "Tab End Return a", "Tab Next group | Return Create | Esc Cancel"),
      ("photos", "Tab End Return a Tab", "Tab Next group | ← Move | Return Create | Esc Cancel"),
      ("photos", "Tab End Return Tab", "Tab Next group | Esc Return Cancel"),
      // There is no picture that could become larger.
      ("photos", "Tab End Return a Return", "↑ ↓ Move | Esc Quit"),
      // Escape quits if there is nothing to go back to.
      ("navigation", "Down Down", "↑ ↓ Move | Return Open | Esc Quit"),
      ("navigation", "Down Down Return", "Tab ← ↑ ↓ → Show the focus | Esc ⌫ Back"),
      (
        "navigation", "Down Down Return ctrl+F1 Down Up",
        "Tab Next group | ↓ Move | Return Space About this picture | Esc ⌫ Back"
      ),
      ("navigation", "Down Down Return Escape", "↑ ↓ Move | Return Open | Esc Quit"),
      ("navigation", "Down Down Return BackSpace", "↑ ↓ Move | Return Open | Esc Quit"),
      (
        "reminders", "Tab Tab x x x",
        "Tab Next group | Ctrl Hold for shortcuts | Esc Clear"
      ),
      (
        "reminders", "Tab Tab r e",
        "Tab Next group | ↓ Into the results | Ctrl Hold for shortcuts | Esc Clear"
      ),
      ("tv-home", "", "↑ ↓ → Move | Return Open | Esc To the tabs"),
      ("tv-home", "Right Down", "← ↑ ↓ → Move | Return Open | Esc To the tabs"),
      ("tv-home", "Up", "↓ → Move | Return To the shelves | Esc Quit"),
      ("tv-home", "Return", "↓ Move | Return Add to Up Next | Esc Back"),
      (
        "shortcuts", "",
        "Ctrl Hold for the list | Tab ← ↑ ↓ → Show the focus | M Mac keys"
          + " | B Menu bar | Ctrl K Sort Bookmarks by Name | Esc Quit"
      ),
      (
        "shortcuts", "ctrl+F1 Tab Tab Tab",
        "Ctrl Hold for the list | Tab Next group | ← → Change | M Mac keys"
          + " | B Menu bar | Ctrl K Sort Bookmarks by Name | Esc Quit"
      ),
      (
        "halo-lab", "Down Right",
        "← → Return Change | ↓ Choose | Tab To the picture | R Reset | Esc Quit"
      ),
      ("layered-images", "", "← Move | ↑ ↓ → Lean; hold to stay | Esc Quit"),
      ("grid", "Down", "↓ → Move | End Last | Esc Quit"),
      ("grid", "Down End", "← ↑ Move | Home First | Esc Quit"),
      (
        "wall", "Down Down",
        "↑ ↓ → Move | PgUp PgDn A page | Home End First, last | Esc Quit"
      ),
      (
        "selection", "Tab Tab",
        "Tab Next group | ← ↑ ↓ → Move the piece | Return Next piece"
          + " | Shift ← ↑ ↓ → A square | Alt ← ↑ ↓ → Size | + − Size in proportion"
          + " | Ctrl A All pieces | Esc Quit"
      ),
    ])
  func words(id: String, keys: String, words: String) throws {
    #expect(try line(id, keys) == words)
  }

  @Test func `the hint of Return on a reminder follows the state of the reminder`() throws {
    #expect(try line("reminders", "Tab").contains("Return Done"))
    #expect(try line("reminders", "Tab Return").contains("Return Not done"))
    #expect(try line("reminders", "Tab", model: .catalyst).contains("Space Done"))
  }

  @Test func `while a search result has the focus, letters are text and not commands`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab r e Down")
    #expect(scene.focus?.hasPrefix("found-") == true)
    #expect(!line(scene).contains("parent group") && line(scene).hasSuffix("Esc Clear"))
    try scene.press("p")
    #expect(scene.texts.contains("rep"))
  }

  @Test func `an alert removes the hints of the screen beneath it`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab ctrl+i")
    #expect(line(scene) == "Esc Return OK")
    #expect(scene.texts.contains { $0.contains("until the alert is answered") })
    #expect(!scene.texts.contains { $0.hasPrefix("Tab: Clear") })
    try scene.press("Return")
    #expect(line(scene).contains("P No parent group"))
    #expect(scene.texts.contains("Tab: Search → Lists → Reminders"))
  }

  @Test func `a scene that is left shows no more hints`() throws {
    let scene = try SceneHarness("full-screen")
    try scene.press("Return")
    let film = try #require(scene.window.accessories.compactMap { $0 as? HintKeeper }.last)
    let next = try #require(DemoScene.all.first { $0.id == "grid" })
    next.show(in: scene.window, appearance: .light)
    scene.player.rest()
    let keepers = scene.window.accessories.compactMap { $0 as? HintKeeper }
    #expect(keepers.count == 1 && keepers[0] !== film)
    #expect(line(scene).contains("Show the focus"))
  }

  @Test func `a film that is shown or dismissed does not change the hint line beneath it`() throws {
    let scene = try SceneHarness("full-screen")
    let bar = try #require(scene.window.hintBars.first)
    let before = bar.hints
    for key in ["Return", "Escape"] {
      scene.player.press(try .init(name: key))
      for _ in 0..<8 {
        scene.player.advance(by: 0.05)
        #expect(bar.hints == before, "after \(key)")
      }
      scene.player.rest()
    }
  }

  @Test(
    "an alert and the list of shortcuts dim the hint line with the rest of the window",
    arguments: ["Tab End Return", "Tab ctrl+?"])
  func dimming(keys: String) throws {
    let scene = try SceneHarness("photos")
    let bar = try #require(scene.window.hintBars.first)
    let place = bar.convert(bar.bounds, to: scene.window)
    func dims(_ view: View) -> Bool {
      let color = view.backgroundColor
      return color.alpha > 0 && color.alpha < 1 && color.red + color.green + color.blue == 0
        && view.convert(view.bounds, to: scene.window).contains(place)
    }
    var dimming = 0
    scene.window.forEachDescendant { if dims($0) { dimming += 1 } }
    #expect(dimming == 0)
    try scene.press(keys)
    scene.window.forEachDescendant { if dims($0) { dimming += 1 } }
    #expect(dimming == 1)
  }

  @Test func `a film has hints of its own keys`() throws {
    #expect(
      try line("full-screen", "Return space")
        == "Return Space Play | ← → 10 seconds | ↑ About | Esc Back")
    #expect(try line("full-screen", "Return space Up").hasSuffix("Esc ↓ Hide"))
  }

  @Test(
    "a narrow hint line keeps the main hints and says where other commands are",
    arguments: [
      ("photos", "Tab End", "↑ Move | Return New album"),
      ("photos", "Tab Tab Right Down", "← ↑ ↓ → Move | Return Select"),
      ("disappearing", "Tab", "↓ → Move | Return Let it go"),
      ("reminders", "Tab Down p", "↑ ↓ Move | Return Done"),
      ("selection", "Tab Tab Tab", "← ↑ ↓ → Move the piece | Return Next piece"),
      ("halo-lab", "Tab", "← → Return Change | ↓ Choose"),
      ("wall", "Tab Page_Down", "↑ ↓ → Move | PgUp PgDn A page"),
    ])
  func narrow(id: String, keys: String, words: String) throws {
    let scene = try SceneHarness(id, size: CGSize(width: 640, height: 400))
    try scene.press(keys)
    let bar = try #require(scene.window.hintBars.last)
    let shown = bar.shownHints.map { ($0.caps + [$0.text]).joined(separator: " ") }
    #expect(shown.joined(separator: " | ").contains(words))
    // Where everything fits, the instruments are at the end.
    guard shown.count < bar.hints.count else { return #expect(shown.last == "F1 Instruments") }
    #expect(shown.last == "Esc Quit")
    // Beside the long texts of Selection there is no room for it.
    #expect(shown.contains("Ctrl Hold for shortcuts") || id == "selection")
  }

  @Test func `while the list of shortcuts is shown, only its own keys are hinted`() throws {
    let scene = try SceneHarness("reminders", size: CGSize(width: 640, height: 400))
    try scene.press("Tab ctrl+?")
    #expect(line(scene) == "↓ Space Scroll | Esc Hide the list")
    try scene.press("Escape")
    #expect(line(scene).contains("Return Done"))
  }

  @Test func `a focus model that is chosen by a key is in the hints at once`() throws {
    let scene = try SceneHarness("sign-in")
    let program = DemoStandIn(scene.window)
    scene.window.application = program
    try scene.press("Tab F3 F3")
    #expect(line(scene).contains("F3 Model: TV") && line(scene).contains("↓ → Move"))
  }

  @Test(
    "the hint line is at the lower edge of the window",
    arguments: [
      CGSize(width: 640, height: 1000), CGSize(width: 1280, height: 800),
      CGSize(width: 2560, height: 1080),
    ])
  func edge(size: CGSize) throws {
    for scene in DemoScene.all {
      let harness = try SceneHarness(scene.id, size: size)
      let bar = try #require(harness.window.hintBars.first)
      let frame = bar.convert(bar.bounds, to: harness.window)
      #expect(abs(frame.maxY - size.height) < 0.01, "\(scene.id)")
      let below = try #require(bar.superview?.subviews)
      if let scrim = below.first(where: { $0 is Scrim }) {
        // Content that scrolls beneath the line has faded out before it; see `Scrim`.
        #expect(scrim.frame.minY + scrim.bounds.height * 0.4 <= frame.minY, "\(scene.id)")
        #expect(scrim.frame.maxY >= frame.maxY - 0.01, "\(scene.id)")
      } else if bar.isPane {
        // Content that scrolls beneath the line is seen through it.
        #expect(below[0].frame.maxY == size.height, "\(scene.id)")
      } else if !scene.isTV {
        #expect(below[0].frame.maxY <= frame.minY + 0.01, "\(scene.id)")
      } else {
        let items = FocusMap.focusableItems(in: harness.window).map {
          $0.convert($0.bounds, to: harness.window)
        }
        #expect(items.allSatisfy { $0.maxY <= frame.minY }, "\(scene.id)")
      }
    }
  }

  struct SixHints: CustomTestStringConvertible, Sendable {
    var scene: String
    var model: FocusModel
    var testDescription: String { "\(scene), \(model.name)" }
  }

  nonisolated static let everywhere = DemoScene.all.map(\.id).flatMap { scene in
    FocusModel.all.map { SixHints(scene: scene, model: $0) }
  }

  @Test(
    "a hint line has at most six hints, and where it has room the instruments come last",
    arguments: everywhere)
  func six(place: SixHints) throws {
    let scene = try SceneHarness(place.scene)
    scene.window.focusSystem?.model = place.model
    for key in ["", "Tab", "Down", "Return"] {
      if !key.isEmpty { try scene.press(key) }
      for (width, height) in [(640, 400), (960, 1040), (1920, 1080), (2560, 1080), (1280, 800)] {
        scene.window.resize(to: CGSize(width: width, height: height), scale: 1)
        scene.player.advance(by: 0.05)
        for bar in scene.window.hintBars {
          check(bar, "after \(key) at \(width) × \(height)", isWide: width >= 1280)
        }
      }
    }
  }

  private func check(_ bar: HintBar, _ place: String, isWide: Bool) {
    let shown = bar.shownHints
    let words = shown.map { ($0.caps + [$0.text]).joined(separator: " ") }
    #expect(shown.count <= 6, "\(place): \(words)")
    #expect(!words.contains { $0.hasPrefix("F2 ") || $0.hasPrefix("F12 ") }, "\(place): \(words)")
    if let index = words.firstIndex(of: "F1 Instruments") {
      #expect(index == words.count - 1, "\(place): \(words)")
    } else if isWide {
      // A film has its own keys alone.
      #expect(!bar.hints.contains { $0.text == "Instruments" }, "\(place): \(words)")
    }
    // A line that leaves something out says where the rest is.
    if isWide, shown.count < bar.hints.count, bar.more != nil {
      #expect(words.contains { $0.contains("Hold for") }, "\(place): \(words)")
    }
  }

  @Test func `the frame that answers a key makes no hints, and the next one shows the right ones`()
    throws
  {
    let scene = try SceneHarness("photos")
    try scene.press("Tab Tab")
    let bar = try #require(scene.window.hintBars.first)
    let (before, made) = (bar.hints, bar.partsMade)
    var time = scene.window.currentTime + 1
    scene.window.send(Key(.rightArrow), phase: .down, at: time)
    _ = scene.window.frame(at: time)
    #expect(bar.hints == before && bar.partsMade == made)
    time += 1 / 60
    _ = scene.window.frame(at: time)
    #expect(bar.shownHints.contains { $0.caps == ["←", "↓", "→"] && $0.text == "Move" })
    // The way back finds the hints of the earlier line.
    let later = bar.partsMade
    scene.window.send(Key(.rightArrow), phase: .up, at: time)
    scene.window.send(Key(.leftArrow), phase: .down, at: time)
    for _ in 0..<2 {
      time += 1 / 60
      _ = scene.window.frame(at: time)
    }
    #expect(bar.hints == before && bar.partsMade == later)
  }

  @Test func `hints are not composed while nothing happens`() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Tab")
    var count = 0
    let counter = HintKeeper(scene.window) { _ in count += 1 }
    scene.window.attach(counter)
    scene.player.rest()
    count = 0
    for _ in 0..<5 {
      scene.window.setNeedsFrame()
      scene.player.advance(by: 0.1)
    }
    #expect(count == 0)
    try scene.press("Down")
    #expect((1...4).contains(count))
  }
}
