import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UITextView {
  /// nil is an empty text.
  public var text: String! {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
  /// nil sets the standard again.
  public var font: UIFont? {
    get { plainFont }
    set { plainFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }
  /// nil sets the standard again.
  public var textColor: UIColor? {
    get { followed("textColor", as: UIColor.self) ?? plainTextColor.map { UIColor($0) } ?? .label }
    set { follow(newValue, in: \TextView.plainTextColor, as: "textColor") }
  }
}
