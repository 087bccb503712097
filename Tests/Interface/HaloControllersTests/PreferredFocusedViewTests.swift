import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloViewTestSupport

/// The older name of UIKit for where focus goes, as programs of tvOS 9 spell it.
@MainActor
struct PreferredFocusedViewTests {
  private let window = Window(
    size: CGSize(width: 400, height: 300), model: .tv, appearance: .light,
    textMeasurer: TestFonts.textEngine())
  private let player: ScenePlayer

  init() { player = ScenePlayer(window: window) }

  private final class Pair: View {
    let buttons = ["first", "second"].map { Button(title: $0) }
    var prefersSecond = true
    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      for (index, button) in buttons.enumerated() {
        button.accessibilityIdentifier = index == 0 ? "first" : "second"
        button.frame = CGRect(x: 20, y: 20 + 100 * CGFloat(index), width: 200, height: 60)
        addSubview(button)
      }
    }
    override var preferredFocusedView: View? {
      prefersSecond ? buttons[1] : super.preferredFocusedView
    }
  }

  private final class Screen: ViewController {
    let pair = Pair(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var preference: (@MainActor (Pair) -> View?)?
    override func viewDidLoad() { view.addSubview(pair) }
    override var preferredFocusedView: View? { preference?(pair) ?? super.preferredFocusedView }
  }

  private final class Tabs: TabBarController {
    override var preferredFocusedView: View? { tabBar }
  }

  @Test func `a view states one view, and none leaves it to what is found first`() {
    let screen = Screen()
    screen.preference = { $0 }
    window.rootViewController = screen
    player.rest()
    #expect(player.focusedLabel == "second")
    screen.pair.prefersSecond = false
    screen.setNeedsFocusUpdate()
    player.rest()
    #expect(player.focusedLabel == "first")
  }

  @Test func `a controller states one view before what is inside states another`() {
    let screen = Screen()
    screen.preference = { $0.buttons[0] }
    window.rootViewController = screen
    player.rest()
    #expect(player.focusedLabel == "first")
  }

  @Test func `a container of controllers states one view before its child`() {
    let tabs = Tabs()
    tabs.viewControllers = [Screen(), Screen()]
    window.rootViewController = tabs
    player.rest()
    let focused = window.focusSystem?.focusedItem
    #expect(focused.map { tabs.tabBar.contains($0) } == true)
  }

  @Test func `a guide leads to the one view that is set`() {
    let guide = FocusGuide()
    guide.preferredFocusEnvironments = [View(), View()]
    let button = Button(title: "goal")
    guide.preferredFocusedView = button
    #expect(guide.preferredFocusEnvironments.count == 1)
    #expect(guide.preferredFocusedView === button)
    guide.preferredFocusedView = nil
    #expect(guide.preferredFocusEnvironments.isEmpty)
  }
}
