import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloAppearance
@testable import HaloControllers
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Windows that are laid out for the screen of a television.
@MainActor
struct WindowCanvasTests {
  private let root = TestController("root", tiles: 0)
  private let stage: Stage
  private var window: HaloSceneGraph.Window { stage.window }

  init() {
    stage = Stage(screen: root)
    window.screenCanvas = .television
  }

  private func resize(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> DisplayList {
    window.resize(to: CGSize(width: width, height: height), scale: scale)
    return stage.advance(1)
  }

  private func frame(of view: View, in list: DisplayList) -> CGRect? {
    list.items(of: view).first?.extent
  }

  @Test(arguments: [(1280, 720), (640, 400), (1180, 820), (1920, 1080), (3840, 2160), (900, 1600)])
  func `everything is laid out for the screen, whatever the size of the window`(
    width: CGFloat, height: CGFloat
  ) {
    let list = resize(width, height)
    #expect(list.size == CGSize(width: width, height: height))
    #expect(window.hostSize == list.size)
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(root.view.bounds.size == window.bounds.size && root.view.transform == .identity)
  }

  @Test func `the screen is scaled evenly and stands in the middle`() {
    let tile = Tile("tile", 960, 540, 192, 108)
    root.view.addSubview(tile)
    func seen(_ width: CGFloat, _ height: CGFloat) -> CGRect? {
      frame(of: tile, in: resize(width, height))
    }
    #expect(seen(960, 540) == CGRect(x: 480, y: 270, width: 96, height: 54))
    #expect(seen(960, 640) == CGRect(x: 480, y: 320, width: 96, height: 54))
    #expect(seen(3840, 2400) == CGRect(x: 1920, y: 1200, width: 384, height: 216))
    #expect(window.contentScale == 2)
  }

  @Test func `the screen begins on a whole device pixel`() throws {
    let tile = Tile("tile", 0, 0, 1920, 108)
    root.view.addSubview(tile)
    let list = resize(1180, 820, scale: 1.5)
    let top = try #require(frame(of: tile, in: list)).minY * 1.5
    #expect(top == top.rounded() && top > 0)
    #expect(list.screens.first?.minY == top / 1.5)
  }

  @Test func `the ground of the content continues to the edges of the window`() {
    root.view.backgroundColor = Color(hex: 0x123456)
    #expect(resize(1280, 800).background == .color(Color(hex: 0x123456)))
    let cover = View(frame: root.view.bounds)
    cover.backgroundColor = .black
    root.view.addSubview(cover)
    #expect(stage.advance(1).background == .color(.black))
    cover.frame.size.width = 1_000
    #expect(stage.advance(1).background == .color(Color(hex: 0x123456)))
    window.background = .color(.white)
    #expect(stage.advance(1).background == .color(.white))
  }

  @Test func `nothing is drawn beyond the screen`() {
    let wide = Tile("wide", -400, 500, 2_800, 80)
    root.view.addSubview(wide)
    let list = resize(1280, 800)
    let clip = list.items(of: wide).first?.clip ?? .infinite
    #expect(clip.insetBy(dx: 0.01, dy: 0.01).minY > 40 && clip.minX >= 0)
    #expect(clip.maxX <= 1280.01 && clip.maxY <= 760.01)
  }

  @Test func `the pointer acts on what is seen below it`() {
    let tile = Tile("tile", 1_700, 900, 100, 100)
    root.view.addSubview(tile)
    window.gazeIsUsed = true
    _ = resize(1280, 800)
    // (1750, 950) on the screen.
    let seen = CGPoint(x: 1750 / 1.5, y: 40 + 950 / 1.5)
    window.pointerMoved(to: seen, at: stage.time)
    let own = window.pointerLocation ?? .zero
    #expect(abs(own.x - 1750) < 0.01 && abs(own.y - 950) < 0.01)
    window.pointerPressed(at: seen, at: stage.time)
    window.pointerReleased(at: seen, at: stage.time)
    #expect(window.focusSystem?.focusedItem === tile)
  }

  @Test func `a screen reader finds elements where they are seen`() throws {
    let tile = Tile("tile", 960, 540, 192, 108)
    tile.isAccessibilityElement = true
    tile.accessibilityLabel = "Tile"
    root.view.addSubview(tile)
    _ = resize(960, 640)
    let tree = window.accessibleTree()
    let element = try #require(tree.all.first { $0.label == "Tile" })
    #expect(element.frame == CGRect(x: 480, y: 320, width: 96, height: 54))
    #expect(tree.frame == CGRect(x: 0, y: 0, width: 960, height: 640))
  }

  @Test func `the safe area is that of a television`() {
    _ = resize(1280, 720)
    let area = EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
    #expect(window.safeAreaInsets == area && root.view.safeAreaInsets == area)
    window.screenCanvas = nil
    stage.advance(1)
    #expect(root.view.safeAreaInsets == EdgeInsets())
    #expect(window.bounds.size == CGSize(width: 1280, height: 720))
  }

  /// A text whose width is rounded down to large pixels loses its end.
  @Test func `constraints place views on whole points where pixels are larger`() {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 101),
      view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 103),
      view.widthAnchor.constraint(equalToConstant: 91),
      view.heightAnchor.constraint(equalToConstant: 37),
    ])
    _ = resize(1180, 820)
    #expect(window.contentScale < 1)
    #expect(view.frame == CGRect(x: 101, y: 103, width: 91, height: 37))
  }

  @Test func `a new window size only changes the scale and does not move the focus`() throws {
    let (left, right) = (Tile("left", 100, 100), Tile("right", 1_700, 100))
    for tile in [left, right] { root.view.addSubview(tile) }
    _ = resize(1920, 1080)
    try stage.press("Right")
    #expect(stage.focused == "right")
    _ = resize(640, 400)
    #expect(stage.focused == "right" && right.frame.minX == 1_700)
  }
}
