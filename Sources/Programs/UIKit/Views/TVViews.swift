import Foundation
import HaloControls
import HaloDisplayList
import HaloLockups
import HaloSceneGraph

// TVUIKit's properties that have other types in Halo. They are declared here, not in the module
// TVUIKit, so that a program that imports both sees only these.

extension TVPosterView {
  /// Creates a poster of a picture in its own size, without a caption.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A picture, or a symbol in the tint; nil for none.
  public var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }
  /// The first line of the caption; nil takes no space.
  public var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }
  /// The second line of the caption; nil takes no space.
  public var subtitle: String? {
    get { subtitleLabel.text }
    set { subtitleLabel.text = newValue }
  }
}

extension TVMonogramView {
  /// A picture, or a symbol in the tint, that replaces the initials; nil for none.
  public var image: UIImage? {
    get { followed("image", as: UIImage.self) ?? plainImage.map { UIImage($0) } }
    set {
      follow(newValue, as: "image") { view, image in
        (view as? TVMonogramView)?.plainImage = image.image(in: view)
      }
      if newValue == nil { plainImage = nil }
    }
  }
  /// The first line of the caption; nil takes no space.
  public var title: String? {
    get { footerView?.plainTitleLabel.text }
    set { footerView?.plainTitleLabel.text = newValue }
  }
  /// The second line of the caption; nil takes no space.
  public var subtitle: String? {
    get { footerView?.plainSubtitleLabel.text }
    set { footerView?.plainSubtitleLabel.text = newValue }
  }
}

extension TVCaptionButtonView {
  /// A picture that fills the button, or a symbol in its middle in the colour of text; nil for
  /// none.
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
  /// The first line of the caption; nil takes no space.
  public var title: String? {
    get { footerView?.plainTitleLabel.text }
    set { footerView?.plainTitleLabel.text = newValue }
  }
  /// The second line of the caption; nil takes no space.
  public var subtitle: String? {
    get { footerView?.plainSubtitleLabel.text }
    set { footerView?.plainSubtitleLabel.text = newValue }
  }
}

extension TVCardView {
  /// The colour of the surface, less opaque at rest; nil for that of a control.
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
  /// The label of the upper line; never nil.
  public var titleLabel: UILabel? { plainTitleLabel }
  /// The label of the lower line; never nil.
  public var subtitleLabel: UILabel? { plainSubtitleLabel }
}
