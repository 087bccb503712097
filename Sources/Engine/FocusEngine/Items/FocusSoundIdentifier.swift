/// The name of a movement's sound: UIKit's `UIFocusSoundIdentifier`.
public struct FocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The sound's name, as the host knows it.
  public let rawValue: String
  /// Creates an identifier from a sound's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a sound's name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// No sound.
  public static let none = FocusSoundIdentifier("none")
  /// The host's default sound.
  public static let `default` = FocusSoundIdentifier("default")
}

/// The sound that a host should play after a movement; Halo's own.
///
/// The host maps identifiers to sound files.
public struct FocusSound: Hashable, Sendable {
  /// The sound's identifier; never `none`, because silence is not reported.
  public var identifier: FocusSoundIdentifier
  /// The horizontal position of the item's centre, from -1 (left edge of the root's bounds) to 1.
  public var pan: Double
  /// The volume, 0...1; lower while focus moves fast.
  public var volume: Double
  /// The pitch as a factor of the default sound's, 0.5...2; higher for small items, lower for large
  /// ones.
  public var pitch: Double
}
