import HaloSceneGraph

/// The way in which a window lists the commands that its keyboard shortcuts perform.
public enum CommandDisplay: Hashable, Sendable, CaseIterable {
  /// The panel of shortcuts of iPadOS 15 to 18: available commands that have a key, while Command is
  /// held.
  case shortcutPanel
  /// The menu bar of iPadOS 26: all commands, of which unavailable ones are dimmed (WWDC25 243, 3:21).
  ///
  /// Control-F2 and the pointer at the upper edge of the window show it, and Command-? its menu for
  /// help.
  case menuBar
}

extension Window {
  /// The way in which the window lists its commands; the panel of shortcuts by default.
  public var commandDisplay: CommandDisplay {
    get { accessory(MenuBar.self)?.isEnabled == true ? .menuBar : .shortcutPanel }
    set {
      attachMenuBar()
      accessory(MenuBar.self)?.isEnabled = newValue == .menuBar
    }
  }

  /// Whether the menu bar is shown at present.
  public var showsMenuBar: Bool { accessory(MenuBar.self)?.overlay != nil }

  /// Adds the menu bar, unless the window has it.
  ///
  /// It must be added before the list of shortcuts, because the first accessory that lists the action
  /// for help performs it.
  func attachMenuBar() {
    if accessory(MenuBar.self) == nil { attach(MenuBar(self)) }
  }
}
