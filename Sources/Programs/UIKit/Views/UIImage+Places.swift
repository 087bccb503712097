import Foundation
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloSceneGraph

// Pictures in buttons, actions, bars and empty screens, which keep a symbol or a picture: a symbol takes
// the colour of the text beside it.

extension UIImage {
  /// A symbol or a picture as Halo's controls keep them; nil where there is neither.
  convenience init?(symbol: Symbol?, picture: Image? = nil) {
    if let symbol {
      self.init(.symbol(symbol, name: "", pointSize: UIFont.labelFontSize))
    } else if let picture {
      self.init(picture)
    } else {
      return nil
    }
  }

  /// What is drawn of a symbol; nil of a picture.
  var symbol: Symbol? { if case .symbol(let symbol, _, _) = content { symbol } else { nil } }
  /// A picture; nil of a symbol.
  var picture: Image? { if case .picture(let picture) = content { picture } else { nil } }
}

@MainActor
extension UIButton.Configuration {
  /// A symbol in the colour of the title, or a picture; nil for none.
  public var image: UIImage? {
    get { UIImage(symbol: symbol, picture: plainImage) }
    set { (symbol, plainImage) = (newValue?.symbol, newValue?.picture) }
  }
}

extension UIAction {
  /// Of a button or an item that is made of the action; nil for none.
  public var image: UIImage? {
    get { UIImage(symbol: symbol, picture: plainImage) }
    set { (symbol, plainImage) = (newValue?.symbol, newValue?.picture) }
  }

  /// An action that calls `handler`; a nil `identifier` makes it unlike all others.
  public convenience init(
    title: String = "", image: UIImage?, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.init(
      title: title, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
    self.image = image
  }
}

extension UIBarButtonItem {
  /// A symbol in the colour of the title; nil for none.
  ///
  /// Bars show no pictures.
  public var image: UIImage? {
    get { UIImage(symbol: symbol) }
    set { symbol = newValue?.symbol }
  }

  /// A button with a symbol.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(symbol: image?.symbol, style: style, target: target, action: action)
  }

  /// A button with a title, a symbol, or those of the action.
  public convenience init(
    title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title, symbol: image?.symbol, primaryAction: primaryAction, menu: menu)
  }
}

@MainActor
extension UITabBarItem {
  /// A symbol before the title; nil for none.
  ///
  /// Bars show no pictures.
  public var image: UIImage? {
    get { UIImage(symbol: symbol) }
    set { symbol = newValue?.symbol }
  }

  /// A title with a symbol before it; `tag` tells a program one item from another.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title ?? "", symbol: image?.symbol)
    self.tag = tag
  }

  /// A title with a symbol before it, which is the same while the item is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

@MainActor
extension UIContentUnavailableConfiguration {
  /// Above the text: a symbol in one quiet colour; nil for none.
  public var image: UIImage? {
    get { UIImage(symbol: plainImage) }
    set { plainImage = newValue?.symbol }
  }
}
