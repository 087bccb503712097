import Foundation

extension FocusTuning {
  /// A quantity of how focus looks or moves.
  public struct Parameter: Sendable {
    /// The unit of a value.
    package enum Unit: String, Sendable {
      case none = ""
      case seconds = "s"
      case points = "pt"
    }

    /// The place of the value in an appearance.
    enum Path: Sendable {
      case measure(WritableKeyPath<FocusAppearance, CGFloat> & Sendable)
      case number(WritableKeyPath<FocusAppearance, Double> & Sendable)
    }

    /// The name in files and in Swift code.
    public let name: String
    /// The title in lists.
    package let title: String
    /// The meaning in one sentence, as Markdown without links.
    package let meaning: String
    package let unit: Unit
    /// The range of values, in the unit (our choice).
    public let range: ClosedRange<Double>
    /// The distance from one value to the next when a key changes it.
    package let step: Double
    let path: Path

    private init(
      _ name: String, _ title: String, _ meaning: String, _ unit: Unit = .none,
      in range: ClosedRange<Double>, by step: Double, _ path: Path
    ) {
      (self.name, self.title, self.meaning, self.unit) = (name, title, meaning, unit)
      (self.range, self.step, self.path) = (range, step, path)
    }
  }
}

// MARK: The parameters

extension FocusTuning.Parameter {
  /// All parameters, in the order in which they are applied and listed: the damping comes before
  /// the response, whose duration depends on it.
  public static let all: [Self] = [
    damping, response, growth, shine, shadowOffset, shadowBlur, shadowOpacity,
  ]

  /// The damping ratio of the spring with which the focused item arrives.
  public static let damping = Self(
    "damping", "Damping",
    "The damping ratio of the spring with which the focused item arrives: 1 never passes its "
      + "target, less overshoots and comes back.",
    in: 0.3...1, by: 0.05, .number(\.motion.focusDamping))
  /// The response of that spring in seconds: the period that it would have without damping.
  public static let response = Self(
    "response", "Response",
    "The response of that spring: the period that it would have without damping.", .seconds,
    in: 0.02...2, by: 0.01, .number(\.motion.focusResponse))
  /// The points by which the longest side of a focused picture grows.
  public static let growth = Self(
    "growth", "Growth",
    "The growth of the longest side of a focused picture, as far as its scale stays within 1.3.",
    .points,
    in: 0...200, by: 2, .measure(\.lift.growth))
  /// The opacity (0–1) of the light on a focused picture.
  public static let shine = Self(
    "shine", "Shine", "The opacity of the light on a focused picture.",
    in: 0...1, by: 0.02, .measure(\.lift.shineOpacity))
  /// The distance of a focused item's shadow below it, in points.
  public static let shadowOffset = Self(
    "shadowOffset", "Shadow, down", "The distance of a focused item's shadow below it.", .points,
    in: 0...100, by: 1, .measure(\.lift.liftedShadow.offsetY))
  /// The standard deviation of the blur of that shadow, in points.
  public static let shadowBlur = Self(
    "shadowBlur", "Shadow, blur", "The standard deviation of the blur of that shadow.", .points,
    in: 0...100, by: 1, .measure(\.lift.liftedShadow.sigma))
  /// The opacity (0–1) of that shadow.
  public static let shadowOpacity = Self(
    "shadowOpacity", "Shadow, strength", "The opacity of that shadow before the blur.",
    in: 0...1, by: 0.02, .measure(\.lift.liftedShadow.color.alpha))

  /// The parameter with a name; nil if there is none.
  public init?(name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

// Parameters are the same if their names are.
extension FocusTuning.Parameter: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: Values

extension FocusTuning.Parameter {
  /// Returns the value `steps` steps away from another one, on the grid of whole steps and within
  /// the range.
  package func value(_ steps: Int, from value: Double) -> Double {
    let next = ((value / step).rounded() + Double(steps)) * step
    // Products of decimal fractions have errors that would be written to files.
    let rounded = (next * 10_000).rounded() / 10_000
    return min(max(rounded, range.lowerBound), range.upperBound)
  }

  /// Returns a value with its unit, rounded to three decimals.
  package func words(_ value: Double) -> String {
    let number = Self.number(value, decimals: 3)
    return unit == .none ? number : "\(number) \(unit.rawValue)"
  }

  /// Returns a number with at most this many decimals, and without zeros at its end.
  static func number(_ value: Double, decimals: Int) -> String {
    let factor = pow(10, Double(decimals))
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
