import HaloHosting
import HaloSceneGraph

/// What keys do while a film has them.
enum FilmCommand {
  case toggle, back, forward, showInfo, hideInfo

  /// nil for a press that the film does not use.
  ///
  /// Menu is used only while there is something to hide; otherwise it goes back.
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
