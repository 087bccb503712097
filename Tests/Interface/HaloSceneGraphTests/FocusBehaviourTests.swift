import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloViewTestSupport

/// Focus of plain views, set only by the values of `focusBehaviour` and without subclasses.
@MainActor
struct FocusBehaviourTests {
  private let window = Window(
    size: CGSize(width: 400, height: 300), model: .tv, appearance: .light,
    textMeasurer: TestFonts.textEngine())
  private let controller = ViewController()
  private let player: ScenePlayer

  init() {
    controller.view.accessibilityIdentifier = "screen"
    window.rootViewController = controller
    player = ScenePlayer(window: window)
  }

  @discardableResult
  private func add(
    _ name: String, x: CGFloat, y: CGFloat = 20, canBecomeFocused: Bool? = true
  ) -> View {
    let view = View(frame: CGRect(x: x, y: y, width: 60, height: 60))
    view.accessibilityIdentifier = name
    view.focusBehaviour.canBecomeFocused = canBecomeFocused
    controller.view.addSubview(view)
    player.rest()
    return view
  }

  private func press(_ key: String) throws -> String? {
    player.press(try Key(name: key))
    player.rest()
    return player.focusedLabel
  }

  @Test func `a view gets or loses the focus when its value of canBecomeFocused changes`() {
    let plain = add("plain", x: 20, canBecomeFocused: nil)
    #expect(player.focusedLabel == nil)
    plain.focusBehaviour.canBecomeFocused = true
    player.rest()
    #expect(player.focusedLabel == "plain")
    add("other", x: 120)
    plain.focusBehaviour.canBecomeFocused = false
    player.rest()
    #expect(player.focusedLabel == "other")
  }

  @Test func `an item below another view can be focused only if that view is transparent`() throws {
    add("left", x: 20)
    add("right", x: 120)
    let cover = add("cover", x: 120, canBecomeFocused: nil)
    #expect(try press("Right") == "left")
    cover.focusBehaviour.isTransparent = true
    player.rest()
    #expect(try press("Right") == "right")
  }

  @Test func `focus goes to the preferred environment of a view while that exists`() throws {
    let group = add("group", x: 20, canBecomeFocused: nil)
    var views: [View] = []
    for name in ["first", "second"] {
      let view = View(frame: CGRect(x: CGFloat(views.count) * 30, y: 0, width: 20, height: 20))
      view.accessibilityIdentifier = name
      view.focusBehaviour.canBecomeFocused = true
      group.addSubview(view)
      views.append(view)
    }
    group.focusBehaviour.preferredEnvironments = [views[1]]
    window.focusSystem?.requestFocusUpdate(to: group)
    player.rest()
    #expect(player.focusedLabel == "second")
    views.removeLast().removeFromSuperview()
    player.rest()
    #expect(group.preferredFocusEnvironments.isEmpty)
    #expect(player.focusedLabel == "first")
  }

  @Test func `a neighbour that is set overrides geometry under a model that uses neighbours`()
    throws
  {
    let left = add("left", x: 20)
    add("near", x: 120)
    let far = add("far", x: 220)
    left.focusBehaviour.setNeighbour(far, for: .right)
    #expect(left.focusBehaviour.neighbour(for: .right) === far)
    window.focusSystem?.model = .android
    window.focusSystem?.requestFocusUpdate(to: left)
    player.rest()
    // The first key only shows the focus.
    #expect(try press("Left") == "left")
    #expect(try press("Right") == "far")
    left.focusBehaviour.setNeighbour(nil, for: .right)
    window.focusSystem?.requestFocusUpdate(to: left)
    player.rest()
    #expect(try press("Right") == "near")
  }

  @Test func `a neighbour that is stated overrides geometry under every model`() throws {
    let left = add("left", x: 20)
    let near = add("near", x: 120)
    let far = add("far", x: 220)
    left.focusBehaviour.setStatedNeighbour(.item(far), for: .right)
    near.focusBehaviour.setStatedNeighbour(.nowhere, for: .left)
    #expect(left.focusBehaviour.neighbour(for: .right) === far)
    window.focusSystem?.model = .tv
    window.focusSystem?.requestFocusUpdate(to: left)
    player.rest()
    #expect(try press("Right") == "far")
    window.focusSystem?.requestFocusUpdate(to: near)
    player.rest()
    #expect(try press("Left") == "near")
    left.focusBehaviour.setStatedNeighbour(nil, for: .right)
    window.focusSystem?.requestFocusUpdate(to: left)
    player.rest()
    #expect(try press("Right") == "near")
  }

  @Test func `the focus properties of a view and its focusBehaviour are the same values`() {
    let view = View()
    view.focusGroupIdentifier = "group"
    view.focusGroupPriority = .prioritized
    view.tabIndex = 3
    view.focusItemDeferralMode = .never
    #expect(view.focusBehaviour.groupIdentifier == "group")
    #expect(view.focusBehaviour.groupPriority == .prioritized)
    #expect(view.focusBehaviour.tabIndex == 3)
    #expect(view.focusBehaviour.deferralMode == .never)
    view.focusBehaviour = FocusBehaviour()
    #expect(view.focusGroupIdentifier == nil && view.focusGroupPriority == .ignored)
    #expect(view.tabIndex == 0 && view.focusItemDeferralMode == .automatic)
  }

  /// Sixty seconds without a focus key hide the focus; typing and select presses count as use, too.
  @Test func `typing and select presses keep the focus visible`() throws {
    let stage = Stage(model: .pad, Tile("a", 0, 0), Tile("b", 200, 0))
    try stage.press("Tab")
    #expect(stage.focused == "a")
    for key in ["x", "Return", "y", "Return"] {
      stage.advance(40)
      try stage.press(key)
    }
    #expect(stage.focused == "a")
    stage.advance(61)
    #expect(stage.focused == nil)
    try stage.press("Tab")
    #expect(stage.focused == "a")
  }
}
