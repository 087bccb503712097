import FocusEngine
import Foundation

/// The distance, the size of the display and the sight with which a screen is seen.
///
/// The screen fills the display. Halo's choice are the displays of 55 and 24 inches, and a sight of
/// 20/60 before a television.
public struct ViewingConditions: Hashable, Sendable, Codable {
  /// The distance from the eye to the display, in metres.
  public var distance: Double
  /// The diagonal of the display, in inches.
  public var diagonal: Double
  /// The denominator of the sight by Snellen's fraction: 20 for normal sight of 20/20, 60 for 20/60.
  public var acuity: Double

  /// Creates conditions; all three must be positive.
  public init(distance: Double, diagonal: Double, acuity: Double) {
    (self.distance, self.diagonal, self.acuity) = (distance, diagonal, acuity)
  }

  /// A television of 55 inches, 3 m away, with a sight of 20/60.
  public static let television = ViewingConditions(distance: 3, diagonal: 55, acuity: 60)
  /// A display of 24 inches from which someone with normal sight has stepped back, to 3 m.
  public static let desktop = ViewingConditions(distance: 3, diagonal: 24, acuity: 20)

  /// Returns the conditions for a focus model: those of a television where items lift.
  public static func usual(for model: FocusModel?) -> ViewingConditions {
    model?.look == .lift ? television : desktop
  }

  /// The limits of ``distance``, in metres.
  public static let distances = 0.1...100.0
  /// The limits of ``diagonal``, in inches.
  public static let diagonals = 1.0...1000.0
  /// The limits of ``acuity``.
  public static let acuities = 10.0...2000.0

  /// The angle between two lines that can just be told apart, in minutes of arc: 1 with normal sight
  /// (ISO 8596).
  public var resolution: Double { acuity / 20 }

  /// The standard deviation of the blur per angle of resolution.
  ///
  /// A grating whose lines can just be told apart keeps 5 % of its contrast (our choice): the
  /// Gaussian is `exp(-2 (π σ f)²)` at the frequency f of one period in two angles of resolution.
  private static let spread = (2 * log(20.0)).squareRoot() / .pi

  /// Returns the standard deviation of the eye's blur, in points of a screen of this size in points.
  public func blur(in size: CGSize) -> Double {
    let diagonal = hypot(size.width, size.height)
    guard diagonal > 0 else { return 0 }
    let millimetres = self.diagonal * 25.4 / diagonal
    let minutes = 2 * atan(millimetres / 2 / (distance * 1000)) * 180 / .pi * 60
    return Self.spread * resolution / minutes
  }

  /// The conditions in words.
  public var words: String {
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : String(format: "%.1f", value)
    }
    return "from \(number(distance)) m, \(number(diagonal)) inches, sight 20/\(number(acuity))"
  }
}
