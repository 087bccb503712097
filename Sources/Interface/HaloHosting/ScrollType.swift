/// The way in which a pointing device scrolls.
public enum ScrollType: Hashable, Sendable {
  /// Scrolls in notches of a wheel; each notch is animated.
  case discrete
  /// Scrolls in fractions of notches, as on a touchpad; the content follows immediately.
  case continuous
}
