import FocusGeometry
import Foundation

/// The content of a window at one instant: items drawn in order, back to front.
///
/// Two lists are compared to find what has to be redrawn, so an item contains everything that
/// decides its pixels and nothing else.
public struct DisplayList: Equatable, Sendable {
  /// The size of the window in points.
  public var size: CGSize
  /// The background, which is opaque and fills the window before the first item.
  public var background: Paint
  /// The items as a tree, whose parts lists can share.
  public package(set) var root: DisplayNode
  /// The colour filters, applied one after the other to the drawn window; empty to leave colours
  /// unchanged.
  public var filters: [ColorFilter] = []
  /// The areas in which whole screens are shown, in points.
  ///
  /// A backdrop in one of them is confined to it, as if its edges were the window's.
  package var screens: [CGRect] = []

  /// The items back to front; layers are nested pairs of `beginLayer` and `endLayer`.
  ///
  /// O(n), to read and to set: collect several changes in an array before setting it.
  public var items: [DisplayItem] {
    get { root.items }
    set { root = DisplayNode(newValue) }
  }

  /// Creates a list for a window of this size in points, with an opaque background.
  public init(size: CGSize, background: Paint, items: [DisplayItem] = []) {
    self.init(size: size, background: background, root: DisplayNode(items))
  }

  /// Creates a list with the items of `root`; `size` is in points.
  public init(size: CGSize, background: Paint, root: DisplayNode) {
    self.size = size
    self.background = background
    self.root = root
  }

  /// Whether both have the same items, however their trees are divided.
  public static func == (one: DisplayList, other: DisplayList) -> Bool {
    one.differsOnlyInItems(from: other)
      && (one.root === other.root || one.root.items == other.root.items)
  }

  /// Whether both are equal except perhaps for their items.
  package func differsOnlyInItems(from other: DisplayList) -> Bool {
    size == other.size && background == other.background && filters == other.filters
      && screens == other.screens
  }
}

/// The identity of an item across frames: the view that drew it and the part of that view.
public struct DisplayItemID: Hashable, Sendable {
  /// The number of the view that drew the item.
  public var view: UInt64
  /// The number of the item among those that the view draws.
  public var part: UInt16

  /// Creates the identity of one part of one view.
  public init(view: UInt64, part: UInt16) {
    self.view = view
    self.part = part
  }
}

/// One item to draw, with its place in the window and its clips.
public struct DisplayItem: Equatable, Sendable {
  /// The identity by which the item is found in the next frame.
  public var id: DisplayItemID
  /// The transform from the item's own space to the window, both in points.
  public var transform: CGAffineTransform
  /// The scale in `transform` while focus enlarges nothing.
  public var restScale: CGFloat
  /// The factor on `restScale` while focus enlarges the item and no animation runs; 1 if focus
  /// never enlarges it.
  public var focusedScale: CGFloat
  /// The clip in window points; nothing is drawn outside.
  public var clip: CGRect
  /// A further clip with rounded corners, in window points; nil for none.
  public var roundedClip: Shape?
  /// The opacity of this item alone, 0...1.
  public var alpha: CGFloat
  /// The content in the item's own space, in points.
  public var content: DisplayContent
  /// The area that the item may touch, in window points, before `clip`.
  public var extent: CGRect

  /// Creates an item whose ``extent`` is computed from its content and its transform.
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

/// The content of one item, in the item's own space, in points.
public enum DisplayContent: Equatable, Sendable {
  case fill(Shape, Paint)
  /// A line centred on the outline; `dash` alternates on and off lengths in points, and is empty
  /// for a solid line.
  case stroke(Shape, width: CGFloat, color: Color, dash: [CGFloat])
  /// A line of one device pixel just inside the outline, at every scale.
  case hairline(Shape, Color)
  /// A line of whole device pixels just inside the outline, about `width` points wide.
  case rim(Shape, width: CGFloat, color: Color)
  /// A line of light of whole device pixels just inside the outline; see ``RimLight``.
  case rimLight(Shape, RimLight)
  /// An image that fills `rect`, clipped to `shape`.
  ///
  /// The renderer caches pixels for the item's `restScale` and for that times its `focusedScale`,
  /// so that the image is sharp at both scales and cheap between them.
  case image(Image, rect: CGRect, shape: Shape)
  /// Pixels enlarged to fill `rect`, each as a square with hard edges; they are neither rotated nor
  /// cached.
  case pixels(Bitmap, rect: CGRect)
  /// Text laid out in `rect`: broken at its width, vertically centred in its height.
  case text(String, TextStyle, rect: CGRect)
  /// The blurred silhouette of `shape`.
  ///
  /// If `knockout` is true it is drawn only outside of the shape, which is right (and cheaper)
  /// under opaque content.
  case shadow(Shape, Shadow, knockout: Bool)
  /// A light whose strength or colours are those of a picture; see ``PictureLight``.
  ///
  /// A pool brightens what is under it and never darkens it.
  case light(PictureLight)
  /// A ring along `shape`; see ``HaloRing``.
  case halo(HaloRing)
  /// Everything drawn before, seen through a material that fills the shape.
  ///
  /// It does not show what is in a layer that is still open. In perspective it shows only the tint,
  /// opaque.
  case backdrop(Shape, Material)
  /// The start of a layer: what is drawn until the matching `endLayer` is composited first and then
  /// shown with the item's alpha and the effect.
  case beginLayer(bounds: CGRect, effect: LayerEffect? = nil)
  case endLayer

  /// The area that the content may touch, in its own space.
  public var bounds: CGRect {
    switch self {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, let width, _, _):
      // Half the width is enough, because joins are round; a mitred corner would extend further.
      shape.bounds.insetBy(dx: -width / 2, dy: -width / 2)
    case .hairline(let shape, _), .rim(let shape, _, _), .rimLight(let shape, _): shape.bounds
    case .image(_, _, let shape), .backdrop(let shape, _): shape.bounds
    case .pixels(_, let rect): rect
    case .text(_, _, let rect):
      // Italics, accents and side bearings may extend a little beyond the box.
      rect.insetBy(dx: -4, dy: -4)
    case .shadow(let shape, let shadow, _):
      shape.bounds.offsetBy(dx: 0, dy: shadow.offsetY)
        .insetBy(dx: -shadow.reach, dy: -shadow.reach)
    case .light(let light): light.bounds
    case .halo(let ring): ring.bounds
    case .beginLayer(let bounds, nil), .beginLayer(let bounds, .edgeFade): bounds
    case .beginLayer(let bounds, .projection(let projection)):
      // Interpolation between pixels widens the edge.
      projection.project(bounds).insetBy(dx: -1, dy: -1)
    case .endLayer: .zero
    }
  }
}

/// A blurred silhouette, offset vertically.
///
/// Light comes from above, so there is no horizontal offset.
public struct Shadow: Hashable, Sendable {
  /// The offset downwards in points.
  public var offsetY: CGFloat
  /// The standard deviation of the blur in points.
  public var sigma: CGFloat
  /// The colour of the shadow before the blur; its alpha is the shadow's strength.
  public var color: Color

  /// Creates a shadow from its downward offset and the standard deviation of its blur, both in
  /// points.
  public init(offsetY: CGFloat, sigma: CGFloat, color: Color) {
    self.offsetY = offsetY
    self.sigma = sigma
    self.color = color
  }

  /// The distance at which the blur is still visible beyond the shape: three standard deviations,
  /// in points.
  public var reach: CGFloat { 3 * sigma }
}
