import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A picture that grows when focused, with a caption that makes way: TVUIKit's `TVPosterView`.
///
/// The picture grows by the published rule, by which its longest side gains 70 points, whatever is
/// set.
open class TVPosterView: TVLockupView {
  /// The view of the picture, which is the content of the lockup.
  public let imageView: ImageView
  private let caption: TVLockupHeaderFooterView

  /// Creates a poster; `image` may be nil, and an empty line of the caption takes no space.
  public init(image: Image?, title: String = "", subtitle: String = "") {
    imageView = ImageView(image: image)
    caption = TVLockupHeaderFooterView(title: title, subtitle: subtitle)
    super.init(contentView: imageView)
    footerView = caption
  }

  /// Creates a poster without a picture or a caption.
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
  /// The first line of the caption; an empty one takes no space.
  public var title: String {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }
  /// The second line of the caption; an empty one takes no space.
  public var subtitle: String {
    get { subtitleLabel.text }
    set { subtitleLabel.text = newValue }
  }
  /// The label of the footer's first line.
  public var titleLabel: Label { caption.titleLabel }
  /// The label of the footer's second line.
  public var subtitleLabel: Label { caption.subtitleLabel }

  /// The height of the caption below the picture with the gap, in points; 0 without a caption.
  public var captionExtent: CGFloat { caption.height == 0 ? 0 : caption.height + captionGap }

  /// The growth of the picture; setting it does nothing, as in TVUIKit.
  open override var focusSizeIncrease: DirectionalEdgeInsets {
    get { defaultFocusSizeIncrease }
    set {}
  }
}
