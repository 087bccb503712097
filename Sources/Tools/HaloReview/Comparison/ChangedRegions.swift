import HaloCairoRenderer

/// Gathers single pixels into a few boxes.
///
/// Pixels fall into cells; cells that touch are one region, and its box is exact to the pixel. Boxes
/// that nearly meet become one, and where there are still many, those that are closest do.
struct ChangedRegions {
  /// Pixels across a cell: what is nearer than this is one thing to the eye (our choice).
  private static let cell = 8
  /// Pixels between boxes that are taken for one.
  private static let gap = 12
  /// Boxes that a person looks at one by one.
  static let most = 12
  /// Boxes that are worth comparing one by one with each other.
  private static let many = 200

  private let columns, rows: Int
  /// What was met in each cell; empty where nothing was.
  private var cells: [PixelRect]
  private static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// - Parameters: in pixels.
  init(width: Int, height: Int) {
    columns = (width + Self.cell - 1) / Self.cell
    rows = (height + Self.cell - 1) / Self.cell
    cells = Array(repeating: Self.nothing, count: columns * rows)
  }

  /// Notes a pixel inside of the picture.
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

  /// From the top, those beside each other from the left; none overlap.
  var boxes: [PixelRect] {
    var boxes = merged(regions(), within: Self.gap)
    while boxes.count > Self.most { boxes = merged(joiningNearest(boxes), within: 0) }
    return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Cells that touch, also by a corner.
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
    // Noise all over: rows of it first, so that comparing each with each stays quick.
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

  /// With the two made one that add the least to look at.
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
  /// Whether two overlap or lie no further apart.
  fileprivate func meets(_ other: PixelRect, within gap: Int) -> Bool {
    x - gap < other.maxX && other.x - gap < maxX && y - gap < other.maxY && other.y - gap < maxY
  }
}
