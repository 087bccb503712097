import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The border, corners, shadow, order and opacity of a view, under the names of Core Animation.
///
/// A layer reads and writes its view; all layers of a view are equal. There are no layers without a
/// view.
@MainActor
public final class CALayer {
  private let view: View

  init(of view: View) { self.view = view }

  /// The colour of the line along the inside of the edge, which is drawn if ``borderWidth`` is
  /// above 0; black by default.
  public var borderColor: CGColor? {
    get { view.plainBorderColor ?? .black }
    set {
      // The line of a view is initially 1 point wide, that of a layer 0.
      if view.plainBorderColor == nil { view.borderWidth = 0 }
      view.plainBorderColor = newValue
    }
  }
  /// The width of the line, in points; 0 by default.
  public var borderWidth: CGFloat {
    get { view.plainBorderColor == nil ? 0 : view.borderWidth }
    set {
      view.borderWidth = newValue
      // Black is Core Animation's default.
      if newValue > 0, view.plainBorderColor == nil { view.plainBorderColor = .black }
    }
  }
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius }
    set {
      // The corners of a layer are circular by default.
      if view.cornerRadius == 0, newValue > 0 { view.cornerCurve = .circular }
      view.cornerRadius = newValue
    }
  }
  /// The curve of the corners.
  public var cornerCurve: CornerCurve {
    get { view.cornerCurve }
    set { view.cornerCurve = newValue }
  }
  /// Whether subviews are clipped to the bounds.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
  /// The opacity of the view, 0...1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }
  /// The order among siblings; larger values are drawn later.
  public var zPosition: CGFloat {
    get { view.zPosition }
    set { view.zPosition = newValue }
  }
  /// The colour that fills the bounds; nil for none.
  public var backgroundColor: CGColor? {
    get { view.plainBackgroundColor.alpha == 0 ? nil : view.plainBackgroundColor }
    set { view.plainBackgroundColor = newValue ?? .clear }
  }
  /// The frame in the superlayer's coordinates, in points.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }
  /// The bounds in the layer's own coordinates, in points.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }
  /// The centre in the superlayer's coordinates, in points.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  // MARK: Shadow

  /// The colour of the shadow, returned with full alpha and never as nil; black by default.
  ///
  /// Setting nil removes the shadow.
  public var shadowColor: CGColor? {
    get { (view.shadow?.color ?? .black).withAlphaComponent(1) }
    set {
      setShadow { shadow in
        shadow.color = (newValue ?? .clear)
          .withAlphaComponent(newValue == nil ? 0 : shadow.color.alpha)
      }
    }
  }
  /// The opacity of the shadow, 0...1; 0, for no shadow, by default.
  public var shadowOpacity: Float {
    get { Float(view.shadow?.color.alpha ?? 0) }
    set { setShadow { $0.color = $0.color.withAlphaComponent(CGFloat(newValue)) } }
  }
  /// The standard deviation of the blur, in points.
  public var shadowRadius: CGFloat {
    get { view.shadow?.sigma ?? Self.defaultShadow.sigma }
    set { setShadow { $0.sigma = newValue } }
  }
  /// The offset of the shadow in points; the width is ignored, as shadows fall straight down.
  public var shadowOffset: CGSize {
    get { CGSize(width: 0, height: view.shadow?.offsetY ?? Self.defaultShadow.offsetY) }
    set { setShadow { $0.offsetY = newValue.height } }
  }

  /// Core Animation's default shadow, which is offset upwards and invisible.
  private static let defaultShadow = Shadow(
    offsetY: -3, sigma: 3, color: .black.withAlphaComponent(0))

  private func setShadow(_ change: (inout Shadow) -> Void) {
    var shadow = view.shadow ?? Self.defaultShadow
    change(&shadow)
    view.shadow = shadow
  }
}

extension CALayer: @MainActor Equatable {
  /// Returns whether both belong to the same view.
  public static func == (a: CALayer, b: CALayer) -> Bool { a.view === b.view }
}
