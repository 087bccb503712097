import Controls
import DisplayList
import Foundation
import SceneGraph

extension UIButton {
  /// Shows a picture, or a symbol in the colour of the title, in a state; nil: that of the normal one.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    setSymbol(nil, for: state)
    setPicture(nil, for: state)
    switch image?.content {
    case .symbol(let symbol, _, _): setSymbol(symbol, for: state)
    case .picture(let picture): setPicture(picture, for: state)
    case nil: break
    }
  }

  /// Draws the title in a colour in a state; nil: in that of the normal one.
  ///
  /// The colour is that of the current traits.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    setPlainTitleColor(color?.cgColor, for: state)
  }
}
