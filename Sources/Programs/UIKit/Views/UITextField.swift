import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UITextField {
  /// What has been typed; never nil, as in UIKit, but may be set to nil.
  public var text: String? {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
  /// nil for none.
  public var placeholder: String? {
    get { plainPlaceholder.isEmpty ? nil : plainPlaceholder }
    set { plainPlaceholder = newValue ?? "" }
  }
  /// nil sets the standard again.
  public var font: UIFont? {
    get { plainFont }
    set { plainFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }
  /// nil sets the standard again.
  public var textColor: UIColor? {
    get { followed("textColor", as: UIColor.self) ?? plainTextColor.map { UIColor($0) } ?? .label }
    set { follow(newValue, in: \TextField.plainTextColor, as: "textColor") }
  }
}
