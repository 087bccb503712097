import FocusGeometry
import Foundation

extension Region {
  /// What is inside of this and not of the other, as loops that cross neither themselves nor others.
  ///
  /// Every line is divided where it meets another; a piece stays when there is something on one side
  /// of it only. About n·√n steps for n lines.
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

  /// Without the pieces that are smaller than an area and reach into another region.
  ///
  /// - Parameters:
  ///   - other: what was taken away, and a little more, so that what lies beside the cut reaches into it.
  ///   - least: square units.
  /// - Returns: The loops that stay; those of this region must not cross.
  func withoutCrumbs(at other: Region, smallerThan least: CGFloat) -> Region {
    Region(
      loops: loops.filter { loop in
        let area = Self.area(loop)
        // Less than nothing: a hole.
        guard area > 0, area < least else { return true }
        let rest = Region(loops: [loop]).subtracting(other)
        return rest.loops.reduce(0) { $0 + Self.area($1) } > area - 1e-3
      })
  }
}

/// The lines of two regions, cut where they meet.
private struct EdgeArrangement {
  private struct Edge {
    var from, to: CGPoint
    /// Vertices by number: those of two lines that meet are one.
    var fromID, toID: Int
    var isCutter: Bool
    var cuts: [(t: CGFloat, id: Int, point: CGPoint)] = []
  }

  /// Lines in horizontal bands, as most lines are short and meet few bands.
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

  /// - Parameters:
  ///   - loops: what is cut.
  ///   - cutters: what is taken away.
  ///   - attempt: another number moves the loops by other ways, should they meet in corners.
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
    // Moved by less than can be seen, each by another way, so that no line of one lies exactly on a
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
            // Lines that share several bands meet in one.
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

  /// Whether a point is inside of what is left.
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

  /// The pieces with something on one side only, joined to loops that have it always on the same.
  ///
  /// Not closed: lines met in a corner, and a piece was judged wrongly.
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
        // Smaller: a sliver between lines that were meant to be one, or a crumb beside a cut.
        if abs(Region.area(loop)) > 0.06 { loops.append(loop) }
      }
    }
    return (loops, isClosed)
  }
}
