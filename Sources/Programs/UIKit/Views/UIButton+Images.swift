import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

@MainActor
extension UIButton.Configuration {
  /// The colour of title and symbol, under the current traits; nil for that of the surface.
  public var baseForegroundColor: UIColor? {
    get { plainForegroundColor.map { UIColor($0) } }
    set { plainForegroundColor = newValue?.cgColor }
  }
  /// The colour of the surface, under the current traits; nil for that of the appearance.
  public var baseBackgroundColor: UIColor? {
    get { plainBackgroundColor.map { UIColor($0) } }
    set { plainBackgroundColor = newValue?.cgColor }
  }
}

extension UIButton {
  /// Sets a picture, or a symbol in the colour of the title, for a state; nil for that of the
  /// normal state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    setSymbol(image?.symbol, for: state)
    setPicture(image?.picture, for: state)
  }

  /// Sets the colour of the title for a state; nil for that of the normal state.
  ///
  /// The colour is resolved under the current traits.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    setPlainTitleColor(color?.cgColor, for: state)
  }
}
