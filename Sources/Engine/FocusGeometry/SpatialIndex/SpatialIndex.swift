import Foundation

/// Finds which of many rectangles meet a given one: an R-tree that can be changed in place.
///
/// Every rectangle is known by the handle that the index gives out for it. Handles are small and
/// dense, fit to be indices of an array beside the index; those of removed rectangles are given out
/// again.
///
/// It cannot be copied: a copy of a million rectangles made by accident would be slow.
///
/// A rectangle with an edge that is no finite number, such as `CGRect.null`, keeps its handle but
/// is never found and adds nothing to `bounds`.
public struct SpatialIndex: ~Copyable, Sendable {
  /// Stands for one rectangle; at least 0.
  public typealias Handle = Int

  /// Slots of a node: one more than it may hold, so that an overfull node can be split in place.
  static let stride = 16
  static let capacity = stride - 1
  /// A node other than the root that holds fewer is dissolved.
  static let minimum = 6

  struct Node {
    var count: Int32 = 0
    /// Leaves are at 0.
    var level: Int32 = 0
    /// The slot that holds this node; −1 for the root.
    var slot: Int32 = -1
  }

  /// Of slot `s`, which belongs to node `s / stride`.
  var boxes: [Box] = []
  /// Of slot `s`: a handle in a leaf, otherwise a node.
  var links: [Int32] = []
  var nodes: [Node] = []
  var freeNodes: [Int32] = []
  /// Of handle `h`: its slot, or what it is without one.
  var places: [Int32] = []
  var freeHandles: [Int32] = []
  var root: Int32
  var rootBox = Box.none

  /// The place of a rectangle that is never found.
  static let nowhere: Int32 = -1
  /// The place of a handle that stands for no rectangle.
  static let unused: Int32 = -2

  /// An index without rectangles.
  public init() {
    root = 0
    root = makeNode(level: 0)
  }

  /// How many rectangles there are, also of those that are never found.
  public var count: Int { places.count - freeHandles.count }

  /// The union of all rectangles; null when none can be found.
  public var bounds: CGRect { rootBox.rect }

  /// Adds a rectangle in O(log n).
  public mutating func insert(_ rect: CGRect) -> Handle {
    let handle: Int32
    if let free = freeHandles.popLast() {
      handle = free
    } else {
      handle = Int32(places.count)
      places.append(Self.unused)
    }
    places[Int(handle)] = Self.nowhere
    if let box = Box(rect) { insert(box, link: handle, level: 0) }
    return Handle(handle)
  }

  /// Moves a rectangle in O(log n), and faster when it stays among its neighbours.
  ///
  /// The handle must stand for a rectangle.
  public mutating func update(_ handle: Handle, _ rect: CGRect) {
    let place = self.place(of: handle)
    guard let box = Box(rect) else {
      if place >= 0 { removeEntry(at: place) }
      places[handle] = Self.nowhere
      return
    }
    guard place >= 0 else { return insert(box, link: Int32(handle), level: 0) }
    let old = boxes[Int(place)]
    if old == box { return }
    let leaf = place / Int32(Self.stride)
    let around = self.box(of: leaf)
    if around.contains(box) {
      boxes[Int(place)] = box
      if around.sharesEdge(with: old) { tighten(leaf) }
    } else {
      removeEntry(at: place)
      insert(box, link: Int32(handle), level: 0)
    }
  }

  /// Removes a rectangle in O(log n); its handle stands for nothing from then on.
  ///
  /// The handle must stand for a rectangle.
  public mutating func remove(_ handle: Handle) {
    let place = self.place(of: handle)
    if place >= 0 { removeEntry(at: place) }
    places[handle] = Self.unused
    freeHandles.append(Int32(handle))
  }

  /// The rectangle that a handle stands for, as far as minimum and maximum say it; null when it is
  /// never found.
  public func rect(of handle: Handle) -> CGRect {
    let place = self.place(of: handle)
    return place >= 0 ? boxes[Int(place)].rect : .null
  }

  /// Calls `body` for every rectangle that has a point in common with `rect`, in any order.
  ///
  /// Touching edges and corners count, and so do rectangles without area. `CGRect.infinite` meets
  /// all, `CGRect.null` none. O(log n + k) where the rectangles overlap little.
  public func forEach(intersecting rect: CGRect, _ body: (Handle) -> Void) {
    let query = Box.Query(rect)
    guard query.meets(rootBox) else { return }
    boxes.withUnsafeBufferPointer { boxes in
      links.withUnsafeBufferPointer { links in
        nodes.withUnsafeBufferPointer { nodes in
          func visit(_ node: Int) {
            let first = node * Self.stride
            let end = first + Int(nodes[node].count)
            let isLeaf = nodes[node].level == 0
            for slot in first..<end where query.meets(boxes[slot]) {
              if isLeaf { body(Handle(links[slot])) } else { visit(Int(links[slot])) }
            }
          }
          visit(Int(root))
        }
      }
    }
  }

  private func place(of handle: Handle) -> Int32 {
    precondition(
      places.indices.contains(handle) && places[handle] != Self.unused,
      "SpatialIndex has no rectangle with handle \(handle)")
    return places[handle]
  }
}
