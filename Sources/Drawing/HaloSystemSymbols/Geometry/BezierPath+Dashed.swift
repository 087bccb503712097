import FocusGeometry
import Foundation

extension BezierPath {
  /// Returns the lines of the path divided into dashes, as many as fit evenly.
  ///
  /// - Parameters:
  ///   - on: The approximate length of a dash, in the path's units.
  ///   - off: The approximate length of a gap, in the path's units.
  /// - Returns: The dashes; each subpath begins in the middle of one.
  func dashed(on: CGFloat, off: CGFloat) -> BezierPath {
    var result = BezierPath()
    for line in polylines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
      let total = lengths.reduce(0, +)
      let stretch = total / (on + off) / max(1, (total / (on + off)).rounded())
      var left = on * stretch / 2
      var isOn = true
      result.move(to: points[0])
      for (index, whole) in lengths.enumerated() {
        let (a, b) = (points[index], points[index + 1])
        var done: CGFloat = 0
        while whole - done >= left {
          done += left
          let t = done / whole
          let point = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          if isOn { result.addLine(to: point) } else { result.move(to: point) }
          isOn.toggle()
          left = (isOn ? on : off) * stretch
        }
        left -= whole - done
        if isOn { result.addLine(to: b) }
      }
    }
    return result
  }
}
