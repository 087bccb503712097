import Foundation
import HaloDisplayList
import HaloSceneGraph

extension UIView {
  /// Fills the bounds beneath what the view draws; nil for nothing.
  ///
  /// A colour that depends on the appearance follows it.
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

  /// The colour of rings, symbols and operable text in the view and all inside.
  ///
  /// Never reads as nil; setting nil inherits again.
  public var tintColor: UIColor! {
    get { followed("tintColor", as: UIColor.self) ?? UIColor(plainTintColor) }
    set {
      follow(newValue, as: "tintColor") { view, color in
        // A tint by the tint would follow itself.
        let new = color.color(with: view.traitCollection)
        if view.plainTintColor != new { view.plainTintColor = new }
      }
      if newValue == nil { plainTintColor = nil }
    }
  }

  /// Border, corners and shadow of the view, under the names of Core Animation.
  public var layer: CALayer { CALayer(of: self) }
}
