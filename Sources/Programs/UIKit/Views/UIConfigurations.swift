import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

// Colours of configurations are those of the current traits, when they are set: a cell is configured
// anew when its traits change.

@MainActor
extension UIBackgroundConfiguration {
  /// nil: the tint.
  public var backgroundColor: UIColor? {
    get { plainBackgroundColor.map { UIColor($0) } }
    set { plainBackgroundColor = newValue?.cgColor }
  }
  /// nil for no line.
  public var strokeColor: UIColor? {
    get { plainStrokeColor.map { UIColor($0) } }
    set { plainStrokeColor = newValue?.cgColor }
  }
  /// The colour that is drawn, where the tint is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    UIColor(resolvedBackgroundColor(for: tintColor.cgColor))
  }
}

@MainActor
extension UIListContentConfiguration {
  /// A symbol in the tint, or a picture; nil for none.
  public var image: UIImage? {
    get {
      if let symbol { return UIImage(.symbol(symbol, name: symbolName, pointSize: 17)) }
      return plainImage.map { UIImage($0) }
    }
    set {
      (symbol, symbolName, plainImage) = (nil, "", nil)
      switch newValue?.content {
      case .symbol(let new, let name, _): (symbol, symbolName) = (new, name)
      case .picture(let picture): plainImage = picture
      case nil: break
      }
    }
  }
}

@MainActor
extension UIListContentConfiguration.TextProperties {
  /// The state's, until it is set.
  public var color: UIColor {
    get { UIColor(plainColor) }
    set { plainColor = newValue.cgColor }
  }
}

@MainActor
extension UIListContentConfiguration.ImageProperties {
  /// Of a symbol; the state's, until it is set.
  public var tintColor: UIColor? {
    get { UIColor(plainTintColor) }
    set { plainTintColor = (newValue ?? .tintColor).cgColor }
  }
}
