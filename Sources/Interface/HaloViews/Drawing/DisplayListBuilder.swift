import FocusGeometry
import Foundation
import HaloDisplayList

/// Turns a tree of views into a display list, at the instant of the root's clock.
///
/// A view that has not changed since it was listed last, in the same surroundings, is not visited:
/// what it keeps goes into the list as it is.
@MainActor
public struct DisplayListBuilder {
  /// What has been listed so far, but for `items`.
  package internal(set) var nodes: [DisplayNode] = []
  /// What the view that is being drawn has added since.
  private var items: [DisplayItem] = []
  var state: State
  /// Around all that has been listed of the view that is being listed, and what clips left out.
  var extent = Extent.nothing
  /// Where rings stand in the order of drawing.
  let rings: RingOrder
  /// Those that have been drawn.
  package internal(set) var drawnRings: [RingOrder.Drawn] = []
  /// What stands out from an idle window.
  let spotlight: Spotlight?
  /// What stands out, to be drawn above everything else.
  package internal(set) var spotlit = DisplayNode.empty
  /// Whether views keep what they draw, and what they keep is taken as it is.
  var keeps: Bool
  /// Whether everything that may come into sight is listed, clipped by nothing, to be prepared.
  package let listsUpcoming: Bool

  struct State {
    var surroundings: DrawingSurroundings
    /// Of the view that is being drawn.
    var lift: CGFloat = 0
    var tilt = CGVector.zero
    var view: UInt64 = 0
    var part: UInt16 = 0
  }

  /// Parts of a view that are not numbered in the order of drawing.
  enum Part {
    /// The highest of as many numbers, counted downwards, as rings can be fading at once.
    static let remains = UInt16.max - 6
    static let liftedEdge = UInt16.max - 5
    static let hoverFill = UInt16.max - 4
    static let hoverLight = UInt16.max - 3
    static let beginLayer = UInt16.max - 2
    static let endLayer = UInt16.max - 1
    static let ring = UInt16.max
  }

  /// Points further away than any screen reaches, where nothing is to be clipped.
  static let everywhere = CGRect(x: -32_768, y: -32_768, width: 65_536, height: 65_536)

  /// Where `keeps` is false, everything is listed anew, and what views keep stays as it is.
  package init(
    size: CGSize, rings: RingOrder, spotlight: Spotlight? = nil, keeps: Bool,
    listsUpcoming: Bool = false
  ) {
    state = State(
      surroundings: DrawingSurroundings(
        clip: listsUpcoming ? .infinite : CGRect(origin: .zero, size: size)))
    self.rings = rings
    self.spotlight = spotlight
    self.keeps = keeps
    self.listsUpcoming = listsUpcoming
  }

  /// How far the view that is being drawn is lifted, about 0...1.
  public var lift: CGFloat { state.lift }
  /// How far it leans.
  public var tilt: CGVector { state.tilt }

  /// Draws `content` in the coordinates of the view that is being drawn.
  public mutating func add(_ content: DisplayContent, alpha: CGFloat = 1) {
    // Parts beyond the last number are not drawn; no view has nearly as many.
    guard alpha > 0, state.part < Part.liftedEdge else { return }
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

  /// What `body` lists, by itself: it is not added to what has been listed.
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

  /// Adds nodes that have been made.
  package mutating func append(_ new: [DisplayNode]) {
    guard new.contains(where: { $0.count > 0 }) else { return }
    gatherItems()
    nodes += new
  }
}
