import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

// TVUIKit's properties for what Halo has in other types. They are here, and not in the module
// TVUIKit, so that a program that imports both sees them alone.

extension TVPosterView {
  /// A picture without a caption, in its own size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A picture, or a symbol in the tint; nil for none.
  public var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }
  /// First line of the caption; nil takes no room.
  public var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }
  /// Second line of the caption; nil takes no room.
  public var subtitle: String? {
    get { subtitleLabel.text }
    set { subtitleLabel.text = newValue }
  }
}

extension TVMonogramView {
  /// A picture, or a symbol in the tint, which goes before the initials; nil for none.
  public var image: UIImage? {
    get { followed("image", as: UIImage.self) ?? plainImage.map { UIImage($0) } }
    set {
      follow(newValue, as: "image") { view, image in
        (view as? TVMonogramView)?.plainImage = image.image(in: view)
      }
      if newValue == nil { plainImage = nil }
    }
  }
  /// First line of the caption; nil takes no room.
  public var title: String? {
    get { footerView?.plainTitleLabel.text }
    set { footerView?.plainTitleLabel.text = newValue }
  }
  /// Second line of the caption; nil takes no room.
  public var subtitle: String? {
    get { footerView?.plainSubtitleLabel.text }
    set { footerView?.plainSubtitleLabel.text = newValue }
  }
}

extension TVCaptionButtonView {
  /// Fills the button; a symbol stands in its middle, in the colour of text; nil for none.
  ///
  /// Setting it clears the text.
  public var contentImage: UIImage? {
    get { followed("contentImage", as: UIImage.self) ?? plainContentImage.map { UIImage($0) } }
    set {
      follow(newValue, as: "contentImage") { view, image in
        guard let button = view as? TVCaptionButtonView else { return }
        switch image.content {
        case .symbol(let symbol, _, _): button.contentSymbol = symbol
        case .picture: button.plainContentImage = image.image(in: view)
        }
      }
      if newValue == nil, contentText == nil { plainContentImage = nil }
    }
  }
  /// First line of the caption; nil takes no room.
  public var title: String? {
    get { footerView?.plainTitleLabel.text }
    set { footerView?.plainTitleLabel.text = newValue }
  }
  /// Second line of the caption; nil takes no room.
  public var subtitle: String? {
    get { footerView?.plainSubtitleLabel.text }
    set { footerView?.plainSubtitleLabel.text = newValue }
  }
}

extension TVCardView {
  /// Of the surface, less opaque at rest; nil: that of a control.
  public var cardBackgroundColor: UIColor? {
    get {
      followed("cardBackgroundColor", as: UIColor.self)
        ?? plainCardBackgroundColor.map { UIColor($0) }
    }
    set {
      follow(newValue, as: "cardBackgroundColor") { view, color in
        (view as? TVCardView)?.plainCardBackgroundColor = color.color(in: view)
      }
      if newValue == nil { plainCardBackgroundColor = nil }
    }
  }
}

extension TVLockupHeaderFooterView {
  /// The upper line; never nil.
  public var titleLabel: UILabel? { plainTitleLabel }
  /// The lower line; never nil.
  public var subtitleLabel: UILabel? { plainSubtitleLabel }
}
