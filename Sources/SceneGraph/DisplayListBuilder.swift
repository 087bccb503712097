import DisplayList
import FocusGeometry
import Foundation

/// Turns a tree of views into a display list, at the instant of the animator's clock.
@MainActor
public struct DisplayListBuilder {
  var items: [DisplayItem] = []
  var state: State
  /// Where rings stand in the order of drawing.
  let rings: HaloRings.Order
  /// Those that have been drawn.
  var drawnRings: [HaloRings.Drawn] = []
  /// What stands out from an idle window.
  let spotlight: Spotlight?
  /// The items of what stands out, to be drawn above everything else.
  var spotlit: [DisplayItem] = []
  /// Whether everything that may come into sight is listed, clipped by nothing, to be prepared.
  package let listsUpcoming: Bool

  struct State {
    var transform = CGAffineTransform.identity
    var restScale: CGFloat = 1
    var clip: CGRect
    var roundedClip: Shape?
    var focusedScale: CGFloat = 1
    /// Of the view that is being drawn.
    var lift: CGFloat = 0
    var tilt = CGVector.zero
    var view: UInt64 = 0
    var part: UInt16 = 0
  }

  /// Parts of a view that are not numbered in the order of drawing.
  enum Part {
    /// The highest of as many numbers, counted downwards, as rings can be fading at once.
    static let remains = UInt16.max - 5
    static let hoverFill = UInt16.max - 4
    static let hoverLight = UInt16.max - 3
    static let beginLayer = UInt16.max - 2
    static let endLayer = UInt16.max - 1
    static let ring = UInt16.max
  }

  /// Points further away than any screen reaches, where nothing is to be clipped.
  static let everywhere = CGRect(x: -32_768, y: -32_768, width: 65_536, height: 65_536)

  init(
    size: CGSize, rings: HaloRings.Order, spotlight: Spotlight? = nil, listsUpcoming: Bool = false
  ) {
    state = State(clip: listsUpcoming ? .infinite : CGRect(origin: .zero, size: size))
    self.rings = rings
    self.spotlight = spotlight
    self.listsUpcoming = listsUpcoming
  }

  /// How far the view that is being drawn is lifted, about 0...1.
  public var lift: CGFloat { state.lift }
  /// How far it leans.
  public var tilt: CGVector { state.tilt }

  /// Draws `content` in the coordinates of the view that is being drawn.
  public mutating func add(_ content: DisplayContent, alpha: CGFloat = 1) {
    // Parts beyond the last number are not drawn; no view has nearly as many.
    guard alpha > 0, state.part < Part.hoverFill else { return }
    append(content, part: state.part, alpha: alpha)
    state.part += 1
  }

  /// A picture of the view; see `DisplayContent.image`.
  public mutating func add(_ image: Image, in rect: CGRect, shape: Shape, alpha: CGFloat = 1) {
    add(.image(image, rect: rect, shape: shape), alpha: alpha)
  }

  /// Text of the view; see `DisplayContent.text`.
  public mutating func add(_ text: String, style: TextStyle, in rect: CGRect) {
    guard !text.isEmpty else { return }
    add(.text(style.cut(text), style, rect: rect))
  }

  /// A line of 1 point along the inside of the outline, of whole pixels.
  package mutating func addLine(inside shape: Shape, of view: View, color: Color) {
    let t = state.transform
    let drawn = abs(t.a * t.d - t.b * t.c).squareRoot()
    let scale = max((view.window?.contentScale ?? 1) * drawn, 0.1)
    let pixels = max(1, scale.rounded())
    // The renderer snaps strokes to whole pixels and rounds halves up, so a little less than half.
    guard let middle = shape.outset(by: -(pixels / 2 - 0.01) / scale) else { return }
    add(.stroke(middle, width: 1, color: color, dash: []))
  }

  mutating func append(_ content: DisplayContent, part: UInt16, alpha: CGFloat) {
    let item = DisplayItem(
      id: DisplayItemID(view: state.view, part: part), transform: state.transform,
      restScale: state.restScale, focusedScale: state.focusedScale, clip: state.clip,
      roundedClip: state.roundedClip, alpha: alpha, content: content)
    // A view without a size may yield infinite or null rectangles, which cannot be drawn.
    let extent = item.extent
    guard extent.minX.isFinite, extent.minY.isFinite, extent.width.isFinite, extent.height.isFinite,
      extent.intersects(item.clip)
    else { return }
    items.append(item)
  }
}
