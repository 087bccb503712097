import FocusGeometry
import Foundation

/// Computes notches of wheels and touchpads from the scroll valuators of their devices.
///
/// A valuator's value is the sum of everything that its device has ever scrolled, for any program.
/// A distance is therefore the difference of two values, and only valid if no other program can
/// have received events between them (XInput2; Decisions).
struct ScrollValuators {
  enum Direction: Hashable {
    case horizontal, vertical
  }

  /// A valuator that scrolls.
  struct Axis: Hashable {
    var number: Int
    var direction: Direction
    /// The change of the value for one notch; negative if the value grows upwards or to the left.
    var increment: Double
  }

  /// The largest number of notches in one event; a larger difference was scrolled for another
  /// program.
  static let mostNotches = 20.0

  private struct Valuator: Hashable {
    var device: Int
    var number: Int
  }

  private var axes: [Int: [Axis]] = [:]
  private var values: [Valuator: Double] = [:]

  /// Sets the axes of a device and forgets all values.
  mutating func setAxes(_ axes: [Axis], of device: Int) {
    self.axes[device] = axes.filter { $0.increment != 0 && $0.increment.isFinite }
    forgetValues()
  }

  /// Makes the next value of each valuator a new start, since the device may have scrolled
  /// elsewhere.
  mutating func forgetValues() { values.removeAll(keepingCapacity: true) }

  /// Returns the notches that a device has scrolled, to the right and down, given an event's values
  /// by valuator.
  mutating func notches(of device: Int, values told: [Int: Double]) -> CGVector {
    var notches = CGVector.zero
    guard let axes = axes[device] else { return notches }
    for axis in axes {
      guard let value = told[axis.number] else { continue }
      let valuator = Valuator(device: device, number: axis.number)
      guard let before = values.updateValue(value, forKey: valuator) else { continue }
      let way = (value - before) / axis.increment
      guard abs(way) <= Self.mostNotches else { continue }
      switch axis.direction {
      case .horizontal: notches.dx += way
      case .vertical: notches.dy += way
      }
    }
    return notches
  }
}
