import FocusGeometry
import Foundation

/// Returns the result of Android's own loop over pairs, for comparison (Android, FocusFinder).
///
/// The result may depend on the order of the list: of two equal candidates the first wins, and
/// "better" is not transitive. Takes O(n).
///
/// - Returns: the index of the winner; nil if nothing lies ahead.
func androidLoop(from: CGRect, heading: FocusHeading, among: [CGRect]) -> Int? {
  let own = Turned(from, heading)
  let isHorizontal = !heading.isDisjoint(with: [.left, .right])
  var best: (index: Int, place: Turned)?
  for (index, rect) in among.enumerated() {
    let place = Turned(rect, heading)
    guard own.admits(place) else { continue }
    guard let old = best else {
      best = (index, place)
      continue
    }
    if own.isBetter(place, than: old.place, isHorizontal: isHorizontal) { best = (index, place) }
  }
  return best?.index
}

/// A rectangle turned so that the heading points towards larger numbers.
private struct Turned {
  var near: Double
  var far: Double
  var low: Double
  var high: Double

  init(_ rect: CGRect, _ heading: FocusHeading) {
    switch heading {
    case .right: (near, far, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    case .left: (near, far, low, high) = (-rect.maxX, -rect.minX, rect.minY, rect.maxY)
    case .down: (near, far, low, high) = (rect.minY, rect.maxY, rect.minX, rect.maxX)
    default: (near, far, low, high) = (-rect.maxY, -rect.minY, rect.minX, rect.maxX)
    }
  }

  func admits(_ other: Turned) -> Bool {
    (near < other.near || far <= other.near) && far < other.far
  }

  func isBetter(_ a: Turned, than b: Turned, isHorizontal: Bool) -> Bool {
    if beamBeats(a, b, isHorizontal: isHorizontal) { return true }
    if beamBeats(b, a, isHorizontal: isHorizontal) { return false }
    return weight(a) < weight(b)
  }

  private func beamBeats(_ a: Turned, _ b: Turned, isHorizontal: Bool) -> Bool {
    guard isInBeam(a), !isInBeam(b) else { return false }
    return far > b.near || isHorizontal || major(a) < max(1, b.far - far)
  }

  private func isInBeam(_ other: Turned) -> Bool { other.high > low && other.low < high }

  private func major(_ other: Turned) -> Double { max(0, other.near - far) }

  private func weight(_ other: Turned) -> Double {
    let minor = (other.low + other.high) / 2 - (low + high) / 2
    return 13 * major(other) * major(other) + minor * minor
  }
}
