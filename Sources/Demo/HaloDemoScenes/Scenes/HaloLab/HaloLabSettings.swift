import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// A parameter of a halo that can be changed by hand.
enum HaloLabParameter: String, CaseIterable, Sendable {
  case shape, curve, radius
  case outline, position, reference, container
  case clip, room
  case width, gap, tint

  /// The groups of the list, each with a heading.
  static let groups: [(title: String, parameters: [HaloLabParameter])] = [
    ("Item", [.shape, .curve, .radius]),
    ("Effect", [.outline, .position, .reference, .container]),
    ("Around the item", [.clip, .room]),
    ("Ring", [.width, .gap, .tint]),
  ]

  var title: String {
    switch self {
    case .clip: "Clipping"
    case .radius: "Corner radius"
    default: rawValue.capitalized
    }
  }

  /// The possible values in words.
  var values: [String] {
    switch self {
    case .shape: HaloLabShape.allCases.map(\.name)
    case .outline: ["Inferred", "Given"]
    case .curve: ["Continuous", "Circular"]
    case .radius: Self.radii.map { "\(Int($0)) pt" }
    case .position: ["Automatic", "Outside", "Inside"]
    case .reference: ["Whole item", "Picture"]
    case .container: ["Found", "Stage"]
    case .clip: ["None", "Rectangle", "Rounded"]
    case .room: Self.rooms.map { "\(Int($0)) pt" }
    case .width: Self.widths.map { "\(Int($0)) pt" }
    case .gap: Self.gaps.map { "\(Int($0)) pt" }
    case .tint: HaloLabTint.allCases.map(\.name)
    }
  }

  /// Whether the first value follows the last; numbers do not wrap.
  var wraps: Bool {
    switch self {
    case .radius, .room, .width, .gap: false
    default: true
    }
  }

  fileprivate static let radii: [CGFloat] = Array(stride(from: 0, through: 96, by: 4))
  fileprivate static let rooms: [CGFloat] = Array(stride(from: 0, through: 24, by: 1))
  fileprivate static let widths: [CGFloat] = Array(stride(from: 1, through: 10, by: 1))
  fileprivate static let gaps: [CGFloat] = Array(stride(from: 0, through: 10, by: 1))
}

/// The chosen values of all parameters.
struct HaloLabSettings: Equatable {
  private var chosen: [HaloLabParameter: Int] = [
    .shape: 1, .radius: 7, .reference: 1, .room: 12,
  ]

  /// Chooses the settings nearest to the ring of `style`.
  init(_ style: HaloStyle) {
    // All parameters are set, so that settings with the same values are equal.
    for parameter in HaloLabParameter.allCases where chosen[parameter] == nil {
      chosen[parameter] = 0
    }
    chosen[.width] = Self.nearest(style.width, in: HaloLabParameter.widths)
    chosen[.gap] = Self.nearest(style.gap, in: HaloLabParameter.gaps)
  }

  private static func nearest(_ value: CGFloat, in values: [CGFloat]) -> Int {
    values.indices.min { abs(values[$0] - value) < abs(values[$1] - value) } ?? 0
  }

  func index(of parameter: HaloLabParameter) -> Int { chosen[parameter] ?? 0 }

  func value(of parameter: HaloLabParameter) -> String {
    parameter.values[index(of: parameter)]
  }

  /// Changes a parameter by `step` values; numbers stop at their ends, other values wrap.
  mutating func change(_ parameter: HaloLabParameter, by step: Int) {
    chosen[parameter] = index(of: parameter, after: step)
  }

  /// Returns whether there is another value `step` values further.
  func canChange(_ parameter: HaloLabParameter, by step: Int) -> Bool {
    index(of: parameter, after: step) != index(of: parameter)
  }

  private func index(of parameter: HaloLabParameter, after step: Int) -> Int {
    let count = parameter.values.count
    let next = index(of: parameter) + step
    return parameter.wraps ? (next % count + count) % count : max(0, min(count - 1, next))
  }

  /// Returns whether the parameter has an effect with the current values of the others.
  func acts(_ parameter: HaloLabParameter) -> Bool {
    switch parameter {
    case .curve: shape == .rounded && radius > 0
    case .radius: shape == .rounded
    case .room: index(of: .clip) != 0
    default: true
    }
  }

  var shape: HaloLabShape { HaloLabShape.allCases[index(of: .shape)] }
  var infersOutline: Bool { index(of: .outline) == 0 }
  var curve: CornerCurve { index(of: .curve) == 0 ? .continuous : .circular }
  var radius: CGFloat { HaloLabParameter.radii[index(of: .radius)] }
  var position: FocusHaloEffect.Position {
    FocusHaloEffect.Position(rawValue: index(of: .position)) ?? .automatic
  }
  /// Whether the picture is the effect's reference view, so that the ring is between the picture
  /// and its badge.
  var refersToPicture: Bool { index(of: .reference) == 1 }
  var hasContainer: Bool { index(of: .container) == 1 }
  var clips: Bool { index(of: .clip) != 0 }
  /// The corner radius of the clipping view, in points.
  var clipRadius: CGFloat { index(of: .clip) == 2 ? 48 : 0 }
  /// The space between the item and the edge of the clipping view, in points.
  var room: CGFloat { HaloLabParameter.rooms[index(of: .room)] }
  var width: CGFloat { HaloLabParameter.widths[index(of: .width)] }
  var gap: CGFloat { HaloLabParameter.gaps[index(of: .gap)] }
  var tint: HaloLabTint { HaloLabTint.allCases[index(of: .tint)] }
}
