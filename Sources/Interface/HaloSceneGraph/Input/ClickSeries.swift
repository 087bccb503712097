import FocusGeometry
import Foundation

/// Clicks that follow each other quickly at one point, such as a double or triple click.
package struct ClickSeries {
  /// The number of clicks in the last series: 2 after a double click.
  private(set) var count = 0
  private var place = CGPoint.zero
  private var time: TimeInterval = 0

  /// The largest pause in seconds and distance in points between two clicks of a series: the
  /// defaults of desktops on X.
  package static let pause: TimeInterval = 0.4
  package static let slack: CGFloat = 5

  mutating func click(at place: CGPoint, _ time: TimeInterval) {
    let isNear =
      max(abs(place.x - self.place.x), abs(place.y - self.place.y)) <= Self.slack
    count = isNear && time - self.time <= Self.pause ? count + 1 : 1
    (self.place, self.time) = (place, time)
  }
}
