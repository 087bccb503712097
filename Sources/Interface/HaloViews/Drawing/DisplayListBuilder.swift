import FocusGeometry
import Foundation
import HaloDisplayList

/// A builder that turns a tree of views into a display list at the root's current time.
///
/// It does not visit a view that is unchanged since it was last listed in the same surroundings,
/// but reuses the view's cached part of the list.
@MainActor
public struct DisplayListBuilder {
  /// The nodes listed so far, without `items`.
  package internal(set) var nodes: [DisplayNode] = []
  /// The items that the current view has added since the last node.
  private var items: [DisplayItem] = []
  var state: State
  /// The extent of everything that the current view has listed, including what clips removed.
  var extent = Extent.nothing
  /// The rings and their positions in the drawing order.
  let rings: RingOrder
  /// The rings drawn so far.
  package internal(set) var drawnRings: [RingOrder.Drawn] = []
  /// The item that is not dimmed in an idle window; nil if the window is not dimmed.
  let spotlight: Spotlight?
  /// The spotlit item's drawing, which comes above everything else.
  package internal(set) var spotlit = DisplayNode.empty
  /// Whether views cache what they draw, and the builder reuses their caches.
  var keeps: Bool
  /// Whether the builder lists everything that may become visible, unclipped, for preparation.
  package let listsUpcoming: Bool
  /// Whether lifted views are drawn lifted; otherwise all are drawn in their frames.
  let liftsViews: Bool

  struct State {
    var surroundings: DrawingSurroundings
    /// The lift of the view that is being drawn.
    var lift: CGFloat = 0
    var tilt = CGVector.zero
    var view: UInt64 = 0
    var part: UInt16 = 0
  }

  /// The numbers of parts that are not numbered in drawing order.
  enum Part {
    /// The highest number of a fading ring; further ones count down, as many as rings can fade at
    /// once.
    static let remains = UInt16.max - 8
    static let lightPool = UInt16.max - 7
    static let rimLight = UInt16.max - 6
    static let liftedEdge = UInt16.max - 5
    static let hoverFill = UInt16.max - 4
    static let hoverLight = UInt16.max - 3
    static let beginLayer = UInt16.max - 2
    static let endLayer = UInt16.max - 1
    static let ring = UInt16.max
  }

  /// A rectangle beyond every screen, in points, for clipping nothing.
  static let everywhere = CGRect(x: -32_768, y: -32_768, width: 65_536, height: 65_536)

  /// Creates a builder; without `keeps` it lists everything again and leaves the caches unchanged.
  ///
  /// A builder that lists upcoming content, or does not lift views, must not keep.
  package init(
    size: CGSize, rings: RingOrder, spotlight: Spotlight? = nil, keeps: Bool,
    listsUpcoming: Bool = false, liftsViews: Bool = true
  ) {
    state = State(
      surroundings: DrawingSurroundings(
        clip: listsUpcoming ? .infinite : CGRect(origin: .zero, size: size)))
    self.rings = rings
    self.spotlight = spotlight
    self.keeps = keeps
    self.listsUpcoming = listsUpcoming
    self.liftsViews = liftsViews
  }

  /// The lift of the view that is being drawn, about 0...1.
  public var lift: CGFloat { state.lift }
  /// The tilt of the view that is being drawn, each axis from -1 to 1.
  public var tilt: CGVector { state.tilt }

  /// Adds `content` in the coordinates of the view that is being drawn.
  public mutating func add(_ content: DisplayContent, alpha: CGFloat = 1) {
    // Parts beyond the last number are not drawn; no view has nearly as many.
    guard alpha > 0, state.part < Part.lightPool else { return }
    append(content, part: state.part, alpha: alpha)
    state.part += 1
  }

  /// Adds a picture; see `DisplayContent.image`.
  public mutating func add(_ image: Image, in rect: CGRect, shape: Shape, alpha: CGFloat = 1) {
    add(.image(image, rect: rect, shape: shape), alpha: alpha)
  }

  /// Adds text; see `DisplayContent.text`.
  public mutating func add(_ text: String, style: TextStyle, in rect: CGRect) {
    guard !text.isEmpty else { return }
    add(.text(style.cut(text), style, rect: rect))
  }

  mutating func append(_ content: DisplayContent, part: UInt16, alpha: CGFloat) {
    let around = state.surroundings
    let item = DisplayItem(
      id: DisplayItemID(view: state.view, part: part), transform: around.transform,
      restScale: around.restScale, focusedScale: around.focusedScale, clip: around.clip,
      roundedClip: around.roundedClip, alpha: alpha, content: content)
    // A view without a size may yield infinite or null rectangles, which cannot be drawn.
    let rect = item.extent
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return }
    extent.add(Extent(rect))
    guard rect.intersects(item.clip) else { return }
    items.append(item)
  }

  /// Returns what `body` lists, without adding it to the list.
  mutating func gathered(_ body: (inout Self) -> Void) -> [DisplayNode] {
    gatherItems()
    let outer = nodes
    nodes = []
    body(&self)
    gatherItems()
    defer { nodes = outer }
    return nodes
  }

  private mutating func gatherItems() {
    guard !items.isEmpty else { return }
    nodes.append(DisplayNode(items, owner: state.view))
    items = []
  }

  /// Appends existing nodes.
  package mutating func append(_ new: [DisplayNode]) {
    guard new.contains(where: { $0.count > 0 }) else { return }
    gatherItems()
    nodes += new
  }
}
