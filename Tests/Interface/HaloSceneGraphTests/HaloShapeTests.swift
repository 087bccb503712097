import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloAppearance
@testable import HaloSceneGraph
@testable import HaloViews
@testable import HaloViewTestSupport

/// The outline that an inferred focus ring follows, the space that it has, and its colour.
@MainActor
struct HaloShapeTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func item() -> View { Tile("item", 0, 0) }

  /// A view that draws nothing itself.
  private func plain() -> View {
    let view = item()
    view.backgroundColor = .clear
    return view
  }

  private func picture(_ frame: CGRect, radius: CGFloat) -> ImageView {
    let view = ImageView(
      image: Image(size: CGSize(width: 4, height: 4), isOpaque: true, drawing: Drawing()))
    view.frame = frame
    view.cornerRadius = radius
    return view
  }

  @Test func `the focus ring of a plain view has square corners`() {
    #expect(plain().inferredOutline(at: .now) == .rect(bounds))
  }

  @Test func `the focus ring of a view with rounded corners has the same corners`() {
    let view = plain()
    view.cornerRadius = 12
    view.cornerCurve = .circular
    #expect(view.inferredOutline(at: .now) == .rounded(bounds, radius: 12, curve: .circular))
  }

  @Test func `the focus ring of a cell that a picture fills has the picture's corners`() {
    let view = plain()
    let inner = plain()
    view.addSubview(inner)
    inner.addSubview(picture(bounds, radius: 9))
    #expect(view.inferredOutline(at: .now) == .rounded(bounds, radius: 9, curve: .continuous))
  }

  @Test func `the focus ring of a poster follows its picture and not its caption or badge`() {
    let view = plain()
    let place = CGRect(x: 10, y: 0, width: 80, height: 70)
    view.addSubview(picture(place, radius: 14))
    view.addSubview(picture(CGRect(x: 80, y: 0, width: 30, height: 30), radius: 15))
    let caption = Label("Caption", font: .systemFont(ofSize: 13))
    caption.frame = bounds
    view.addSubview(caption)
    #expect(view.inferredOutline(at: .now) == .rounded(place, radius: 14, curve: .continuous))
  }

  @Test func `a picture that covers less than half of a view does not shape its focus ring`() {
    let view = plain()
    view.addSubview(picture(CGRect(x: 0, y: 0, width: 60, height: 60), radius: 14))
    #expect(view.inferredOutline(at: .now) == .rect(bounds))
  }

  @Test func `a hidden or empty picture does not shape the focus ring of its cell`() {
    let view = plain()
    let inner = picture(bounds, radius: 14)
    view.addSubview(inner)
    inner.isHidden = true
    #expect(view.inferredOutline(at: .now) == .rect(bounds))
    inner.isHidden = false
    inner.image = nil
    inner.cornerRadius = 0
    #expect(view.inferredOutline(at: .now) == .rect(bounds))
  }

  @Test func `the focus ring of a view with a background follows it and not a picture on it`() {
    let view = item()
    view.addSubview(picture(bounds.insetBy(dx: 8, dy: 8), radius: 14))
    #expect(view.inferredOutline(at: .now) == .rect(bounds))
  }

  @Test func `the focus ring of a shape view follows its path`() {
    let path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 24, height: 24))
    let shape = ShapeView(symbol: .init(fill: path))
    shape.frame = bounds
    let fit = path.applying(CGAffineTransform(scaleX: 100 / 24, y: 100 / 24))
    #expect(shape.inferredOutline(at: .now) == .path(fit))
    let cell = plain()
    cell.addSubview(shape)
    #expect(cell.inferredOutline(at: .now).bounds == Shape.path(fit).bounds)
  }

  @Test func `the focus ring around a rotated picture is rotated with it`() {
    let view = plain()
    let inner = picture(bounds, radius: 0)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.addSubview(inner)
    let box = view.inferredOutline(at: .now).bounds
    #expect(abs(box.width - 100 * 2.squareRoot()) < 0.001)
  }

  // MARK: Space

  private func stage(_ clip: View, _ view: View, scale: CGFloat = 1) -> Stage {
    clip.clipsToBounds = true
    view.focusEffect = FocusHaloEffect()
    clip.addSubview(view)
    let stage = Stage(model: .pad, clip)
    stage.window.resize(to: stage.window.bounds.size, scale: scale)
    stage.frame()
    return stage
  }

  @Test func `the nearest edge of a clipping view decides the space for a focus ring`() throws {
    let view = item()
    let clip = View(frame: CGRect(x: 100, y: 100, width: 140, height: 130))
    view.frame.origin = CGPoint(x: 12, y: 9)
    let stage = stage(clip, view)
    let placement = try #require(view.haloPlacement)
    #expect(placement == HaloPlacement(side: .outside, reach: 5, room: 9))
    _ = stage
  }

  @Test(arguments: [
    // Square corners in a rounded clip have too little space along the diagonal.
    (CGFloat(8), CGFloat(40), CGFloat(0), HaloRing.Side.inside),
    // Concentric corners have the same space everywhere.
    (8, 28, 20, .outside), (5, 25, 20, .outside), (4, 24, 20, .inside),
    (8, 0, 0, .outside),
  ])
  func `the corners of a rounded clip reduce the space for a focus ring`(
    room: CGFloat, radius: CGFloat, corner: CGFloat, side: HaloRing.Side
  ) throws {
    let view = item()
    view.cornerRadius = corner
    view.frame.origin = CGPoint(x: room, y: room)
    let clip = View(frame: CGRect(x: 100, y: 100, width: 100 + 2 * room, height: 100 + 2 * room))
    clip.cornerRadius = radius
    let stage = stage(clip, view)
    #expect(try #require(view.haloPlacement).side == side)
    _ = stage
  }

  @Test func `a focus ring at the edge of the window is drawn inside`() throws {
    let view = item()
    view.focusEffect = FocusHaloEffect()
    view.frame.origin = CGPoint(x: 0, y: 100)
    let stage = Stage(model: .pad, view)
    #expect(try #require(view.haloPlacement).side == .inside)
    _ = stage
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func `five points of space are enough for an outer focus ring at every scale`(scale: CGFloat)
    throws
  {
    let view = item()
    view.frame.origin = CGPoint(x: 5, y: 5)
    let clip = View(frame: CGRect(x: 100, y: 100, width: 110, height: 110))
    let stage = stage(clip, view, scale: scale)
    #expect(try #require(view.haloPlacement).side == .outside)
    _ = stage
  }

  @Test func `a focus ring ignores a container view that does not contain its item`() throws {
    let view = item()
    let clip = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let effect = FocusHaloEffect()
    let stage = stage(clip, view)
    let elsewhere = View(frame: CGRect(x: 400, y: 400, width: 10, height: 10))
    stage.root.addSubview(elsewhere)
    effect.containerView = elsewhere
    view.focusEffect = effect
    #expect(view.haloAnchor === view)
    #expect(try #require(view.haloPlacement).side == .inside)
  }

  @Test func `a hidden reference view still decides the drawing order of a focus ring`() {
    let view = item()
    let reference = item()
    view.addSubview(reference)
    let effect = FocusHaloEffect()
    effect.referenceView = reference
    let stage = Stage(model: .pad, view)
    view.focusEffect = effect
    #expect(view.haloAnchor === reference)
    reference.isHidden = true
    #expect(view.haloAnchor === reference)
    _ = stage
  }

  // MARK: Tint

  @Test func `a tint colour is inherited from the superview, and finally from the palette`() {
    let (outer, inner) = (View(), item())
    outer.addSubview(inner)
    let stage = Stage(model: .pad, outer)
    #expect(inner.tintColor == stage.window.appearance.palette.tint)
    outer.tintColor = .black
    #expect(inner.tintColor == .black)
    inner.tintColor = .white
    #expect(inner.tintColor == .white)
    #expect(outer.tintColor == .black)
    outer.tintColor = nil
    inner.tintColor = nil
    stage.window.appearance = .dark
    #expect(inner.tintColor == Palette.dark.tint)
  }

  @Test func `a focus ring has the tint of its view and is wider with increased contrast`() throws {
    let view = Tile("tile", 100, 100)
    view.tintColor = .black
    view.focusEffect = FocusHaloEffect()
    let stage = Stage(model: .pad, view)
    stage.window.appearance.halo = .increasedContrast
    stage.focus(on: view)
    let ring = try #require(stage.advance(1).rings.first).ring
    #expect(ring.color == .black)
    #expect(ring.width == HaloStyle().width + 1)
  }
}
