import Foundation
import HaloDisplayList

/// A function from colour to colour: UIKit's `UIConfigurationColorTransformer`.
public struct ConfigurationColorTransformer: Sendable {
  /// The function from the colour of the configuration to the drawn colour.
  public let transform: @Sendable (Color) -> Color

  /// Creates a transformer; `transform` should depend on the colour alone, as it may run on any
  /// thread.
  public init(_ transform: @escaping @Sendable (Color) -> Color) { self.transform = transform }

  /// Returns the colour that ``transform`` makes of `color`.
  public func callAsFunction(_ color: Color) -> Color { transform(color) }

  /// A transformer that removes the hue and keeps the luminance and the alpha.
  public static let grayscale = ConfigurationColorTransformer { color in
    Color(white: Color.channel(linear: color.relativeLuminance), alpha: color.alpha)
  }
}

/// A colour of a configuration: the one that was set explicitly, else that of the state.
package struct ConfigurationColor: Sendable {
  /// Two colours of content: without and with the background that appears behind it.
  ///
  /// The content changes from one to the other at once, as a blend would be grey on grey half way.
  package struct Pair: Sendable, Hashable {
    package var rest: Color
    package var raised: Color
    /// The colour of the background if that has a hue; nil if contrast alone decides the change.
    package var surface: Color?

    /// Creates a pair; nil if the raised colour, and so every blend, is readable without the
    /// background too.
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

  /// The pair to be drawn; nil if one colour serves for both.
  package var resolvedPair: Pair? {
    guard given == nil, let pair else { return nil }
    return transformer.map(pair.transformed) ?? pair
  }
}
