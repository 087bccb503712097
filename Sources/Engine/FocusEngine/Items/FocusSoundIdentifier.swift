/// Names the sound of a movement: UIKit's `UIFocusSoundIdentifier`.
public struct FocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The sound's name, as the host knows it.
  public let rawValue: String
  /// A sound by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sound by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Silence.
  public static let none = FocusSoundIdentifier("none")
  /// The host's own sound.
  public static let `default` = FocusSoundIdentifier("default")
}

/// What a host should let a person hear after a movement; Halo's own.
///
/// Which file belongs to an identifier is the host's to know.
public struct FocusSound: Hashable, Sendable {
  /// Never `none`: silence is not reported.
  public var identifier: FocusSoundIdentifier
  /// From -1 (left edge of the window) to 1, by the middle of the item.
  public var pan: Double
  /// 0...1; quieter while focus moves fast.
  public var volume: Double
  /// Of the default sound, 0.5...2: small items sound higher, large ones deeper.
  public var pitch: Double
}
