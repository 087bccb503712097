/// How a pointing device scrolls.
public enum ScrollType: Hashable, Sendable {
  /// In notches of a wheel: each is animated.
  case discrete
  /// In fractions of notches, as on a touchpad: the content follows at once.
  case continuous
}
