import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloAppearance
@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport
@testable import HaloViews

/// The light of a lifted picture on what is around it.
@MainActor
struct LightOfPictureTests {
  private func row(_ appearance: FocusAppearance = .dark) -> PosterRow {
    let row = PosterRow(count: 3)
    row.stage.window.appearance = appearance
    row.stage.advance(2)
    return row
  }

  private func pools(_ view: View, in list: DisplayList) -> [DisplayItem] {
    list.items(of: view).filter {
      if case .light(let light) = $0.content, case .pool = light.effect { true } else { false }
    }
  }

  @Test func `only the focused picture casts light, under its shadow`() throws {
    let row = row()
    let list = row.stage.advance(1)
    let items = list.items(of: row.posters[0].imageView)
    let pool = try #require(pools(row.posters[0].imageView, in: list).first)
    #expect(pool.alpha == 1 && items.first == pool)
    #expect(pools(row.posters[1].imageView, in: list).isEmpty)
  }

  @Test(arguments: [
    FocusAppearance.light, FocusAppearance(style: .dark, contrast: .high),
    FocusAppearance(style: .light, contrast: .high),
    FocusAppearance.dark.with(reducedTransparency: true),
  ])
  func `on a light ground, with increased contrast and reduced transparency nothing casts light`(
    appearance: FocusAppearance
  ) {
    let row = row(appearance)
    let list = row.stage.advance(1)
    #expect(row.posters[0].imageView.lift == 1)
    #expect(pools(row.posters[0].imageView, in: list).isEmpty)
  }

  @Test func `the light appears and disappears 60 ms later than the lift`() throws {
    let row = row()
    let (old, new) = (row.posters[0].imageView, row.posters[1].imageView)
    try row.stage.press("Right")
    var half: [String: Int] = [:]
    for milliseconds in stride(from: 5, through: 500, by: 5) {
      row.stage.advance(0.005)
      let values = [
        "lift": new.presented(.lift, new.lift), "glow": new.presented(.glow, new.glow),
        "old lift": 1 - old.presented(.lift, old.lift),
        "old glow": 1 - old.presented(.glow, old.glow),
      ]
      for (name, value) in values where value >= 0.5 && half[name] == nil {
        half[name] = milliseconds
      }
    }
    let lag = try (
      new: #require(half["glow"]) - #require(half["lift"]),
      old: #require(half["old glow"]) - #require(half["old lift"])
    )
    // Light has thirty values a second.
    #expect((45...90).contains(lag.new) && (45...90).contains(lag.old))
  }

  @Test func `the light comes from the picture that had the focus`() throws {
    let row = row()
    let new = row.posters[1].imageView
    func place() -> CGFloat { new.presented(.glowOffset, new.glowOffset).dx }
    try row.stage.press("Right")
    let places =
      [place()]
      + (0..<40).map { _ in
        row.stage.advance(0.02)
        return place()
      }
    #expect(places[0] < -150 && places.last == 0, "\(places)")
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `with reduced motion the light fades in its place`() throws {
    let row = row(FocusAppearance(style: .dark, reducedMotion: true))
    let new = row.posters[1].imageView
    try row.stage.press("Right")
    row.stage.advance(0.05)
    #expect(new.presented(.glowOffset, new.glowOffset) == .zero)
    let glow = new.presented(.glow, new.glow)
    #expect(glow > 0 && glow < 1)
  }

  @Test func `no frame is drawn after the light has settled`() throws {
    let row = row()
    try row.stage.press("Right")
    row.stage.advance(2)
    #expect(row.stage.window.nextFrameTime(now: 60) == nil)
  }

  /// A shadow that is as large as that of a poster would lie on all neighbours of a small item.
  @Test func `the smaller an item is, the smaller is its shadow`() {
    let style = LiftStyle()
    let sizes = [20, 44, 100, 192, 400].map { CGSize(width: $0 * 2, height: $0) }
    let lifted = sizes.map(style.scaledLiftedShadow(for:))
    #expect(zip(lifted, lifted.dropFirst()).allSatisfy { $0.sigma <= $1.sigma })
    #expect(lifted[3] == style.liftedShadow && lifted[4] == style.liftedShadow)
    #expect(abs(lifted[1].sigma - 5) < 0.5 && abs(lifted[1].offsetY - 3) < 1)
    let key = style.scaledDefaultShadow(for: CGSize(width: 64, height: 44))
    #expect(key.sigma < 6 && key.offsetY < 4 && key.offsetY > 1)
    #expect(style.scaledLiftedShadow(for: .zero) == style.liftedShadow)
  }

  @Test func `a control that gets the focus has its colour within 60 ms`() throws {
    let buttons = [0, 1].map { index in
      let button = Button(title: "\(index)")
      button.frame = CGRect(x: index * 300, y: 0, width: 200, height: 80)
      return button
    }
    let stage = Stage(buttons[0], buttons[1])
    stage.window.appearance = .dark
    stage.advance(1)
    try stage.press("Right")
    stage.advance(0.06)
    let new = buttons[1]
    let shown = new.presented(.backgroundColor, new.backgroundColor)
    let target = stage.window.appearance.palette.focusedControl
    #expect(abs(shown.alpha - target.alpha) < 0.02 && abs(shown.red - target.red) < 0.02)
    // It still rises.
    #expect(new.presented(.lift, new.lift) < 0.95)
  }
}
