import FocusGeometry
import Foundation

/// Clicks that follow each other soon and in one place: a double click, a triple click.
package struct ClickSeries {
  /// Of the series that the last click belongs to.
  private(set) var count = 0
  private var place = CGPoint.zero
  private var time: TimeInterval = 0

  /// Seconds and points within which two clicks belong together: what desktops on X begin with.
  package static let pause: TimeInterval = 0.4
  package static let slack: CGFloat = 5

  mutating func click(at place: CGPoint, _ time: TimeInterval) {
    let isNear =
      max(abs(place.x - self.place.x), abs(place.y - self.place.y)) <= Self.slack
    count = isNear && time - self.time <= Self.pause ? count + 1 : 1
    (self.place, self.time) = (place, time)
  }
}
