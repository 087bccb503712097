/// The moment whose value of an animated property is meant.
public enum AnimationMoment: Hashable, Sendable {
  /// The value drawn at the window's current time.
  case now
  /// The value at the end of the animation.
  case rest
}
