import HaloSceneGraph

extension Window {
  /// The menus in the menu bar: those of the main menu, with the menus of the responders from the
  /// focused item upwards in their places, without empty ones.
  ///
  /// Commands that are in no menu get one with the title of their screen, after the menu of the
  /// application.
  func barMenus(with contents: MenuContents) -> [Menu] {
    var own: [Menu] = []
    var loose: [Menu] = []
    var responder = keyResponder
    while let here = responder {
      if here !== self { own += here.menus }
      if let commands = here.keyCommands, !commands.isEmpty {
        let title = here.screenTitle ?? self.title
        loose.append(Menu(title: title, identifier: Menu.Identifier(title), children: commands))
      }
      responder = here.next
    }
    let main = mainMenu.children.compactMap { $0 as? Menu }
    var menus = Menu.inOrder(own + main)
    for index in menus.indices
    where menus[index].identifier == .application && menus[index].title.isEmpty {
      menus[index].title = title
    }
    let known = Set(menus.flatMap(\.commands).map(\.action))
    let rest = Menu.inOrder(loose).map { menu in
      var menu = menu
      menu.children.removeAll { ($0 as? KeyCommand).map { known.contains($0.action) } ?? false }
      return menu
    }
    let place = menus.firstIndex { $0.identifier != .application } ?? menus.endIndex
    menus.insert(contentsOf: rest, at: place)
    return menus.filter { !contents.isEmpty($0) }
  }
}
