import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A picture that grows when focused, with a caption that makes room: TVUIKit's `TVPosterView`.
///
/// The picture grows by the published rule, longest side + 70 points, whatever is set.
open class TVPosterView: TVLockupView {
  /// The content of the lockup.
  public let imageView: ImageView
  private let caption: TVLockupHeaderFooterView

  /// `image` nil: no picture yet; an empty line of the caption takes no room.
  public init(image: Image?, title: String = "", subtitle: String = "") {
    imageView = ImageView(image: image)
    caption = TVLockupHeaderFooterView(title: title, subtitle: subtitle)
    super.init(contentView: imageView)
    footerView = caption
  }

  /// Without a picture or a caption.
  public override init(frame: CGRect = .zero) {
    imageView = ImageView(image: nil)
    caption = TVLockupHeaderFooterView()
    super.init(contentView: imageView)
    footerView = caption
    self.frame = frame
  }

  /// The picture of ``imageView``; nil for none.
  public var image: Image? {
    get { imageView.image }
    set { imageView.image = newValue }
  }
  /// First line of the caption; empty takes no room.
  public var title: String {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }
  /// Second line of the caption; empty takes no room.
  public var subtitle: String {
    get { subtitleLabel.text }
    set { subtitleLabel.text = newValue }
  }
  /// Of the footer.
  public var titleLabel: Label { caption.titleLabel }
  /// Of the footer, below the title.
  public var subtitleLabel: Label { caption.subtitleLabel }

  /// What the caption takes below the picture, with the gap; points.
  public var captionExtent: CGFloat { caption.height == 0 ? 0 : caption.height + captionGap }

  /// Setting it does nothing, as in TVUIKit.
  open override var focusSizeIncrease: DirectionalEdgeInsets {
    get { defaultFocusSizeIncrease }
    set {}
  }
}
