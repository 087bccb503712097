import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph
import HaloSystemSymbols

/// A picture, or a symbol that takes the tint of what shows it.
@MainActor
public final class UIImage {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// A symbol takes the tint, a picture keeps its colours.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How large a symbol is, and how heavy.
  @MainActor
  public class Configuration {
    init() {}
  }

  /// How large a symbol is; weights are drawn as one.
  public final class SymbolConfiguration: Configuration {
    let pointSize: CGFloat?

    /// As large as goes with text of this size, in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    /// The same; every weight is drawn as regular.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }
    /// The same, larger or smaller by the scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(pointSize: pointSize * scale.factor)
    }
    /// As large as goes with this font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// As large as goes with this style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: textStyle.font) }
    /// As large as the symbol was, and larger or smaller by the scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: UIFont.labelFontSize * scale.factor)
    }
  }

  /// How heavy a symbol's lines are; all are drawn as regular.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside its text.
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

  /// Where the content is from.
  private enum Source {
    /// Of a name that has a symbol. Its drawing is made when it is seen: a program may ask for
    /// thousands, to find out which there are.
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
  /// As asked for.
  public let renderingMode: RenderingMode
  /// Instead of the tint; nil: the tint of what shows the symbol.
  let color: UIColor?

  private init(source: Source, renderingMode: RenderingMode = .automatic, color: UIColor? = nil) {
    self.source = source
    self.renderingMode = renderingMode
    self.color = color
  }

  convenience init(_ content: Content) { self.init(source: .content(content)) }

  /// A drawing of Halo's own under the name of a symbol of Apple's; a plain mark where there is none.
  ///
  /// Nil for a name that no symbol could have.
  public convenience init?(systemName name: String) { self.init(systemName: name, in: 17) }

  /// The same, as large as `configuration` says.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(systemName: name, in: (configuration as? SymbolConfiguration)?.pointSize ?? 17)
  }

  private convenience init?(systemName name: String, in pointSize: CGFloat) {
    guard SystemSymbol.isName(name) else { return nil }
    self.init(source: .systemName(name, pointSize: pointSize))
  }

  /// A picture of Halo's.
  public convenience init(_ image: Image) { self.init(.picture(image)) }

  /// In points; of a symbol as large as goes with its text.
  public var size: CGSize {
    switch source {
    case .systemName(_, let pointSize), .content(.symbol(_, _, let pointSize)):
      // A line of text is about a fifth higher than its size, and so are symbols.
      let side = (pointSize * 1.2).rounded()
      return CGSize(width: side, height: side)
    case .content(.picture(let image)): return image.size
    }
  }
  /// Whether this is a symbol rather than a picture.
  public var isSymbolImage: Bool { symbolName != nil }
  /// The name under which the symbol was asked for; nil of a picture.
  package var symbolName: String? {
    switch source {
    case .systemName(let name, _), .content(.symbol(_, let name, _)): name
    case .content(.picture): nil
    }
  }

  /// The same, treated otherwise.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode, color: color)
  }
  /// The same in one colour, whatever the tint.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source: source, renderingMode: .alwaysTemplate, color: color)
  }
  /// The same in one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode, color: color)
  }
  /// The same symbol in another size; a picture itself.
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
  /// The same as ``applyingSymbolConfiguration(_:)``.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// As it is drawn in a view.
  func image(in view: View) -> Image {
    image(filled: (color ?? .tintColor).color(in: view))
  }

  /// As it is drawn with this colour in the place of the tint.
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
  /// Whether both show the same: the same picture, or the same symbol in the same size and colour.
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

  /// By picture, or by name.
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
  /// Lines and areas in one colour, in a space that is `size` large.
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
