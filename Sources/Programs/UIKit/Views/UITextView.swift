import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UITextView {
  /// The text; nil can be set for an empty text.
  public var text: String! {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
  /// The font; setting nil restores 17 points.
  public var font: UIFont? {
    get { plainFont }
    set { plainFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }
  /// The colour of the text; setting nil restores `label`.
  public var textColor: UIColor? {
    get { followed("textColor", as: UIColor.self) ?? plainTextColor.map { UIColor($0) } ?? .label }
    set { follow(newValue, in: \TextView.plainTextColor, as: "textColor") }
  }
}
