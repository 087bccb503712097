import FocusGeometry
import Foundation

/// What a window looks like at one instant: drawn in order, back to front.
///
/// Two lists are compared to find what has to be drawn again, so an item holds everything that
/// decides its pixels and nothing else.
public struct DisplayList: Equatable, Sendable {
  /// Points.
  public var size: CGSize
  /// Opaque; fills the window before the first item.
  public var background: Paint
  /// All that is drawn, in parts that lists share.
  public package(set) var root: DisplayNode
  /// Applied to what is drawn, one after the other; none leaves colours as they are.
  public var filters: [ColorFilter] = []
  /// Where whole screens are shown in it, in points: a backdrop in one of them sees nothing beyond
  /// its edges, as if those were the window's.
  package var screens: [CGRect] = []

  /// Back to front; layers are nested in pairs of `beginLayer` and `endLayer`.
  ///
  /// O(n), to read and to set: what sets more than one makes an array first.
  public var items: [DisplayItem] {
    get { root.items }
    set { root = DisplayNode(newValue) }
  }

  /// A list for a window of this size in points, with an opaque background.
  public init(size: CGSize, background: Paint, items: [DisplayItem] = []) {
    self.init(size: size, background: background, root: DisplayNode(items))
  }

  /// A list of what is in `root`.
  public init(size: CGSize, background: Paint, root: DisplayNode) {
    self.size = size
    self.background = background
    self.root = root
  }

  /// Whether both have the same items, however they are divided.
  public static func == (one: DisplayList, other: DisplayList) -> Bool {
    one.differsOnlyInItems(from: other)
      && (one.root === other.root || one.root.items == other.root.items)
  }

  /// Whether both are the same in all but perhaps their items.
  package func differsOnlyInItems(from other: DisplayList) -> Bool {
    size == other.size && background == other.background && filters == other.filters
      && screens == other.screens
  }
}

/// Names an item across frames: the view that drew it and which of its parts it is.
public struct DisplayItemID: Hashable, Sendable {
  /// The number of the view that drew the item.
  public var view: UInt64
  /// Which of the things that the view draws it is.
  public var part: UInt16

  /// Names one part of one view.
  public init(view: UInt64, part: UInt16) {
    self.view = view
    self.part = part
  }
}

/// One thing to draw, with its place in the window and what confines it.
public struct DisplayItem: Equatable, Sendable {
  /// What the item is found by in the next frame.
  public var id: DisplayItemID
  /// From the item's own space to the window, both in points.
  public var transform: CGAffineTransform
  /// The scale in `transform` while nothing is lifted by focus.
  public var restScale: CGFloat
  /// How much larger than at `restScale` the item is when it has come to rest lifted; 1: never.
  public var focusedScale: CGFloat
  /// In window points; nothing is drawn outside.
  public var clip: CGRect
  /// A further clip with rounded corners, in window points; nil for none.
  public var roundedClip: Shape?
  /// 0...1, of this item alone.
  public var alpha: CGFloat
  /// What is drawn, in the item's own space, in points.
  public var content: DisplayContent
  /// Everything the item may touch, in window points, before `clip`.
  public var extent: CGRect

  /// An item whose ``extent`` follows from its content and its transform.
  public init(
    id: DisplayItemID, transform: CGAffineTransform, restScale: CGFloat = 1,
    focusedScale: CGFloat = 1, clip: CGRect, roundedClip: Shape? = nil, alpha: CGFloat,
    content: DisplayContent
  ) {
    self.id = id
    self.transform = transform
    self.restScale = restScale
    self.focusedScale = focusedScale
    self.clip = clip
    self.roundedClip = roundedClip
    self.alpha = alpha
    self.content = content
    extent = content.bounds.applying(transform)
  }
}

/// One thing to draw, in the item's own space (points).
public enum DisplayContent: Equatable, Sendable {
  case fill(Shape, Paint)
  /// A line centred on the outline; `dash` alternates on and off lengths in points, empty: solid.
  case stroke(Shape, width: CGFloat, color: Color, dash: [CGFloat])
  /// A line of one device pixel just inside the outline, whatever the scale.
  case hairline(Shape, Color)
  /// A line of whole device pixels just inside the outline, about `width` points wide.
  case rim(Shape, width: CGFloat, color: Color)
  /// A picture filling `rect`, confined to `shape`.
  ///
  /// The renderer keeps pixels for the item's `restScale` and for that times its `focusedScale`, so
  /// that both rests are sharp and the way between them is cheap.
  case image(Image, rect: CGRect, shape: Shape)
  /// Pixels enlarged until they fill `rect`, each as a square with hard edges; neither turned nor kept.
  case pixels(Bitmap, rect: CGRect)
  /// Text laid out in `rect`: broken at its width, vertically centred in its height.
  case text(String, TextStyle, rect: CGRect)
  /// The blurred silhouette of `shape`; drawn only outside of it when `knockout` is true, which is
  /// right (and cheaper) beneath something opaque.
  case shadow(Shape, Shadow, knockout: Bool)
  /// A ring along `shape`; see ``HaloRing``.
  case halo(HaloRing)
  /// All that is drawn before, seen through a material that fills the shape; what is in a layer that
  /// is still open is not seen, and in perspective nothing but the tint, opaque.
  case backdrop(Shape, Material)
  /// Until the matching `endLayer`, what is drawn is put together first and then shown with the
  /// item's alpha, and with the effect.
  case beginLayer(bounds: CGRect, effect: LayerEffect? = nil)
  case endLayer

  /// Everything the content may touch, in its own space.
  public var bounds: CGRect {
    switch self {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, let width, _, _):
      // A mitred corner reaches further than half the width; joins are round, so this is enough.
      shape.bounds.insetBy(dx: -width / 2, dy: -width / 2)
    case .hairline(let shape, _), .rim(let shape, _, _): shape.bounds
    case .image(_, _, let shape), .backdrop(let shape, _): shape.bounds
    case .pixels(_, let rect): rect
    case .text(_, _, let rect):
      // Italics, accents and side bearings may leave the box a little.
      rect.insetBy(dx: -4, dy: -4)
    case .shadow(let shape, let shadow, _):
      shape.bounds.offsetBy(dx: 0, dy: shadow.offsetY)
        .insetBy(dx: -shadow.reach, dy: -shadow.reach)
    case .halo(let ring): ring.bounds
    case .beginLayer(let bounds, nil), .beginLayer(let bounds, .edgeFade): bounds
    case .beginLayer(let bounds, .projection(let projection)):
      // Interpolation between pixels widens the edge.
      projection.project(bounds).insetBy(dx: -1, dy: -1)
    case .endLayer: .zero
    }
  }
}

/// A blurred, offset silhouette.
///
/// Light comes from above, so there is no sideways offset.
public struct Shadow: Hashable, Sendable {
  /// Points, downwards.
  public var offsetY: CGFloat
  /// Standard deviation of the blur in points.
  public var sigma: CGFloat
  /// Of the shadow where nothing of it is blurred away; its alpha is the shadow's strength.
  public var color: Color

  /// A shadow by its offset downwards and the standard deviation of its blur, both in points.
  public init(offsetY: CGFloat, sigma: CGFloat, color: Color) {
    self.offsetY = offsetY
    self.sigma = sigma
    self.color = color
  }

  /// How far the blur is visible beyond the shape: three standard deviations, in points.
  public var reach: CGFloat { 3 * sigma }
}
