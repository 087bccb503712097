import Foundation

extension SpatialIndex {
  /// The number of entries with which nodes are created; the remaining slots are for later
  /// insertions.
  private static let packed = 12

  /// Creates an index of rectangles, packed more tightly than by single insertions; the handle of
  /// each is its index.
  ///
  /// O(n log n), by cutting into columns of equal counts, and these into nodes (Leutenegger, Lopez,
  /// Edgington: STR, 1997).
  public init(_ rects: [CGRect]) {
    self.init()
    places = Array(repeating: Self.nowhere, count: rects.count)
    var entries: [Entry] = []
    entries.reserveCapacity(rects.count)
    for (handle, rect) in rects.enumerated() {
      guard let box = Box(rect) else { continue }
      entries.append(Entry(box: box, link: Int32(handle)))
    }
    guard !entries.isEmpty else { return }
    // A leaf for every twelve rectangles, a node for every twelve leaves and so on, and a few more
    // because the counts do not divide evenly.
    let nodeCount = entries.count / 10 + 2
    nodes.reserveCapacity(nodeCount)
    boxes.reserveCapacity(nodeCount * Self.stride)
    links.reserveCapacity(nodeCount * Self.stride)
    var level: Int32 = 0
    while entries.count > Self.capacity {
      entries = pack(entries, level: level)
      level += 1
    }
    nodes[Int(root)].level = level
    for entry in entries { append(entry.box, entry.link, to: root) }
    rootBox = unionOfEntries(in: root)
  }

  private struct Entry {
    var box: Box
    var link: Int32
  }

  /// The value that is sorted; smaller than an entry.
  private struct Key {
    var middle: Double
    var entry: Int32
  }

  /// Creates nodes of `level` around all entries, and returns them as entries.
  private mutating func pack(_ entries: [Entry], level: Int32) -> [Entry] {
    let count = (entries.count + Self.packed - 1) / Self.packed
    let columns = Int(Double(count).squareRoot().rounded(.up))
    var keys = entries.indices.map { Key(middle: entries[$0].box.middle.x, entry: Int32($0)) }
    keys.sort { $0.middle < $1.middle }
    var result: [Entry] = []
    result.reserveCapacity(count)
    for column in Self.parts(of: 0..<keys.count, count: columns) {
      for index in column { keys[index].middle = entries[Int(keys[index].entry)].box.middle.y }
      keys[column].sort { $0.middle < $1.middle }
      let parts = (column.count + Self.packed - 1) / Self.packed
      for part in Self.parts(of: column, count: parts) {
        let node = makeNode(level: level)
        for key in keys[part] {
          let entry = entries[Int(key.entry)]
          append(entry.box, entry.link, to: node)
        }
        result.append(Entry(box: unionOfEntries(in: node), link: node))
      }
    }
    return result
  }

  /// Returns `count` ranges of nearly equal length.
  private static func parts(of range: Range<Int>, count: Int) -> [Range<Int>] {
    (0..<count).map { part in
      let start = range.lowerBound + range.count * part / count
      return start..<(range.lowerBound + range.count * (part + 1) / count)
    }
  }
}
