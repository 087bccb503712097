import Foundation

/// The strict beam: the strip straight ahead of a rectangle, as wide as it is, without end.
///
/// A diagonal heading looks into the quadrant that opens at the corner.
public struct Beam: Hashable, Sendable {
  /// Window points.
  public var origin: CGRect
  public var heading: FocusHeading
  public var direction: LayoutDirection

  /// How far a candidate may begin before the edge of the focused item and still lie ahead, in
  /// points: neighbours whose frames were rounded apart must not be lost.
  ///
  /// Our choice.
  public static let edgeTolerance: CGFloat = 0.5

  public init(origin: CGRect, heading: FocusHeading, direction: LayoutDirection) {
    self.origin = origin
    self.heading = heading
    self.direction = direction
  }

  /// Why a rectangle is no candidate.
  public enum Miss: String, Hashable, Sendable, Codable {
    case behindEdge = "not ahead of the focused item"
    case outsideBeam = "outside of the beam"
  }

  /// The searched area inside `bounds`.
  public func area(in bounds: CGRect) -> CGRect {
    var left = origin.minX
    var right = origin.maxX
    var top = origin.minY
    var bottom = origin.maxY
    let horizontal = !heading.isDisjoint(with: [.left, .right])
    let vertical = !heading.isDisjoint(with: [.up, .down])
    if heading.contains(.right) { (left, right) = (origin.maxX, max(bounds.maxX, origin.maxX)) }
    if heading.contains(.left) { (left, right) = (min(bounds.minX, origin.minX), origin.minX) }
    if heading.contains(.down) { (top, bottom) = (origin.maxY, max(bounds.maxY, origin.maxY)) }
    if heading.contains(.up) { (top, bottom) = (min(bounds.minY, origin.minY), origin.minY) }
    if !horizontal && !vertical { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rank of a candidate with these visible parts (the best part counts), or why it has none.
  ///
  /// O(number of parts).
  public func rank(
    of parts: [CGRect], isGuide: Bool, order: Int
  ) -> Result<FocusRank, RankFailure> {
    var best: FocusRank?
    var miss = Miss.behindEdge
    for part in parts {
      switch measure(part) {
      case .success(let (gap, offset, overlap)):
        let rank = FocusRank(
          gap: Self.rounded(gap), isGuide: isGuide, offset: Self.rounded(offset),
          overlap: Self.rounded(overlap), top: Self.rounded(part.minY),
          leading: Self.rounded(direction == .leftToRight ? part.minX : -part.maxX),
          order: order)
        if best.map({ rank < $0 }) ?? true { best = rank }
      case .failure(let failure):
        if failure.miss == .outsideBeam { miss = .outsideBeam }
      }
    }
    return best.map { .success($0) } ?? .failure(RankFailure(miss: miss))
  }

  /// To a thousandth of a point: a scaled layout must not decide between equals by its rounding.
  private static func rounded(_ value: CGFloat) -> Double { (value * 1000).rounded() / 1000 }

  public struct RankFailure: Error, Hashable, Sendable {
    public var miss: Miss
  }

  private func measure(
    _ part: CGRect
  ) -> Result<(gap: Double, offset: Double, overlap: Double), RankFailure> {
    let horizontal = !heading.isDisjoint(with: [.left, .right])
    let vertical = !heading.isDisjoint(with: [.up, .down])
    // How far the part lies past the leaving edge on each axis that the heading names.
    let ahead = CGPoint(
      x: heading.contains(.right) ? part.minX - origin.maxX : origin.minX - part.maxX,
      y: heading.contains(.down) ? part.minY - origin.maxY : origin.minY - part.maxY)
    if horizontal && vertical {
      // A part reaching into the quadrant counts by its nearest point.
      let reach = CGPoint(
        x: heading.contains(.right) ? part.maxX - origin.maxX : origin.minX - part.minX,
        y: heading.contains(.down) ? part.maxY - origin.maxY : origin.minY - part.minY)
      guard reach.x > 0, reach.y > 0 else { return .failure(RankFailure(miss: .outsideBeam)) }
      let dx = max(0, ahead.x)
      let dy = max(0, ahead.y)
      return .success((hypot(dx, dy), abs(dx - dy), 0))
    }
    let gap = horizontal ? ahead.x : ahead.y
    guard gap >= -Self.edgeTolerance else { return .failure(RankFailure(miss: .behindEdge)) }
    let (low, high, middle, ownMiddle) =
      horizontal
      ? (
        max(part.minY, origin.minY), min(part.maxY, origin.maxY), part.midY, origin.midY
      )
      : (
        max(part.minX, origin.minX), min(part.maxX, origin.maxX), part.midX, origin.midX
      )
    // What a scaled layout makes overlap by its rounding only touches.
    guard Self.rounded(high - low) > 0 else { return .failure(RankFailure(miss: .outsideBeam)) }
    return .success((max(0, gap), abs(middle - ownMiddle), high - low))
  }
}
