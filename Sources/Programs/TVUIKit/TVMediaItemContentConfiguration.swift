import UIKit

/// What a cell shows of a film or a programme: TVUIKit's `TVMediaItemContentConfiguration`.
@MainActor
public struct TVMediaItemContentConfiguration: UIContentConfiguration {
  /// Fills the upper part, and floats with the focus; nil for none.
  public var image: UIImage?
  /// Below the picture; nil takes no room.
  public var text: String?
  /// Below the text; nil takes no room.
  public var secondaryText: String?
  /// Of ``text``.
  public var textProperties = TVMediaItemContentTextProperties(
    font: .systemFont(ofSize: 25, weight: .semibold))
  /// Of ``secondaryText``.
  public var secondaryTextProperties = TVMediaItemContentTextProperties(
    font: .systemFont(ofSize: 23))
  /// In a corner of the picture; nil for none.
  public var badgeText: String?
  /// Of ``badgeText``.
  public var badgeProperties = TVMediaItemContentBadgeProperties.default()
  /// How much has been seen, 0...1; 0 shows no line.
  public var playbackProgress: Float = 0
  /// Over all of the picture, floating with it; nil for none.
  public var overlayView: UIView?

  /// Whether the words make room for a picture that has risen.
  var isRaised = false

  /// A picture of 16 to 9, with words below it.
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

/// How words of a ``TVMediaItemContentConfiguration`` are set.
@MainActor
public struct TVMediaItemContentTextProperties {
  /// Points and weight.
  public var font: UIFont
  /// Follows the appearance.
  public var color: UIColor = .label
}

/// What the badge of a ``TVMediaItemContentConfiguration`` looks like.
@MainActor
public struct TVMediaItemContentBadgeProperties {
  /// Behind the words, which are white.
  public var backgroundColor: UIColor?

  /// Dark, as goes with any picture.
  public static func `default`() -> TVMediaItemContentBadgeProperties {
    Self(backgroundColor: UIColor(white: 0, alpha: 0.7))
  }
  /// Red, for what happens now.
  public static func liveContent() -> TVMediaItemContentBadgeProperties {
    Self(backgroundColor: .systemRed)
  }
}
