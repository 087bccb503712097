import HaloHosting
import HaloSceneGraph

/// A command of the keys while a film gets them.
enum FilmCommand {
  case toggle, back, forward, showInfo, hideInfo

  /// Returns nil for a press that the film does not use.
  ///
  /// Menu is used only while there is information to hide; otherwise it goes back.
  init?(_ type: Press.PressType, _ key: KeyCode?, isInfoShown: Bool) {
    switch type {
    case .select, .playPause: self = .toggle
    case .leftArrow: self = .back
    case .rightArrow: self = .forward
    case .upArrow: self = .showInfo
    case .downArrow: self = .hideInfo
    case .menu where isInfoShown: self = .hideInfo
    default:
      guard key == .space else { return nil }
      self = .toggle
    }
  }
}
