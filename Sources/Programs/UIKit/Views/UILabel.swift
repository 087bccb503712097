import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UILabel {
  /// The text; an empty text is returned as nil.
  public var text: String? {
    get { plainText.isEmpty ? nil : plainText }
    set { plainText = newValue ?? "" }
  }
  /// The font; 17 points by default, and after setting nil.
  public var font: UIFont! {
    get { plainFont }
    set { plainFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }
  /// The colour of the text; `label` by default, and after setting nil.
  ///
  /// A dynamic colour follows the appearance.
  public var textColor: UIColor! {
    get {
      if let color = followed("textColor", as: UIColor.self) { return color }
      return givenTextColor.map { UIColor($0) } ?? .label
    }
    set {
      follow(newValue, in: \Label.plainTextColor, as: "textColor")
      if newValue == nil { resetTextColor() }
    }
  }
}
