import UIKit

/// A view that shows a ``TVMediaItemContentConfiguration``: TVUIKit's `TVMediaItemContentView`.
public final class TVMediaItemContentView: UIView, UIContentView {
  private let picture = UIImageView(frame: .zero)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let badge = UIView()
  private let badgeLabel = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)
  private weak var overlayView: UIView?
  private var shown: TVMediaItemContentConfiguration

  /// The background view, which is not used: a picture has no surface.
  public weak var surface: View?

  /// Creates a view with an empty frame.
  public init(configuration: TVMediaItemContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    picture.adjustsImageWhenAncestorFocused = true
    picture.contentMode = .scaleAspectFill
    picture.layer.cornerRadius = Self.cornerRadius
    picture.layer.cornerCurve = .continuous
    badge.layer.cornerRadius = 8
    badgeLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    badgeLabel.textColor = .white
    badge.addSubview(badgeLabel)
    progress.progressTintColor = .white
    progress.trackTintColor = UIColor(white: 1, alpha: 0.35)
    for view in [badge, progress] { picture.overlayContentView.addSubview(view) }
    for view in [picture, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
    show()
  }

  /// The configuration; setting one of another type does nothing.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? TVMediaItemContentConfiguration else { return }
      shown = new
      show()
      layoutSubviews()
    }
  }

  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is TVMediaItemContentConfiguration
  }

  /// The frame of the raised picture, in the picture's coordinates.
  public var focusedFrameGuide: UILayoutGuide { picture.focusedFrameGuide }

  private func show() {
    picture.image = shown.image
    for (label, text, properties) in [
      (textLabel, shown.text, shown.textProperties),
      (secondaryLabel, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      label.text = text
      label.font = properties.font
      label.textColor = properties.color
    }
    badge.isHidden = shown.badgeText == nil
    badge.backgroundColor = shown.badgeProperties.backgroundColor
    badgeLabel.text = shown.badgeText
    progress.isHidden = shown.playbackProgress == 0
    progress.progress = shown.playbackProgress
    if shown.overlayView !== overlayView {
      overlayView?.removeFromSuperview()
      overlayView = shown.overlayView
      if let overlayView { picture.overlayContentView.addSubview(overlayView) }
    }
    setNeedsLayout()
  }

  // MARK: Layout

  private static let cornerRadius: CGFloat = 14
  /// The gap between the picture and the texts, in points.
  private static let gap: CGFloat = 12

  private func captionHeight(in width: CGFloat) -> CGFloat {
    let lines = [textLabel, secondaryLabel].filter { $0.text != nil }
    guard !lines.isEmpty else { return 0 }
    let room = CGSize(width: width, height: .infinity)
    return lines.reduce(Self.gap) { $0 + $1.sizeThatFits(room).height }
  }

  /// Returns the size in points of a picture of 16 to 9 with the given width, and its texts.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = (size.width * 9 / 16).rounded() + captionHeight(in: size.width)
    return CGSize(width: size.width, height: height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let room = max(0, bounds.height - captionHeight(in: width))
    let height = min((width * 9 / 16).rounded(), room)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: height)
    placeOverPicture()

    let grown = picture.focusedFrameGuide.layoutFrame.maxY - picture.bounds.maxY
    var top = height + Self.gap + (shown.isRaised ? max(0, grown) : 0)
    for label in [textLabel, secondaryLabel] where label.text != nil {
      let line = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
      label.frame = CGRect(x: 0, y: top, width: width, height: line)
      top += line
    }
  }

  private func placeOverPicture() {
    let bounds = picture.bounds
    overlayView?.frame = bounds
    let inset: CGFloat = 16
    let text = badgeLabel.sizeThatFits(CGSize(width: bounds.width, height: .infinity))
    badge.frame = CGRect(x: inset, y: inset, width: text.width + 20, height: text.height + 8)
    badgeLabel.frame = badge.bounds.insetBy(dx: 10, dy: 4)
    progress.frame = CGRect(
      x: inset, y: bounds.height - inset - 10, width: max(0, bounds.width - 2 * inset),
      height: 10)
  }
}
