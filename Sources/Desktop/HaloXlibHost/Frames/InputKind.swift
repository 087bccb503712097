/// The kind of an event that a host sends to its content; it decides how soon a frame follows.
enum InputKind {
  /// A key, a button or typed text; the time until its frame is measured too.
  case press
  /// Another event that decides where text goes: a release, a paste, or a change of the keyboard
  /// focus.
  case action
  /// A release of a key that did everything on its press, such as an arrow: only the appearance may
  /// change.
  case release
  /// An event that changes what is visible, but not where text goes.
  case change
  /// A motion of the pointer. Since a mouse may report a thousand a second, a motion advances no
  /// clock; its frame comes at the next refresh, like that of an animation.
  case motion
}
