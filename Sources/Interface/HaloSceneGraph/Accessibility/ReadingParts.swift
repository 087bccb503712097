import FocusGeometry
import HaloDisplayList
import HaloHosting

/// Accessible elements on their way into the order in which they are read, and which of them are
/// read without others between them.
struct ReadingParts {
  private(set) var elements: [AccessibleElement] = []
  /// One after the other, without gaps: where each ends in `elements`, and what its place among the
  /// others goes by, in points of the window.
  private var blocks: [(end: Int, extent: Extent)] = []

  /// The number of blocks so far, to begin from in the methods below.
  var count: Int { blocks.count }

  /// Around all blocks.
  var extent: Extent { blocks.reduce(into: .nothing) { $0.add($1.extent) } }

  /// Adds a block of one element.
  mutating func append(_ element: AccessibleElement, extent: Extent) {
    elements.append(element)
    blocks.append((elements.count, extent))
  }

  /// Puts the blocks from the `first`th on in reading order; O(n log n).
  mutating func sort(from first: Int = 0, direction: LayoutDirection) {
    guard blocks.count - first > 1 else { return }
    let order = ReadingOrder.indices(
      of: blocks[first...].map(\.extent.rect), direction: direction)
    guard !order.elementsEqual(order.indices) else { return }
    let start = end(of: first - 1)
    var (sorted, runs): ([AccessibleElement], [(end: Int, extent: Extent)]) = ([], [])
    for place in order {
      let index = first + place
      sorted += elements[end(of: index - 1)..<end(of: index)]
      runs.append((start + sorted.count, blocks[index].extent))
    }
    elements.replaceSubrange(start..., with: sorted)
    blocks.replaceSubrange(first..., with: runs)
  }

  /// Makes one block of those from the `first`th on, in the order in which they are.
  ///
  /// Its place goes by what is seen of it in `room`, unless that is nothing.
  mutating func join(from first: Int, in room: Extent) {
    guard blocks.count > first else { return }
    let all = blocks[first...].reduce(into: Extent.nothing) { $0.add($1.extent) }
    blocks.removeSubrange(first...)
    blocks.append((elements.count, room.meets(all) ? room.intersection(all) : all))
  }

  /// Gives a lone text from the `first`th block on the identifier of the view that is there to show
  /// it.
  mutating func identify(from first: Int, _ identifier: String) {
    let last = elements.count - 1
    guard last >= 0, end(of: first - 1) == last, elements[last].role == .text,
      elements[last].identifier == nil
    else { return }
    elements[last].identifier = identifier
  }

  private func end(of block: Int) -> Int { block < 0 ? 0 : blocks[block].end }
}
