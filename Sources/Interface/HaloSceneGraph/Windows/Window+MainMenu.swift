extension Window {
  /// The menu around ``mainMenus`` and the empty standard menus, as the responders from the application
  /// down to the focused item have built it.
  ///
  /// A responder that asks for commands while it builds gets the menus from which it builds.
  package var mainMenu: Menu {
    let builder = MainMenuBuilder(mainMenus)
    guard !isBuildingMenu, let start = keyResponder else { return builder.root }
    isBuildingMenu = true
    defer { isBuildingMenu = false }
    for responder in Array(sequence(first: start, next: \.next)).reversed() {
      responder.buildMenu(with: builder)
    }
    return builder.root
  }
}
