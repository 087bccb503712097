import Foundation

/// An index of many rectangles that finds those that intersect a given one: an R-tree that can be
/// changed in place.
///
/// Every rectangle is identified by a handle that the index returns for it. Handles are small and
/// dense, so they can be indices of an array beside the index; handles of removed rectangles are
/// reused.
///
/// The index cannot be copied: an accidental copy of a million rectangles would be slow.
///
/// A rectangle with an edge that is not a finite number, such as `CGRect.null`, keeps its handle
/// but is never found and adds nothing to `bounds`.
public struct SpatialIndex: ~Copyable, Sendable {
  /// The identifier of one rectangle; at least 0.
  public typealias Handle = Int

  /// The slots of a node: one more than its capacity, so that an overfull node can be split in
  /// place.
  static let stride = 16
  static let capacity = stride - 1
  /// The number of entries below which a node other than the root is dissolved.
  static let minimum = 6

  struct Node {
    var count: Int32 = 0
    /// The level in the tree; leaves are at level 0.
    var level: Int32 = 0
    /// The slot that contains this node; −1 for the root.
    var slot: Int32 = -1
  }

  /// The box of each slot `s`, which belongs to node `s / stride`.
  var boxes: [Box] = []
  /// The content of each slot: a handle in a leaf, otherwise a node.
  var links: [Int32] = []
  var nodes: [Node] = []
  var freeNodes: [Int32] = []
  /// The slot of each handle, or ``nowhere`` or ``unused``.
  var places: [Int32] = []
  var freeHandles: [Int32] = []
  var root: Int32
  var rootBox = Box.none

  /// The value in ``places`` for a rectangle that is never found.
  static let nowhere: Int32 = -1
  /// The value in ``places`` for a handle without a rectangle.
  static let unused: Int32 = -2

  /// Creates an index without rectangles.
  public init() {
    root = 0
    root = makeNode(level: 0)
  }

  /// The number of rectangles, including those that are never found.
  public var count: Int { places.count - freeHandles.count }

  /// The union of all rectangles; null if none can be found.
  public var bounds: CGRect { rootBox.rect }

  /// Inserts a rectangle in O(log n) and returns its handle.
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

  /// Moves a rectangle in O(log n), and faster if it stays among its neighbours.
  ///
  /// The handle must have a rectangle.
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

  /// Removes a rectangle in O(log n); its handle becomes invalid.
  ///
  /// The handle must have a rectangle.
  public mutating func remove(_ handle: Handle) {
    let place = self.place(of: handle)
    if place >= 0 { removeEntry(at: place) }
    places[handle] = Self.unused
    freeHandles.append(Int32(handle))
  }

  /// Returns the rectangle of a handle, as computed from its minimum and maximum coordinates; null
  /// if it is never found.
  ///
  /// The handle must have a rectangle.
  public func rect(of handle: Handle) -> CGRect {
    let place = self.place(of: handle)
    return place >= 0 ? boxes[Int(place)].rect : .null
  }

  /// Calls `body` for every rectangle that has a point in common with `rect`, in any order.
  ///
  /// Touching edges and corners count, and so do rectangles without area. `CGRect.infinite` meets
  /// all rectangles, `CGRect.null` none. O(log n + k) for k rectangles found, if the rectangles
  /// overlap little.
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
