import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

@MainActor
extension UIButton.Configuration {
  /// Of title and symbol, under the current traits; nil: as goes with the surface.
  public var baseForegroundColor: UIColor? {
    get { plainForegroundColor.map { UIColor($0) } }
    set { plainForegroundColor = newValue?.cgColor }
  }
  /// Of the surface, under the current traits; nil: as goes with the appearance.
  public var baseBackgroundColor: UIColor? {
    get { plainBackgroundColor.map { UIColor($0) } }
    set { plainBackgroundColor = newValue?.cgColor }
  }
}

extension UIButton {
  /// Shows a picture, or a symbol in the colour of the title, in a state; nil: that of the normal one.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    setSymbol(image?.symbol, for: state)
    setPicture(image?.picture, for: state)
  }

  /// Draws the title in a colour in a state; nil: in that of the normal one.
  ///
  /// The colour is that of the current traits.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    setPlainTitleColor(color?.cgColor, for: state)
  }
}
