import Foundation
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloSceneGraph

// Images in buttons, actions, bars and empty screens, which keep a symbol or a picture. A symbol
// takes the colour of its text.

extension UIImage {
  /// Creates an image from the symbol or picture of a control; nil if there is neither.
  convenience init?(symbol: Symbol?, picture: Image? = nil) {
    if let symbol {
      self.init(.symbol(symbol, name: "", pointSize: UIFont.labelFontSize))
    } else if let picture {
      self.init(picture)
    } else {
      return nil
    }
  }

  /// The symbol; nil for a picture.
  var symbol: Symbol? { if case .symbol(let symbol, _, _) = content { symbol } else { nil } }
  /// The picture; nil for a symbol.
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
  /// The image of a button or an item that is made from the action; nil for none.
  public var image: UIImage? {
    get { UIImage(symbol: symbol, picture: plainImage) }
    set { (symbol, plainImage) = (newValue?.symbol, newValue?.picture) }
  }

  /// Creates an action that calls `handler`; if `identifier` is nil, it gets a unique one.
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

extension UIMenu {
  /// Creates a menu with an image that another menu shows; pictures that are no symbols are left out.
  public init(
    title: String = "", image: UIImage?, identifier: Identifier? = nil, options: Options = [],
    children: [any UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image?.symbol, identifier: identifier, options: options,
      children: children)
  }
}

extension UIBarButtonItem {
  /// A symbol in the colour of the title; nil for none.
  ///
  /// Bars do not show pictures.
  public var image: UIImage? {
    get { UIImage(symbol: symbol) }
    set { symbol = newValue?.symbol }
  }

  /// Creates an item with a symbol.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(symbol: image?.symbol, style: style, target: target, action: action)
  }

  /// Creates an item with a title and a symbol, or with those of the action.
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
  /// Bars do not show pictures.
  public var image: UIImage? {
    get { UIImage(symbol: symbol) }
    set { symbol = newValue?.symbol }
  }

  /// Creates an item with a title and a symbol before it; `tag` identifies it to the program.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title ?? "", symbol: image?.symbol)
    self.tag = tag
  }

  /// Creates an item with a title and a symbol before it, which stays the same while selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

@MainActor
extension UIContentUnavailableConfiguration {
  /// A symbol above the text, in the secondary label colour; nil for none.
  public var image: UIImage? {
    get { UIImage(symbol: plainImage) }
    set { plainImage = newValue?.symbol }
  }
}
