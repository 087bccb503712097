/// Which of the values of a property on its way is meant.
public enum AnimationMoment: Hashable, Sendable {
  /// As it is drawn at the window's present time.
  case now
  /// Where its animation will end.
  case rest
}
