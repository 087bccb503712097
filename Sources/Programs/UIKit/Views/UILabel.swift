import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UILabel {
  /// nil and an empty text are the same; reads as nil for both.
  public var text: String? {
    get { plainText.isEmpty ? nil : plainText }
    set { plainText = newValue ?? "" }
  }
  /// 17 points unless set; nil sets that again.
  public var font: UIFont! {
    get { plainFont }
    set { plainFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }
  /// The colour of text, `label`, unless set; nil sets that again.
  ///
  /// A colour that depends on the appearance follows it.
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
