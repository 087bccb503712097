import HaloCairoRenderer

/// A collector that gathers changed pixels into a few boxes.
///
/// Pixels fall into cells. Cells that touch form one region, whose box is exact to the pixel. Boxes
/// that nearly touch are joined and, if there are still too many, the closest ones are, too.
struct ChangedRegions {
  /// The side of a cell in pixels; changes that are nearer than this look like one (Halo's choice).
  private static let cell = 8
  /// The distance in pixels within which boxes are joined.
  private static let gap = 12
  /// The most boxes that a person looks at one by one.
  static let most = 12
  /// The most boxes that can be compared with each other in short time.
  private static let many = 200

  private let columns, rows: Int
  /// The box of the changed pixels in each cell; empty for none.
  private var cells: [PixelRect]
  private static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a collector for a picture of this size in pixels.
  init(width: Int, height: Int) {
    columns = (width + Self.cell - 1) / Self.cell
    rows = (height + Self.cell - 1) / Self.cell
    cells = Array(repeating: Self.nothing, count: columns * rows)
  }

  /// Adds a pixel inside the picture.
  mutating func add(x: Int, y: Int) {
    let index = y / Self.cell * columns + x / Self.cell
    let old = cells[index]
    guard old.width > 0 else {
      cells[index] = PixelRect(x: x, y: y, width: 1, height: 1)
      return
    }
    let (left, top) = (min(old.x, x), min(old.y, y))
    cells[index] = PixelRect(
      x: left, y: top, width: max(old.maxX, x + 1) - left, height: max(old.maxY, y + 1) - top)
  }

  /// The boxes from top to bottom, then from left to right, without overlaps.
  var boxes: [PixelRect] {
    var boxes = merged(regions(), within: Self.gap)
    while boxes.count > Self.most { boxes = merged(joiningNearest(boxes), within: 0) }
    return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Returns the boxes of regions of cells that touch, also at a corner.
  private func regions() -> [PixelRect] {
    var isSeen = [Bool](repeating: false, count: cells.count)
    var result: [PixelRect] = []
    for start in cells.indices where cells[start].width > 0 && !isSeen[start] {
      var box = Self.nothing
      var rest = [start]
      isSeen[start] = true
      while let index = rest.popLast() {
        box = box.union(cells[index])
        let (column, row) = (index % columns, index / columns)
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) {
            let next = y * columns + x
            if cells[next].width > 0, !isSeen[next] {
              isSeen[next] = true
              rest.append(next)
            }
          }
        }
      }
      result.append(box)
    }
    // With noise all over, neighbouring regions are joined first, so that comparing them stays
    // fast.
    while result.count > Self.many {
      result = stride(from: 0, to: result.count, by: 2).map { index in
        index + 1 < result.count ? result[index].union(result[index + 1]) : result[index]
      }
    }
    return result
  }

  private func merged(_ boxes: [PixelRect], within gap: Int) -> [PixelRect] {
    var result: [PixelRect] = []
    for box in boxes {
      var box = box
      while let index = result.firstIndex(where: { $0.meets(box, within: gap) }) {
        box = box.union(result.remove(at: index))
      }
      result.append(box)
    }
    return result
  }

  /// Returns the boxes with those two joined whose union adds the least area.
  private func joiningNearest(_ boxes: [PixelRect]) -> [PixelRect] {
    var best: (one: Int, other: Int, cost: Int)?
    for one in boxes.indices {
      for other in boxes.indices where other > one {
        let cost = boxes[one].union(boxes[other]).area - boxes[one].area - boxes[other].area
        if cost < best?.cost ?? .max { best = (one, other, cost) }
      }
    }
    guard let best else { return boxes }
    var result = boxes
    result[best.one] = result[best.one].union(result[best.other])
    result.remove(at: best.other)
    return result
  }
}

extension PixelRect {
  /// Returns whether two boxes overlap or are less than `gap` pixels apart.
  fileprivate func meets(_ other: PixelRect, within gap: Int) -> Bool {
    x - gap < other.maxX && other.x - gap < maxX && y - gap < other.maxY && other.y - gap < maxY
  }
}
