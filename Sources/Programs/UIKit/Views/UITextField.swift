import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UITextField {
  /// The text; nil can be set but is never returned, as in UIKit.
  public var text: String? {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
  /// The text that is shown while the field is empty; nil for none.
  public var placeholder: String? {
    get { plainPlaceholder.isEmpty ? nil : plainPlaceholder }
    set { plainPlaceholder = newValue ?? "" }
  }
  /// The font; setting nil restores the system font of 17 points.
  public var font: UIFont? {
    get { plainFont }
    set { plainFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }
  /// The colour of the text; setting nil restores `UIColor.label`.
  public var textColor: UIColor? {
    get { followed("textColor", as: UIColor.self) ?? plainTextColor.map { UIColor($0) } ?? .label }
    set { follow(newValue, in: \TextField.plainTextColor, as: "textColor") }
  }
}
