/// How a pointing device scrolls.
public enum ScrollType: Hashable, Sendable {
  /// In notches, which are far apart: each is glided over.
  case discrete
  /// In parts of notches, as a finger on a touchpad does: what is scrolled goes along.
  case continuous
}
