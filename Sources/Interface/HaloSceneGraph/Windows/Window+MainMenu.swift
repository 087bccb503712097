extension Window {
  /// The menu around ``mainMenus`` and the empty standard menus, as the responders from the application
  /// down to the focused item have built it.
  ///
  /// While it is being built, it has the menus before the first change, so that a responder can read
  /// the window's commands in `buildMenu(with:)`.
  package var mainMenu: Menu {
    let builder = MainMenuBuilder(mainMenus)
    guard !isBuildingMenu, let start = keyResponder else { return builder.root }
    isBuildingMenu = true
    defer { isBuildingMenu = false }
    for responder in sequence(first: start, next: \.next).reversed() {
      responder.buildMenu(with: builder)
    }
    return builder.root
  }
}
