import Foundation

/// Changes to how focus looks and moves, as values of a few parameters.
///
/// It contains only what differs from an appearance, so it can be applied to any: light or dark,
/// for a desktop or a television. The instrument Tune makes one, `halo tune` prints one as Swift,
/// and layouts hold one in their field `tuning`.
///
/// ```swift
/// window.appearance = window.appearance.tuned(by: [.response: 0.2, .growth: 84])
/// ```
public struct FocusTuning: Hashable, Sendable {
  /// The values by their parameters; the others keep those of the appearance.
  private var values: [Parameter: Double] = [:]

  /// Creates a tuning that changes nothing.
  public init() {}

  /// Creates a tuning with the values of an appearance for all parameters.
  package init(allOf appearance: FocusAppearance) {
    for parameter in Parameter.all { self[parameter] = appearance[parameter] }
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a parameter in its unit; nil where the appearance decides.
  ///
  /// A value outside of the parameter's range becomes the nearest one in it.
  public subscript(parameter: Parameter) -> Double? {
    get { values[parameter] }
    set {
      values[parameter] = newValue.map {
        min(max($0, parameter.range.lowerBound), parameter.range.upperBound)
      }
    }
  }

  /// The parameters that have a value, in the order of ``Parameter/all``.
  package var parameters: [Parameter] { Parameter.all.filter { values[$0] != nil } }

  /// Returns this tuning with the values of another one instead of its own where that has any.
  package func overridden(by other: FocusTuning) -> FocusTuning {
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }
}

extension FocusTuning: ExpressibleByDictionaryLiteral {
  /// Creates a tuning from values; of several for one parameter the last one counts.
  public init(dictionaryLiteral elements: (Parameter, Double)...) {
    for (parameter, value) in elements { self[parameter] = value }
  }
}

extension FocusAppearance {
  /// Returns the appearance with the values of a tuning.
  public func tuned(by tuning: FocusTuning) -> FocusAppearance {
    var new = self
    for parameter in tuning.parameters {
      guard let value = tuning[parameter] else { continue }
      new[parameter] = value
    }
    return new
  }

  /// The value of a parameter, in its unit.
  package subscript(parameter: FocusTuning.Parameter) -> Double {
    get {
      switch parameter.path {
      case .measure(let path): Double(self[keyPath: path])
      case .number(let path): self[keyPath: path]
      }
    }
    set {
      switch parameter.path {
      case .measure(let path): self[keyPath: path] = CGFloat(newValue)
      case .number(let path): self[keyPath: path] = newValue
      }
    }
  }
}
