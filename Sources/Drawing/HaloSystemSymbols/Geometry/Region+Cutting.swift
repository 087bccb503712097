import FocusGeometry
import Foundation

extension Region {
  /// Returns the part of this region that is not in the other, as loops that cross neither
  /// themselves nor each other.
  ///
  /// Every line is divided where it intersects another; a piece is kept if the region is on only
  /// one side of it. About n·√n steps for n lines.
  func subtracting(_ other: Region = Region()) -> Region {
    guard !isEmpty else { return Region() }
    var result: (region: Region, isClosed: Bool)
    var attempt = 0
    repeat {
      result = EdgeArrangement(loops, without: other.loops, attempt: attempt).result
      attempt += 1
    } while !result.isClosed && attempt < 6
    return result.region
  }

  /// Returns the region without small pieces that extend into another region.
  ///
  /// - Parameters:
  ///   - other: The subtracted region, slightly enlarged so that pieces beside the cut extend into
  ///     it.
  ///   - least: The area in square units below which a piece is removed.
  /// - Returns: The remaining loops; the loops of this region must not cross.
  func withoutCrumbs(at other: Region, smallerThan least: CGFloat) -> Region {
    Region(
      loops: loops.filter { loop in
        let area = Self.area(loop)
        // A negative area is a hole.
        guard area > 0, area < least else { return true }
        let rest = Region(loops: [loop]).subtracting(other)
        return rest.loops.reduce(0) { $0 + Self.area($1) } > area - 1e-3
      })
  }
}

/// The lines of two regions, divided where they intersect.
private struct EdgeArrangement {
  private struct Edge {
    var from, to: CGPoint
    /// The numbers of the vertices; lines that meet share a vertex.
    var fromID, toID: Int
    var isCutter: Bool
    var cuts: [(t: CGFloat, id: Int, point: CGPoint)] = []
  }

  /// The lines by horizontal band; most lines are short and intersect few bands.
  private struct Bands {
    let top: CGFloat
    var lists: [[Int]]
    static let height: CGFloat = 0.2

    func index(_ y: CGFloat) -> Int {
      min(lists.count - 1, max(0, Int(((y - top) / Self.height).rounded(.down))))
    }
  }

  private var edges: [Edge] = []
  private var bands: Bands
  private var vertexCount = 0

  /// Divides the lines of two sets of loops.
  ///
  /// - Parameters:
  ///   - loops: The loops to cut.
  ///   - cutters: The loops to subtract.
  ///   - attempt: A number that changes how the loops are shifted, in case lines meet in a corner.
  init(_ loops: [[CGPoint]], without cutters: [[CGPoint]], attempt: Int) {
    let all = (loops + cutters).joined()
    let top = all.map(\.y).min() ?? 0
    let bottom = all.map(\.y).max() ?? 0
    bands = Bands(
      top: top,
      lists: Array(repeating: [], count: Int((bottom - top) / Bands.height) + 1))
    for (number, loop) in (loops + cutters).enumerated() {
      add(loop, number: number + 31 * attempt, isCutter: number >= loops.count)
    }
    cut()
  }

  private mutating func add(_ loop: [CGPoint], number: Int, isCutter: Bool) {
    // Each loop is shifted differently, by an invisible distance, so that no line lies exactly on a
    // line or a corner of another.
    let angle = CGFloat(number) * 2.399_963
    let distance = 0.000_3 * CGFloat(number % 7 + 1) / 7
    let first = vertexCount
    let points = loop.map {
      CGPoint(x: $0.x + distance * cos(angle), y: $0.y + distance * sin(angle))
    }
    for (index, point) in points.enumerated() {
      let next = (index + 1) % points.count
      let edge = Edge(
        from: point, to: points[next], fromID: first + index, toID: first + next,
        isCutter: isCutter)
      for band in bands.index(min(point.y, edge.to.y))...bands.index(max(point.y, edge.to.y)) {
        bands.lists[band].append(edges.count)
      }
      edges.append(edge)
    }
    vertexCount += points.count
  }

  private mutating func cut() {
    for (number, band) in bands.lists.enumerated() {
      for (position, a) in band.enumerated() {
        for b in band[(position + 1)...] {
          guard let (t, u, point) = meeting(edges[a], edges[b]),
            // Lines that share several bands intersect in only one.
            bands.index(point.y) == number
          else { continue }
          edges[a].cuts.append((t, vertexCount, point))
          edges[b].cuts.append((u, vertexCount, point))
          vertexCount += 1
        }
      }
    }
  }

  private func meeting(_ a: Edge, _ b: Edge) -> (CGFloat, CGFloat, CGPoint)? {
    if max(a.from.x, a.to.x) < min(b.from.x, b.to.x) { return nil }
    if max(b.from.x, b.to.x) < min(a.from.x, a.to.x) { return nil }
    if a.fromID == b.toID || a.toID == b.fromID { return nil }
    let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
    let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
    let cross = ax * by - ay * bx
    guard abs(cross) > 1e-14 else { return nil }
    let (dx, dy) = (b.from.x - a.from.x, b.from.y - a.from.y)
    let t = (dx * by - dy * bx) / cross
    let u = (dx * ay - dy * ax) / cross
    guard t > 0, t < 1, u > 0, u < 1 else { return nil }
    return (t, u, CGPoint(x: a.from.x + t * ax, y: a.from.y + t * ay))
  }

  /// Whether a point is inside the remaining region.
  private func holds(_ point: CGPoint) -> Bool {
    var own = 0
    var cutter = 0
    for index in bands.lists[bands.index(point.y)] {
      let edge = edges[index]
      let isDown = edge.from.y <= point.y
      guard isDown != (edge.to.y <= point.y) else { continue }
      let t = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
      guard edge.from.x + t * (edge.to.x - edge.from.x) > point.x else { continue }
      let winding = isDown ? 1 : -1
      if edge.isCutter { cutter += winding } else { own += winding }
    }
    return own != 0 && cutter == 0
  }

  /// The pieces with the region on only one side, joined to loops that always have it on the same
  /// side.
  ///
  /// If the loops are not closed, lines met in a corner and a piece was misjudged.
  var result: (region: Region, isClosed: Bool) {
    var leaving: [Int: [(to: Int, point: CGPoint)]] = [:]
    for edge in edges {
      var stops = edge.cuts.sorted { $0.t < $1.t }
      stops.append((1, edge.toID, edge.to))
      var (from, fromID) = (edge.from, edge.fromID)
      for stop in stops {
        let (to, toID) = (stop.point, stop.id)
        defer { (from, fromID) = (to, toID) }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = hypot(dx, dy)
        guard length > 0 else { continue }
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        let side = CGVector(dx: -dy / length, dy: dx / length)
        let isLeft = holds(middle.moved(side, by: 1e-7))
        guard isLeft != holds(middle.moved(side, by: -1e-7)) else { continue }
        if isLeft {
          leaving[fromID, default: []].append((toID, from))
        } else {
          leaving[toID, default: []].append((fromID, to))
        }
      }
    }
    let (loops, isClosed) = Self.loops(&leaving)
    return (Region(loops: loops), isClosed)
  }

  private static func loops(_ leaving: inout [Int: [(to: Int, point: CGPoint)]]) -> (
    [[CGPoint]], isClosed: Bool
  ) {
    var loops: [[CGPoint]] = []
    var isClosed = true
    for start in leaving.keys.sorted() {
      while leaving[start]?.isEmpty == false {
        var loop: [CGPoint] = []
        var vertex = start
        while let step = leaving[vertex]?.popLast() {
          loop.append(step.point)
          vertex = step.to
        }
        if vertex != start { isClosed = false }
        // Smaller loops are slivers between lines that were meant to coincide, or remains beside a
        // cut.
        if abs(Region.area(loop)) > 0.06 { loops.append(loop) }
      }
    }
    return (loops, isClosed)
  }
}
