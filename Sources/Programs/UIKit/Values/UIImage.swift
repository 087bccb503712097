import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph
import HaloSystemSymbols

/// A picture, or a symbol in the tint of the view that shows it.
@MainActor
public final class UIImage {
  /// Whether an image keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// A symbol takes the tint, and a picture keeps its colours.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// A configuration of an image.
  @MainActor
  public class Configuration {
    init() {}
  }

  /// The size of a symbol; its weight has no effect.
  public final class SymbolConfiguration: Configuration {
    let pointSize: CGFloat?

    /// Creates a size that matches text of a size in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    /// Creates a size that matches text of a size in points; every weight is drawn as regular.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }
    /// Creates a size that matches text of a size in points, multiplied by the scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(pointSize: pointSize * scale.factor)
    }
    /// Creates a size that matches a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// Creates a size that matches the font of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: textStyle.font) }
    /// Creates a size that matches labels, multiplied by the scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: UIFont.labelFontSize * scale.factor)
    }
  }

  /// The weight of a symbol's lines; all are drawn as regular.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to its text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1, unspecified, small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.25
      default: 1
      }
    }
  }

  enum Content {
    case symbol(Symbol, name: String, pointSize: CGFloat)
    case picture(Image)
  }

  /// The source of the content.
  private enum Source {
    /// The name of a symbol, which is created when it is shown: a program may request thousands, to
    /// find out which exist.
    case systemName(String, pointSize: CGFloat)
    case content(Content)
  }

  private let source: Source
  var content: Content {
    switch source {
    case .content(let content): content
    case .systemName(let name, let pointSize):
      .symbol(SystemSymbol.named(name) ?? Symbol(), name: name, pointSize: pointSize)
    }
  }
  /// The rendering mode that was requested.
  public let renderingMode: RenderingMode
  /// The colour that replaces the tint; nil for the tint of the view that shows the symbol.
  let color: UIColor?

  private init(source: Source, renderingMode: RenderingMode = .automatic, color: UIColor? = nil) {
    self.source = source
    self.renderingMode = renderingMode
    self.color = color
  }

  convenience init(_ content: Content) { self.init(source: .content(content)) }

  /// Creates Halo's own drawing under the name of one of Apple's symbols, or a plain mark if there
  /// is none.
  ///
  /// The result is nil for a string that cannot be the name of a symbol.
  public convenience init?(systemName name: String) { self.init(systemName: name, in: 17) }

  /// Creates a symbol in the size of a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(systemName: name, in: (configuration as? SymbolConfiguration)?.pointSize ?? 17)
  }

  private convenience init?(systemName name: String, in pointSize: CGFloat) {
    guard SystemSymbol.isName(name) else { return nil }
    self.init(source: .systemName(name, pointSize: pointSize))
  }

  /// Creates an image from a picture of Halo.
  public convenience init(_ image: Image) { self.init(.picture(image)) }

  /// The size in points; that of a symbol matches its text.
  public var size: CGSize {
    switch source {
    case .systemName(_, let pointSize), .content(.symbol(_, _, let pointSize)):
      // A line of text is about a fifth higher than its font size, and so are symbols.
      let side = (pointSize * 1.2).rounded()
      return CGSize(width: side, height: side)
    case .content(.picture(let image)): return image.size
    }
  }
  /// Whether the image is a symbol instead of a picture.
  public var isSymbolImage: Bool { symbolName != nil }
  /// The name under which the symbol was requested; nil for a picture.
  package var symbolName: String? {
    switch source {
    case .systemName(let name, _), .content(.symbol(_, let name, _)): name
    case .content(.picture): nil
    }
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode, color: color)
  }
  /// Returns the image in one colour instead of the tint.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source: source, renderingMode: .alwaysTemplate, color: color)
  }
  /// Returns the image with a colour and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode, color: color)
  }
  /// Returns the symbol in another size, or a picture unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    let size = configuration.pointSize
    let new: Source =
      switch source {
      case .systemName(let name, let old): .systemName(name, pointSize: size ?? old)
      case .content(.symbol(let symbol, let name, let old)):
        .content(.symbol(symbol, name: name, pointSize: size ?? old))
      case .content(.picture): source
      }
    return UIImage(source: new, renderingMode: renderingMode, color: color)
  }
  /// Returns the same as ``applyingSymbolConfiguration(_:)``.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// Returns the image as it is drawn in a view.
  func image(in view: View) -> Image {
    image(filled: (color ?? .tintColor).color(in: view))
  }

  /// Returns the image as it is drawn with a colour in place of the tint.
  func image(filled color: @autoclosure () -> Color) -> Image {
    switch content {
    case .picture(let image):
      guard renderingMode == .alwaysTemplate else { return image }
      var drawing = Drawing()
      drawing.fill(image.drawing.silhouette, with: color())
      return Image(size: image.size, isOpaque: false, drawing: drawing, origin: image.origin)
    case .symbol(let symbol, _, _):
      return Image(size: size, isOpaque: false, drawing: symbol.drawing(in: color(), size: size))
    }
  }
}

extension UIImage: @MainActor Hashable {
  /// Returns whether both show the same: an equal picture, or the same symbol in the same size and
  /// colour.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    guard a !== b else { return true }
    guard a.renderingMode == b.renderingMode, a.color == b.color else { return false }
    switch (a.source, b.source) {
    case (.content(.picture(let one)), .content(.picture(let other))): return one == other
    case (.content(.picture), _), (_, .content(.picture)): return false
    default:
      guard a.symbolName == b.symbolName, a.size == b.size else { return false }
      return a.symbolName != "" || a.symbol == b.symbol
    }
  }

  /// Hashes the picture, or the name and the size of the symbol.
  public func hash(into hasher: inout Hasher) {
    if case .content(.picture(let image)) = source {
      hasher.combine(image)
    } else {
      hasher.combine(symbolName)
      hasher.combine(size)
    }
  }
}

extension Symbol {
  /// Returns a drawing of the symbol in one colour, in a square that fits into `size`.
  fileprivate func drawing(in color: Color, size: CGSize) -> Drawing {
    let scale = min(size.width, size.height) / grid
    let fit = CGAffineTransform(scaleX: scale, y: scale)
    var drawing = Drawing()
    if let fill { drawing.fill(fill.applying(fit), with: color) }
    if let stroke {
      drawing.stroke(stroke.applying(fit), width: lineWidth * scale, color: color)
    }
    return drawing
  }
}
