import UIKit

/// The content of a cell for a film or programme: TVUIKit's `TVMediaItemContentConfiguration`.
@MainActor
public struct TVMediaItemContentConfiguration: UIContentConfiguration {
  /// The picture in the upper part, which floats with the focus; nil for none.
  public var image: UIImage?
  /// The text below the picture; nil takes no space.
  public var text: String?
  /// The text below ``text``; nil takes no space.
  public var secondaryText: String?
  /// The style of ``text``.
  public var textProperties = TVMediaItemContentTextProperties(
    font: .systemFont(ofSize: 25, weight: .semibold))
  /// The style of ``secondaryText``.
  public var secondaryTextProperties = TVMediaItemContentTextProperties(
    font: .systemFont(ofSize: 23))
  /// The text of a badge in a corner of the picture; nil for none.
  public var badgeText: String?
  /// The style of the badge.
  public var badgeProperties = TVMediaItemContentBadgeProperties.default()
  /// The share that has been watched, 0...1; 0 shows no line.
  public var playbackProgress: Float = 0
  /// A view over the whole picture that floats with it; nil for none.
  public var overlayView: UIView?

  /// Whether the texts make way for a raised picture.
  var isRaised = false

  /// Returns a configuration for a picture of 16 to 9 with texts below it.
  public static func wideCell() -> TVMediaItemContentConfiguration { Self() }

  public func makeContentView() -> any UIContentView {
    TVMediaItemContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> TVMediaItemContentConfiguration {
    var updated = self
    updated.isRaised = state.isFocused && state.look == .lift
    return updated
  }
}

/// The style of a text in a ``TVMediaItemContentConfiguration``.
@MainActor
public struct TVMediaItemContentTextProperties {
  /// The font, with its size in points.
  public var font: UIFont
  /// The colour, which follows the appearance.
  public var color: UIColor = .label
}

/// The style of the badge in a ``TVMediaItemContentConfiguration``.
@MainActor
public struct TVMediaItemContentBadgeProperties {
  /// The colour behind the text, which is white; nil for none.
  public var backgroundColor: UIColor?

  /// Returns a translucent black badge, which suits any picture.
  public static func `default`() -> TVMediaItemContentBadgeProperties {
    Self(backgroundColor: UIColor(white: 0, alpha: 0.7))
  }
  /// Returns a red badge, for live content.
  public static func liveContent() -> TVMediaItemContentBadgeProperties {
    Self(backgroundColor: .systemRed)
  }
}
