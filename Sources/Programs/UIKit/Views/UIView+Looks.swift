import Foundation
import HaloDisplayList
import HaloSceneGraph

extension UIView {
  /// The colour that fills the bounds, behind what the view draws; nil for none.
  ///
  /// A dynamic colour follows the appearance.
  public var backgroundColor: UIColor? {
    get {
      if let color = followed("backgroundColor", as: UIColor.self) { return color }
      return plainBackgroundColor.alpha == 0 ? nil : UIColor(plainBackgroundColor)
    }
    set {
      follow(newValue, in: \View.plainBackgroundColor, as: "backgroundColor")
      if newValue == nil { plainBackgroundColor = .clear }
    }
  }

  /// The colour of rings, symbols and text that can be operated, in the view and its subviews.
  ///
  /// It is never returned as nil; setting nil restores the inherited colour.
  public var tintColor: UIColor! {
    get { followed("tintColor", as: UIColor.self) ?? UIColor(plainTintColor) }
    set {
      follow(newValue, as: "tintColor") { view, color in
        // A tint that depends on the tint would follow itself.
        let new = color.color(with: view.traitCollection)
        if view.plainTintColor != new { view.plainTintColor = new }
      }
      if newValue == nil { plainTintColor = nil }
    }
  }

  /// The border, corners and shadow of the view, under the names of Core Animation.
  public var layer: CALayer { CALayer(of: self) }
}
