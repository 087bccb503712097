import Foundation
import HaloDisplayList

/// Makes another colour of one: UIKit's `UIConfigurationColorTransformer`.
public struct ConfigurationColorTransformer: Sendable {
  /// From the colour of the configuration to the one that is drawn.
  public let transform: @Sendable (Color) -> Color

  /// `transform` should depend on the colour alone, as it may run on any thread.
  public init(_ transform: @escaping @Sendable (Color) -> Color) { self.transform = transform }

  /// The colour that ``transform`` makes of `color`.
  public func callAsFunction(_ color: Color) -> Color { transform(color) }

  /// As light as the colour, without its hue.
  public static let grayscale = ConfigurationColorTransformer { color in
    Color(white: Color.channel(linear: color.relativeLuminance), alpha: color.alpha)
  }
}

/// A colour of a configuration: the one that was set by hand, else the state's.
package struct ConfigurationColor: Sendable {
  /// Two colours of a mark: without and with the background that appears behind it.
  ///
  /// The mark changes at once from one to the other: a blend would be grey on grey half way.
  package struct Pair: Sendable, Hashable {
    package var rest: Color
    package var raised: Color
    /// Of the background, where that has a hue; nil: contrast alone decides when to change.
    package var surface: Color?

    /// nil where the raised colour is readable without the background too, and so every blend.
    init?(rest: Color, raised: Color, surface: Color?, isDark: Bool) {
      let ground: Color = isDark ? .black : .white
      guard ground.contrastRatio(with: rest) > ground.contrastRatio(with: raised) else {
        return nil
      }
      self.rest = rest
      self.raised = raised
      self.surface = surface
    }

    func transformed(by transformer: ConfigurationColorTransformer) -> Pair {
      var result = self
      result.rest = transformer(rest)
      result.raised = transformer(raised)
      return result
    }
  }

  var given: Color?
  var standard: Color
  var pair: Pair?
  var transformer: ConfigurationColorTransformer?

  init(standard: Color) { self.standard = standard }

  var color: Color {
    get { given ?? standard }
    set { given = newValue }
  }

  package var resolved: Color { transformer?(color) ?? color }

  /// nil where one colour serves for both.
  package var resolvedPair: Pair? {
    guard given == nil, let pair else { return nil }
    return transformer.map(pair.transformed) ?? pair
  }
}
