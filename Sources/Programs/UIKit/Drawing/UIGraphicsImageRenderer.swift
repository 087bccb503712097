import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The format of a picture: UIKit's `UIGraphicsImageRendererFormat`.
@MainActor
public final class UIGraphicsImageRendererFormat {
  /// A value without effect, as a picture is drawn at the resolution at which it is shown.
  public var scale: CGFloat = 1
  /// Whether the picture covers everything behind it.
  public var opaque = false

  /// Creates a format that is not opaque.
  public init() {}
  /// Returns a format that is not opaque.
  public static func preferred() -> UIGraphicsImageRendererFormat { Self() }
  /// Returns a format that is not opaque.
  public static func `default`() -> UIGraphicsImageRendererFormat { Self() }
}

/// The context in which a picture is drawn: UIKit's `UIGraphicsImageRendererContext`.
@MainActor
public final class UIGraphicsImageRendererContext {
  /// The drawing context.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat

  init(of bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(of: bounds)
    self.format = format
  }

  /// Fills a rectangle in the colour of `UIColor.setFill()`.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle in the colour of `UIColor.setStroke()`.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips everything that is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that makes pictures by drawing: UIKit's `UIGraphicsImageRenderer`.
///
/// A picture consists of shapes instead of pixels, so that it is sharp at every resolution.
@MainActor
public final class UIGraphicsImageRenderer {
  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }
  /// Creates a renderer for pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for pictures of a part of the drawing.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer for pictures of a part of the drawing.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns a picture of what `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(of: bounds, format)
    CGContext.stack.append(context.cgContext)
    actions(context)
    CGContext.stack.removeLast()
    return UIImage(
      Image(
        size: bounds.size, isOpaque: format.opaque, drawing: context.cgContext.drawing,
        origin: bounds.origin))
  }
}

extension CGContext {
  /// The contexts in use, inner ones last.
  fileprivate static var stack: [CGContext] = []
}

/// Returns the current context; nil for none.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

/// Fills a rectangle in the current context.
@MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Sets the colour of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
