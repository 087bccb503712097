import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

// Colours of configurations are resolved under the current traits when they are set: a cell is
// configured again when its traits change.

@MainActor
extension UIBackgroundConfiguration {
  /// The colour of the background; nil for the tint.
  public var backgroundColor: UIColor? {
    get { plainBackgroundColor.map { UIColor($0) } }
    set { plainBackgroundColor = newValue?.cgColor }
  }
  /// The colour of the line; nil for none.
  public var strokeColor: UIColor? {
    get { plainStrokeColor.map { UIColor($0) } }
    set { plainStrokeColor = newValue?.cgColor }
  }
  /// Returns the colour that is drawn if the tint is `tintColor`.
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
  /// The colour; that of the state until it is set.
  public var color: UIColor {
    get { UIColor(plainColor) }
    set { plainColor = newValue.cgColor }
  }
}

@MainActor
extension UIListContentConfiguration.ImageProperties {
  /// The colour of a symbol; that of the state until it is set.
  public var tintColor: UIColor? {
    get { UIColor(plainTintColor) }
    set { plainTintColor = (newValue ?? .tintColor).cgColor }
  }
}
