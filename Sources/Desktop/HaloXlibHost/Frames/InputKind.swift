/// How a host answers what it tells its content.
enum InputKind {
  /// A person presses a key or a button, or types: how long its frame takes is measured too.
  case press
  /// Another event that decides where text goes: a release, a paste, the keyboard that comes or leaves.
  case action
  /// A key is let go that did all it does when it was pressed, an arrow for instance: only how
  /// things look may change.
  case release
  /// An event that changes what is to be seen, and not where text goes.
  case change
  /// The pointer moves: a mouse may tell that a thousand times a second, so it moves no clock and
  /// waits for the tick of the next frame like any animation.
  case motion
}
