import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// What programs ask of a view's layer: border, corners, shadow, order and opacity.
///
/// Reads and writes the view; two layers of one view are the same. Layers of their own are absent.
@MainActor
public final class CALayer {
  private let view: View

  init(of view: View) { self.view = view }

  /// Of the line along the inside of the edge; drawn where ``borderWidth`` is more than 0.
  public var borderColor: CGColor? {
    get { view.plainBorderColor ?? .black }
    set {
      // A view's line is 1 point wide at first, a layer's 0.
      if view.plainBorderColor == nil { view.borderWidth = 0 }
      view.plainBorderColor = newValue
    }
  }
  /// In points; 0 where no colour is set.
  public var borderWidth: CGFloat {
    get { view.plainBorderColor == nil ? 0 : view.borderWidth }
    set {
      view.borderWidth = newValue
      // As Core Animation's default.
      if newValue > 0, view.plainBorderColor == nil { view.plainBorderColor = .black }
    }
  }
  /// In points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius }
    set {
      // A layer's corners are arcs of circles unless told otherwise.
      if view.cornerRadius == 0, newValue > 0 { view.cornerCurve = .circular }
      view.cornerRadius = newValue
    }
  }
  /// How the corners round.
  public var cornerCurve: CornerCurve {
    get { view.cornerCurve }
    set { view.cornerCurve = newValue }
  }
  /// Whether what is inside is drawn in the bounds alone.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
  /// 0...1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }
  /// Larger is drawn later among siblings.
  public var zPosition: CGFloat {
    get { view.zPosition }
    set { view.zPosition = newValue }
  }
  /// Fills the bounds; nil for nothing.
  public var backgroundColor: CGColor? {
    get { view.plainBackgroundColor.alpha == 0 ? nil : view.plainBackgroundColor }
    set { view.plainBackgroundColor = newValue ?? .clear }
  }
  /// In points of the superlayer.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }
  /// In points of the layer itself.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }
  /// The centre, in points of the superlayer.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  // MARK: Shadow

  /// Opaque black unless set; nil for no shadow.
  public var shadowColor: CGColor? {
    get { (view.shadow?.color ?? .black).withAlphaComponent(1) }
    set {
      setShadow { shadow in
        shadow.color = (newValue ?? .clear)
          .withAlphaComponent(newValue == nil ? 0 : shadow.color.alpha)
      }
    }
  }
  /// 0...1; no shadow at 0, as at first.
  public var shadowOpacity: Float {
    get { Float(view.shadow?.color.alpha ?? 0) }
    set { setShadow { $0.color = $0.color.withAlphaComponent(CGFloat(newValue)) } }
  }
  /// Standard deviation of the blur, in points.
  public var shadowRadius: CGFloat {
    get { view.shadow?.sigma ?? Self.defaultShadow.sigma }
    set { setShadow { $0.sigma = newValue } }
  }
  /// In points; shadows fall straight down here, so the width does nothing.
  public var shadowOffset: CGSize {
    get { CGSize(width: 0, height: view.shadow?.offsetY ?? Self.defaultShadow.offsetY) }
    set { setShadow { $0.offsetY = newValue.height } }
  }

  /// Core Animation's, which falls upwards and is not seen.
  private static let defaultShadow = Shadow(
    offsetY: -3, sigma: 3, color: .black.withAlphaComponent(0))

  private func setShadow(_ change: (inout Shadow) -> Void) {
    var shadow = view.shadow ?? Self.defaultShadow
    change(&shadow)
    view.shadow = shadow
  }
}

extension CALayer: @MainActor Equatable {
  /// Whether both are of the same view.
  public static func == (a: CALayer, b: CALayer) -> Bool { a.view === b.view }
}
