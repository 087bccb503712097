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

/// `preferredFocusedView`, the older name in UIKit of the preferred focus, as programs for tvOS 9
/// use it.
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

  @Test func `a view's preferredFocusedView gets the focus, and without one the first item does`() {
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

  @Test func `a controller's preferredFocusedView takes precedence over that of a view inside`() {
    let screen = Screen()
    screen.preference = { $0.buttons[0] }
    window.rootViewController = screen
    player.rest()
    #expect(player.focusedLabel == "first")
  }

  @Test func `a container controller's preferredFocusedView takes precedence over its child`() {
    let tabs = Tabs()
    tabs.viewControllers = [Screen(), Screen()]
    window.rootViewController = tabs
    player.rest()
    let focused = window.focusSystem?.focusedItem
    #expect(focused.map { tabs.tabBar.contains($0) } == true)
  }

  @Test func `a guide's preferredFocusedView replaces its preferred environments`() {
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
