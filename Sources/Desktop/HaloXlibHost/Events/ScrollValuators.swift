import FocusGeometry
import Foundation

/// Notches of wheels and touchpads, told from the scroll valuators of their devices.
///
/// A valuator's value is the sum of all that its device has ever scrolled, for any program. So a
/// distance is the difference of two values, and only where no other program can have received
/// events between them (XInput2; Decisions).
struct ScrollValuators {
  enum Direction: Hashable {
    case horizontal, vertical
  }

  /// A valuator that scrolls.
  struct Axis: Hashable {
    var number: Int
    var direction: Direction
    /// What one notch adds to its value; below 0 where up and left count up.
    var increment: Double
  }

  /// Notches; a larger difference in one event was scrolled for another program.
  static let mostNotches = 20.0

  private struct Valuator: Hashable {
    var device: Int
    var number: Int
  }

  private var axes: [Int: [Axis]] = [:]
  private var values: [Valuator: Double] = [:]

  /// Tells what a device scrolls with from now on, and forgets all values.
  mutating func setAxes(_ axes: [Axis], of device: Int) {
    self.axes[device] = axes.filter { $0.increment != 0 && $0.increment.isFinite }
    forgetValues()
  }

  /// Makes the next value of each valuator a new start: the device may have scrolled elsewhere.
  mutating func forgetValues() { values.removeAll(keepingCapacity: true) }

  /// How many notches a device has scrolled, right and down, with an event that tells these values
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
