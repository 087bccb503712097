import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Titles that are large until the content scrolls.
@MainActor
struct LargeTitleTests {
  private final class LongScreen: ViewController {
    let scroll = ScrollView()

    override func viewDidLoad() {
      view.addSubview(scroll)
      contentScrollView = scroll
    }

    override func viewDidLayoutSubviews() {
      scroll.frame = view.bounds
      scroll.contentSize = CGSize(width: view.bounds.width, height: 3000)
    }
  }

  private let list = LongScreen()
  private let below = Tile("below", 0, 0, 100, 40)
  private let navigation: NavigationController
  private let stage: Stage
  private var bar: NavigationBar { navigation.navigationBar }

  init() {
    list.title = "List"
    navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage = Stage(model: .pad, screen: navigation)
  }

  private func scroll(to y: CGFloat) {
    list.scroll.contentOffset = CGPoint(x: 0, y: y)
    stage.frame()
  }

  @Test func `views in a screen's safe area are below the navigation bar`() {
    list.view.addSubview(below)
    below.translatesAutoresizingMaskIntoConstraints = false
    below.topAnchor.constraint(equalTo: list.view.safeAreaLayoutGuide.topAnchor).isActive = true
    stage.frame()
    #expect(below.frame.minY == 104)
    navigation.isNavigationBarHidden = true
    stage.frame()
    #expect(below.frame.minY == 0)
  }

  @Test(
    arguments: [
      (0, 104, 0), (20, 84, 0), (28, 76, 0.5), (40, 64, 1), (52, 52, 1), (900, 52, 1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the bar shrinks and its small title appears as the content scrolls`(
    offset: CGFloat, height: CGFloat, titleAlpha: CGFloat
  ) {
    scroll(to: offset)
    #expect(bar.frame.height == height && bar.frame.minY == 0)
    #expect(bar.titleLabel.alpha == titleAlpha)
    // The large title has moved up with the content, behind the rest of the bar.
    #expect(bar.largeTitleLabel.frame.minY == -min(offset, NavigationBar.largeTitleHeight))
    scroll(to: 0)
    #expect(bar.frame.height == 104 && bar.titleLabel.alpha == 0)
  }

  @Test func `scrolling for the focus hides a large title completely or not at all`() throws {
    let rows = (0..<40).map { _ in Button(title: "") }
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: 104 + CGFloat(index) * 60, width: 200, height: 60)
      row.focusEffect = FocusHaloEffect(rect: row.bounds)
      list.scroll.addSubview(row)
    }
    list.scroll.focusScrollMargins = EdgeInsets(top: 104)
    stage.window.isFullKeyboardAccessEnabled = true
    stage.focus(on: rows[0])
    var offsets: [CGFloat] = []
    for key in Array(repeating: "Down", count: 20) + Array(repeating: "Up", count: 20) {
      try stage.press(key)
      stage.advance(1)
      offsets.append(list.scroll.contentOffset.y)
    }
    #expect(offsets.contains { $0 > 52 } && offsets.contains(52) && offsets.last == 0)
    #expect(offsets.allSatisfy { $0 == 0 || $0 >= 52 })
  }

  @Test func `a screen extends beneath a bar with large titles, which is transparent for focus`() {
    #expect(list.view.bounds.height == stage.window.bounds.height)
    #expect(bar.isTransparentFocusItem)
  }

  @Test(
    arguments: [
      (
        NavigationItem.LargeTitleDisplayMode.automatic,
        NavigationItem.LargeTitleDisplayMode.automatic,
        104
      ),
      (.never, .automatic, 52), (.automatic, .never, 52), (.never, .always, 104),
    ] as [(NavigationItem.LargeTitleDisplayMode, NavigationItem.LargeTitleDisplayMode, CGFloat)])
  func `a screen with the automatic display mode has the title size of the screen below`(
    below: NavigationItem.LargeTitleDisplayMode, above: NavigationItem.LargeTitleDisplayMode,
    height: CGFloat
  ) {
    let detail = TestController("detail")
    list.navigationItem.largeTitleDisplayMode = below
    detail.navigationItem.largeTitleDisplayMode = above
    navigation.pushViewController(detail, animated: true)
    stage.rest()
    #expect(bar.frame.height == height)
    #expect(bar.titleLabel.alpha == (height == 52 ? 1 : 0))
  }

  @Test func `after going back the bar has the height for the scroll position of the screen`() {
    scroll(to: 400)
    let detail = LongScreen()
    navigation.pushViewController(detail, animated: true)
    stage.rest()
    #expect(bar.frame.height == 104)
    // The bar does not follow the screen beneath.
    list.scroll.contentOffset.y = 300
    #expect(bar.frame.height == 104)
    navigation.popViewController(animated: true)
    stage.rest()
    #expect(bar.frame.height == 52 && bar.titleLabel.alpha == 1)
  }

  @Test func `the large title begins at the leading margin`() {
    bar.directionalLayoutMargins = DirectionalEdgeInsets(leading: 60, trailing: 20)
    stage.frame()
    #expect(bar.largeTitleLabel.frame.minX == 60)
    stage.window.layoutDirection = .rightToLeft
    stage.advance(1)
    #expect(bar.largeTitleLabel.frame.maxX == bar.bounds.width - 60)
  }
}
