import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLockups
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The appearance under the TV model: the focused view is lifted, and its frame stays the same.
@MainActor
struct LiftTests {
  private func button(_ title: String, x: CGFloat) -> Button {
    let button = Button(title: title)
    button.accessibilityIdentifier = title
    button.frame = CGRect(x: x, y: 0, width: 200, height: 60)
    return button
  }

  private func scale(of view: View, in list: DisplayList) -> CGFloat? {
    list.items(of: view).last?.transform.a
  }

  @Test func `a focused button is drawn larger, and its frame stays the same`() throws {
    let (a, b) = (button("a", x: 0), button("b", x: 300))
    let stage = Stage(a, b)
    let list = stage.advance(1)
    #expect(scale(of: a, in: list) == 1.08)
    #expect(scale(of: b, in: list) == 1)
    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
  }

  /// A shadow cannot be seen on a dark background, and the edge of a white view not on a light one.
  @Test(arguments: [FocusAppearance.light, .dark])
  func `a lifted view has a light outline on a dark background and a faint dark one on a light one`(
    appearance: FocusAppearance
  ) {
    let (a, b) = (button("a", x: 0), button("b", x: 300))
    for view in [a, b] { view.hasLiftedEdge = true }
    let stage = Stage(a, b)
    stage.window.appearance = appearance
    let list = stage.advance(1)
    func rims(_ view: View) -> [Color] {
      list.items(of: view).compactMap {
        if case .rim(_, _, let color) = $0.content { color } else { nil }
      }
    }
    #expect(
      rims(a) == [
        appearance.palette.isDark ? Color(white: 1, alpha: 0.9) : Color(white: 0, alpha: 0.12)
      ])
    #expect(rims(b).isEmpty)
  }

  @Test func `the lifting and lowering of a button are animated`() throws {
    let (a, b) = (button("a", x: 0), button("b", x: 300))
    let stage = Stage(a, b)
    stage.advance(1)
    try stage.press("Right")
    let early = stage.advance(0.05)
    let rising = try #require(scale(of: b, in: early))
    let falling = try #require(scale(of: a, in: early))
    #expect(rising > 1 && rising < 1.08 && falling > 1 && falling < 1.08)
    let late = stage.advance(1)
    #expect(scale(of: a, in: late) == 1 && scale(of: b, in: late) == 1.08)
    #expect(stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a lifted view is drawn above its neighbours`() throws {
    let (a, b) = (button("a", x: 0), button("b", x: 300))
    let list = Stage(a, b).advance(1)
    #expect(try #require(list.index(of: a)) > (try #require(list.index(of: b))))
  }

  @Test func `with reduced motion a button has its new size at once and stays opaque`() throws {
    let (a, b) = (button("a", x: 0), button("b", x: 300))
    let stage = Stage(a, b)
    stage.window.appearance.prefersReducedMotion = true
    stage.advance(1)
    try stage.press("Right")
    for _ in 0..<20 {
      let list = stage.advance(0.01)
      #expect(scale(of: b, in: list) == 1.08 && scale(of: a, in: list) == 1 && list.layers == 0)
    }
    #expect(stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a button that is released grows a little beyond its lifted size`() throws {
    let a = button("a", x: 0)
    let stage = Stage(a)
    stage.advance(1)
    try stage.send("Return", .down)
    stage.advance(1)
    try stage.send("Return", .up)
    let highest = try (0..<25).map { _ in
      try #require(scale(of: a, in: stage.advance(0.01)))
    }.max()
    #expect(try #require(highest) > 1.081 && (try #require(highest)) < 1.09)
  }

  @Test func `a press lowers a lifted button, and its release lifts the button again`() throws {
    let a = button("a", x: 0)
    let stage = Stage(a)
    stage.advance(1)
    try stage.send("Return", .down)
    #expect(scale(of: a, in: stage.advance(1)) == 1)
    try stage.send("Return", .up)
    #expect(scale(of: a, in: stage.advance(1)) == 1.08)
  }

  @Test func `no cell is lifted under the pad model`() {
    let cell = ListStage(model: .pad)
    cell.focus(row: 0)
    cell.stage.advance(1)
    #expect(cell.list.cells[0].lift == 0)
  }

  nonisolated private static let scales: [(CGFloat, CGFloat)] = [
    (500, 1.14), (700, 1.1), (350, 1.2), (100, 1.3), (0, 1),
  ]

  @Test(arguments: scales)
  func `a lifted view grows by 70 points along its longest side, a small one by less`(
    side: CGFloat, scale: CGFloat
  ) {
    #expect(FocusAppearance.light.lift.focusedScale(longestSide: side) == scale)
  }

  private func poster(_ width: CGFloat, _ height: CGFloat) -> TVPosterView {
    let poster = TVPosterView(
      image: Image(size: CGSize(width: 100, height: 100), isOpaque: true, drawing: Drawing()))
    poster.frame = CGRect(x: 300, y: 300, width: width, height: height)
    return poster
  }

  @Test(arguments: [(CGFloat(500), CGFloat(250)), (250, 500), (400, 400)])
  func `the picture of a focused poster grows by 70 points along its longest side`(
    width: CGFloat, height: CGFloat
  ) throws {
    let poster = poster(width, height)
    let stage = Stage(poster)
    let item = try #require(
      stage.advance(1).items(of: poster.imageView).first {
        if case .image = $0.content { true } else { false }
      })
    #expect(abs(max(item.extent.width, item.extent.height) - max(width, height) - 70) < 1e-9)
    #expect(poster.frame.size == CGSize(width: width, height: height))
    #expect(poster.imageView.frame == poster.bounds)
  }

  @Test func `the caption of a poster moves down while the poster is focused`() throws {
    let poster = poster(500, 400)
    poster.titleLabel.text = "Title"
    let other = button("other", x: 0)
    let stage = Stage(poster, other)
    stage.focus(on: other)
    stage.advance(1)
    let caption = try #require(poster.footerView)
    let rest = caption.frame.minY
    stage.focus(on: poster)
    stage.advance(1)
    #expect(abs(caption.frame.minY - rest - poster.focusSizeIncrease.bottom) < 1e-9)
    #expect(poster.focusSizeIncrease.bottom > 0)
  }
}

extension DisplayItem {
  fileprivate var isLayer: Bool {
    if case .beginLayer = content { true } else { false }
  }
}
