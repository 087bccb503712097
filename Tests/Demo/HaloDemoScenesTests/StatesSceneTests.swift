import FocusEngine
import Foundation
import HaloAudit
import HaloControls
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloLockups
import HaloSceneGraph
import Testing

/// Five states of every kind of control, and one live control of each kind.
@MainActor
struct StatesSceneTests {
  nonisolated static let ids = [
    "button", "text-field", "segmented-control", "toggle", "caption-button", "poster", "card",
    "monogram", "lockup",
  ]

  private func harness(_ keys: String = "") throws -> SceneHarness {
    let scene = try SceneHarness("states", size: CGSize(width: 1920, height: 1080))
    try scene.press(keys)
    return scene
  }

  private func controls(in view: View) -> [Control] {
    view.subviews.flatMap { controls(in: $0) } + [view as? Control].compactMap { $0 }
  }

  @Test("every kind of control is shown in all five states, which cannot be focused")
  func exhibits() throws {
    let scene = try harness()
    let shown = controls(in: scene.window).filter { $0.exhibitedState != nil }
    let kinds = Dictionary(grouping: shown) { ObjectIdentifier(type(of: $0)) }
    // The segments of a segmented control show the state, too.
    #expect(kinds.count == Self.ids.count + 1)
    let five: [Control.State] = [
      .normal, .focused, [.focused, .highlighted], .selected, .disabled,
    ]
    for controls in kinds.values {
      let states = Set(controls.compactMap(\.exhibitedState))
      // The chosen segment shows the state, and stays selected in it.
      let areSegments = controls.allSatisfy { $0.superview is SegmentedControl }
      #expect(states.isSuperset(of: areSegments ? five.map { $0.union(.selected) } : five))
    }
    let reached = FocusMap.focusableItems(in: scene.window)
    #expect(!reached.contains { ($0 as? Control)?.exhibitedState != nil })
  }

  /// HIG, Focus and selection: up to five states, each of which is visually distinct.
  @Test(
    "the five states of every kind of control look different from each other",
    arguments: IndicatorLook.all.enumerated().flatMap { turn, look in
      TestEffort.cases([FocusModel.tv, .pad, .catalyst], turn: turn).map { ($0, look) }
    })
  func distinct(model: FocusModel, look: IndicatorLook) throws {
    let scene = try SceneHarness(
      "states", size: CGSize(width: 1920, height: 1080), appearance: look.appearance)
    scene.window.focusSystem?.model = model
    scene.player.rest()
    // The segments of one control show its state.
    let shown = controls(in: scene.window).filter {
      $0.exhibitedState != nil && !($0.superview is Control)
    }
    #expect(shown.count == Self.ids.count * 5)
    let rows = Dictionary(grouping: shown) { $0.convert($0.bounds, to: scene.window).minY }
    for row in rows.values {
      let pictures = try row.map { control in
        let frame = control.convert(control.bounds, to: scene.window)
        return try scene.picture(of: frame.insetBy(dx: -8, dy: -8))
      }
      for (first, one) in pictures.enumerated() {
        for (second, other) in pictures.enumerated().dropFirst(first + 1) {
          let share = one.share(differingFrom: other, by: Self.levels)
          #expect(
            share > Self.leastShare,
            "\(type(of: row[0])): \(row[first].state.rawValue) and \(row[second].state.rawValue)")
        }
      }
    }
  }

  /// The least difference that is visible side by side, of 256 levels.
  private static let levels = 24
  /// The least share of the pixels of a control and its surroundings that must differ.
  private static let leastShare = 0.008

  @Test("Down goes through one live control of each kind")
  func walk() throws {
    let scene = try harness()
    var met = [scene.focus]
    for _ in 1..<Self.ids.count {
      try scene.press("Down")
      met.append(scene.focus)
    }
    #expect(met == Self.ids.map { $0 == "segmented-control" ? "List" : $0 })
    #expect(try scene.press("Down")?.outcome == .stayed)
  }

  @Test("Return selects the focused control and deselects it again", arguments: [0, 4, 5, 6, 7, 8])
  func select(row: Int) throws {
    let scene = try harness(Array(repeating: "Down", count: row).joined(separator: " "))
    let control = try #require(scene.focusedView as? Control)
    #expect(control.accessibilityIdentifier == Self.ids[row])
    try scene.press("Return")
    #expect(control.isSelected)
    try scene.press("Return")
    #expect(!control.isSelected)
  }

  @Test("the selection of the segmented control follows the focus")
  func segments() throws {
    let scene = try harness("Down Down Right")
    let control = try #require(scene.focusedView?.superview as? SegmentedControl)
    #expect(scene.focus == "Grid" && control.selectedSegmentIndex == 1)
    // Coming back focuses the selected segment.
    try scene.press("Down Up")
    #expect(scene.focus == "Grid")
  }

  @Test("Return switches the toggle")
  func toggle() throws {
    let scene = try harness("Down Down Down")
    let toggle = try #require(scene.focusedView as? Switch)
    let before = toggle.isOn
    try scene.press("Return")
    #expect(toggle.isOn != before)
  }

  @Test("no focused exhibit reaches into the next one or into the hint line")
  func room() throws {
    let scene = try harness()
    let lockups = controls(in: scene.window).compactMap { $0 as? TVLockupView }.filter {
      $0.exhibitedState == .focused
    }
    #expect(lockups.count == 5)
    let boxes = lockups.map { lockup in
      [lockup.contentView, lockup.headerView, lockup.footerView].compactMap { $0 }.filter {
        $0.bounds.height > 0
      }.map {
        $0 === lockup.contentView
          ? lockup.convert(lockup.focusedFrameGuide.layoutFrame, to: scene.window)
          : lockup.convert($0.frame, to: scene.window)
      }.reduce(CGRect.null) { $0.union($1) }
    }
    for (upper, lower) in zip(boxes, boxes.dropFirst()) {
      #expect(lower.minY - upper.maxY >= 4, "\(upper) \(lower)")
    }
    #expect(boxes.allSatisfy { $0.maxY < StatesSceneTests.hintsTop })
  }

  /// The top of the hint line in a window of 1920 × 1080 points.
  private static let hintsTop: CGFloat = 1002

  @Test("in the model pad the focus is a ring, and K makes controls focusable")
  func pad() throws {
    let scene = try harness()
    scene.window.focusSystem?.model = .pad
    scene.player.rest()
    try scene.press("Tab")
    #expect(scene.focus != "button")
    // In the text field the key would be a letter.
    while scene.focus == "text-field" { try scene.press("Tab") }
    try scene.press("k")
    #expect(scene.window.focusSystem?.model.focusesControls == true)
    let labels = FocusMap.focusableItems(in: scene.window).map(\.focusDebugLabel)
    #expect(labels.contains("button") && labels.contains("toggle") && labels.contains("Grid"))
  }

  @Test("a selected poster looks like its golden picture")
  func selectedPoster() throws {
    let scene = try SceneHarness("states", scale: 0.75)
    try scene.press("Down Down Down Down Down Return")
    let region = CGRect(x: 200, y: 340, width: 360, height: 200)
    expectPicture(try scene.picture(of: region), matches: "states-poster-selected")
  }

  @Test("the exhibits in the model pad look like their golden picture")
  func padPicture() throws {
    let scene = try SceneHarness("states", scale: 0.5)
    scene.window.focusSystem?.model = try #require(FocusModel.named("pad"))
    scene.player.rest()
    let region = CGRect(x: 140, y: 70, width: 900, height: 690)
    expectPicture(try scene.picture(of: region), matches: "states-pad")
  }
}
