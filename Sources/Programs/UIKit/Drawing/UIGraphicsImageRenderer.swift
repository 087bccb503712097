import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// How a picture is made: UIKit's `UIGraphicsImageRendererFormat`.
@MainActor
public final class UIGraphicsImageRendererFormat {
  /// Kept; a picture is drawn as finely as it is shown.
  public var scale: CGFloat = 1
  /// Whether the picture hides everything behind it.
  public var opaque = false

  /// Not opaque.
  public init() {}
  /// The same.
  public static func preferred() -> UIGraphicsImageRendererFormat { Self() }
  /// The same.
  public static func `default`() -> UIGraphicsImageRendererFormat { Self() }
}

/// What a picture is drawn in: UIKit's `UIGraphicsImageRendererContext`.
@MainActor
public final class UIGraphicsImageRendererContext {
  /// What is drawn into.
  public let cgContext: CGContext
  /// As the renderer was given it.
  public let format: UIGraphicsImageRendererFormat

  init(of bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(of: bounds)
    self.format = format
  }

  /// Fills a rectangle in the colour of `UIColor.setFill()`.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line around a rectangle in the colour of `UIColor.setStroke()`.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Confines what is drawn from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing: UIKit's `UIGraphicsImageRenderer`.
///
/// What is drawn is kept as shapes, not as pixels: it is as fine as what it is shown on.
@MainActor
public final class UIGraphicsImageRenderer {
  /// As it was given.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Of pictures that are `size` large, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }
  /// Of pictures that are `size` large, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Of pictures of a part of what is drawn.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Of pictures of a part of what is drawn.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// A picture of what `actions` draws.
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
  /// What is drawn into now, inner ones last.
  fileprivate static var stack: [CGContext] = []
}

/// What is drawn into now; nil: nothing.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

/// Fills a rectangle in what is drawn into now.
@MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Fills and draws lines with this from now on.
  public func set() {
    setFill()
    setStroke()
  }
  /// Fills with this from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Draws lines with this from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
