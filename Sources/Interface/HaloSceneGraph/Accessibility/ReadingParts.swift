import FocusGeometry
import HaloDisplayList
import HaloHosting

/// Accessible elements that are being put into reading order, in blocks that other elements do not
/// interrupt.
struct ReadingParts {
  private(set) var elements: [AccessibleElement] = []
  /// The consecutive blocks: the end of each in `elements`, and the extent that decides its
  /// position, in points of the window.
  private var blocks: [(end: Int, extent: Extent)] = []

  /// The number of blocks so far, which the methods below take as their start.
  var count: Int { blocks.count }

  /// The extent of all blocks.
  var extent: Extent { blocks.reduce(into: .nothing) { $0.add($1.extent) } }

  /// Adds a block with one element.
  mutating func append(_ element: AccessibleElement, extent: Extent) {
    elements.append(element)
    blocks.append((elements.count, extent))
  }

  /// Sorts the blocks from index `first` on into reading order; O(n log n).
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

  /// Joins the blocks from index `first` on into one, in their current order.
  ///
  /// The block's position depends on its visible part in `room`, unless it has none.
  mutating func join(from first: Int, in room: Extent) {
    guard blocks.count > first else { return }
    let all = blocks[first...].reduce(into: Extent.nothing) { $0.add($1.extent) }
    blocks.removeSubrange(first...)
    blocks.append((elements.count, room.meets(all) ? room.intersection(all) : all))
  }

  /// Gives the only text from block `first` on the identifier of the view that exists to show it.
  mutating func identify(from first: Int, _ identifier: String) {
    let last = elements.count - 1
    guard last >= 0, end(of: first - 1) == last, elements[last].role == .text,
      elements[last].identifier == nil
    else { return }
    elements[last].identifier = identifier
  }

  private func end(of block: Int) -> Int { block < 0 ? 0 : blocks[block].end }
}
