import FocusEngine
import FocusGeometry
import Foundation

/// A picture that grows when focused, with a caption that makes room: TVUIKit's `TVPosterView`.
///
/// The picture grows by the published rule, longest side + 70 points; no frame changes, so
/// neighbours stay where they are.
open class TVPosterView: Control {
  public let imageView = ImageView()
  public let titleLabel = Label()
  public let subtitleLabel = Label()
  /// Points between the picture and the caption, also while the picture is large.
  public var captionGap: CGFloat = 12 { didSet { setNeedsLayout() } }
  /// The caption is seen only with the focus.
  public var showsCaptionOnlyWhenFocused = false { didSet { updateAppearance() } }

  public init(image: Image?, title: String = "", subtitle: String = "") {
    super.init(frame: .zero)
    imageView.image = image
    imageView.cornerRadius = 14
    titleLabel.text = title
    subtitleLabel.text = subtitle
    for label in [titleLabel, subtitleLabel] {
      label.textAlignment = .center
      label.enablesMarqueeWhenAncestorFocused = true
    }
    titleLabel.font = .systemFont(ofSize: 25, weight: .semibold)
    subtitleLabel.font = .systemFont(ofSize: 23)
    addSubview(titleLabel)
    addSubview(subtitleLabel)
    addSubview(imageView)
  }

  private static let titleHeight: CGFloat = 34
  private static let subtitleHeight: CGFloat = 32

  /// What the caption takes below the picture, with the gap; points.
  public var captionExtent: CGFloat {
    let lines =
      (titleLabel.text.isEmpty ? 0 : Self.titleHeight)
      + (subtitleLabel.text.isEmpty ? 0 : Self.subtitleHeight)
    return lines == 0 ? 0 : captionGap + lines
  }

  /// How far the picture reaches beyond its frame on each side when focused.
  public var focusSizeIncrease: CGSize {
    let size = imageView.bounds.size
    let scale = effectiveAppearance.lift.focusedScale(longestSide: max(size.width, size.height))
    return CGSize(width: size.width * (scale - 1) / 2, height: size.height * (scale - 1) / 2)
  }

  open override func layoutSubviews() {
    imageView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - captionExtent))
    imageView.focusedScale = effectiveAppearance.lift.focusedScale(
      longestSide: max(imageView.bounds.width, imageView.bounds.height))
    placeCaption()
  }

  private func placeCaption() {
    let isRaised = isFocused && !isHighlighted
    let top = imageView.frame.maxY + captionGap + (isRaised ? focusSizeIncrease.height : 0)
    titleLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.titleHeight)
    subtitleLabel.frame = CGRect(
      x: 0, y: top + Self.titleHeight, width: bounds.width, height: Self.subtitleHeight)
  }

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    imageView.shadow = appearance.lift.restShadow
    imageView.liftedShadow = appearance.lift.liftedShadow
    imageView.shine = appearance.lift.shineOpacity
    imageView.rim = appearance.lift.rimOpacity
    let palette = appearance.palette
    titleLabel.textColor = isFocused ? palette.focusedCaption : palette.caption
    subtitleLabel.textColor =
      isFocused ? palette.focusedSecondaryCaption : palette.secondaryCaption
    let isShown = isFocused || !showsCaptionOnlyWhenFocused
    titleLabel.alpha = isShown ? 1 : 0
    subtitleLabel.alpha = isShown ? 1 : 0
    placeCaption()
  }

  /// Content rather than a button: focus comes here under every model.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Around the picture, where the model shows focus by rings (HIG: opaque content).
  open override var defaultFocusEffect: FocusEffect? {
    FocusHaloEffect(
      roundedRect: imageView.frame, cornerRadius: imageView.cornerRadius,
      curve: imageView.cornerCurve)
  }

  /// The lockup itself is not drawn larger, only its picture.
  open override var liftedView: View { imageView }
}
