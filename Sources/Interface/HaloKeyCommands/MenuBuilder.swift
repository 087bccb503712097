/// Adds, replaces and removes elements of the main menu: UIKit's `UIMenuBuilder`.
///
/// `Responder.buildMenu(with:)` gets one. A menu without children is not shown.
@MainActor
public protocol MenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: MenuSystem { get }
  /// The menu around all others, with the identifier ``Menu/Identifier/root``.
  var root: Menu { get set }
}

extension MenuBuilder {
  // MARK: Looking up

  /// Returns the menu with an identifier; nil for none.
  public func menu(for identifier: Menu.Identifier) -> Menu? {
    identifier == .root
      ? root : root.first { ($0 as? Menu)?.identifier == identifier } as? Menu
  }
  /// Returns the action with an identifier; nil for none.
  public func action(for identifier: Action.Identifier) -> Action? {
    root.first { ($0 as? Action)?.identifier == identifier } as? Action
  }
  /// Returns the first command with an action; nil for none.
  ///
  /// Unless `propertyList` is nil, the command must have an equal one; both are compared by their
  /// descriptions.
  public func command(for action: Selector, propertyList: Any? = nil) -> KeyCommand? {
    root.first { ($0 as? KeyCommand)?.has(action, propertyList) == true } as? KeyCommand
  }

  // MARK: Menus

  /// Replaces a menu.
  public func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu) {
    replace(menu: replacedIdentifier, withElements: [replacementMenu])
  }
  /// Replaces a menu by elements.
  public func replace(
    menu replacedIdentifier: Menu.Identifier, withElements elements: [any MenuElement]
  ) {
    root.replace { ($0 as? Menu)?.identifier == replacedIdentifier ? elements : nil }
  }
  /// Replaces the children of a menu by those that `childrenBlock` returns for them.
  public func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: ([any MenuElement]) -> [any MenuElement]
  ) {
    change(parentIdentifier) { $0.children = childrenBlock($0.children) }
  }
  /// Removes a menu with everything in it.
  public func remove(menu removedIdentifier: Menu.Identifier) {
    replace(menu: removedIdentifier, withElements: [])
  }
  /// Inserts a menu before another one.
  public func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }
  /// Inserts a menu after another one.
  public func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }
  /// Inserts a menu as the first child of another one.
  public func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }
  /// Inserts a menu as the last child of another one.
  public func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  // MARK: Elements

  /// Inserts elements before a menu.
  public func insertElements(
    _ insertedElements: [any MenuElement], beforeMenu siblingIdentifier: Menu.Identifier
  ) {
    root.replace { ($0 as? Menu)?.identifier == siblingIdentifier ? insertedElements + [$0] : nil }
  }
  /// Inserts elements after a menu.
  public func insertElements(
    _ insertedElements: [any MenuElement], afterMenu siblingIdentifier: Menu.Identifier
  ) {
    root.replace { ($0 as? Menu)?.identifier == siblingIdentifier ? [$0] + insertedElements : nil }
  }
  /// Inserts elements as the first children of a menu.
  public func insertElements(
    _ childElements: [any MenuElement], atStartOfMenu parentIdentifier: Menu.Identifier
  ) {
    change(parentIdentifier) { $0.children = childElements + $0.children }
  }
  /// Inserts elements as the last children of a menu.
  public func insertElements(
    _ childElements: [any MenuElement], atEndOfMenu parentIdentifier: Menu.Identifier
  ) {
    change(parentIdentifier) { $0.children += childElements }
  }
  /// Inserts elements before the commands with an action.
  public func insertElements(
    _ insertedElements: [any MenuElement], beforeCommand siblingAction: Selector,
    propertyList: Any? = nil
  ) {
    replace(command: siblingAction, propertyList) { insertedElements + [$0] }
  }
  /// Inserts elements after the commands with an action.
  public func insertElements(
    _ insertedElements: [any MenuElement], afterCommand siblingAction: Selector,
    propertyList: Any? = nil
  ) {
    replace(command: siblingAction, propertyList) { [$0] + insertedElements }
  }
  /// Replaces the commands with an action by elements.
  public func replace(
    command replacedAction: Selector, propertyList: Any? = nil,
    withElements elements: [any MenuElement]
  ) {
    replace(command: replacedAction, propertyList) { _ in elements }
  }
  /// Removes the commands with an action.
  public func remove(command removedAction: Selector, propertyList: Any? = nil) {
    replace(command: removedAction, propertyList) { _ in [] }
  }
  /// Removes the action with an identifier.
  public func remove(action removedIdentifier: Action.Identifier) {
    root.replace { ($0 as? Action)?.identifier == removedIdentifier ? [] : nil }
  }

  private func replace(
    command action: Selector, _ propertyList: Any?,
    by elements: (any MenuElement) -> [any MenuElement]
  ) {
    root.replace {
      ($0 as? KeyCommand)?.has(action, propertyList) == true ? elements($0) : nil
    }
  }

  private func change(_ identifier: Menu.Identifier, _ body: (inout Menu) -> Void) {
    if identifier == .root { return body(&root) }
    root.replace { element in
      guard var menu = element as? Menu, menu.identifier == identifier else { return nil }
      body(&menu)
      return [menu]
    }
  }
}

extension KeyCommand {
  fileprivate func has(_ action: Selector, _ propertyList: Any?) -> Bool {
    guard self.action == action else { return false }
    guard let propertyList else { return true }
    return self.propertyList.map { "\($0)" } == "\(propertyList)"
  }
}

extension Menu {
  /// Returns the first element inside, at any depth, that satisfies a condition; nil for none.
  fileprivate func first(where isMatch: (any MenuElement) -> Bool) -> (any MenuElement)? {
    for child in children {
      if isMatch(child) { return child }
      if let found = (child as? Menu)?.first(where: isMatch) { return found }
    }
    return nil
  }

  /// Replaces elements inside, at any depth, by those that `elements` returns; nil leaves one as it
  /// is and goes on inside it.
  fileprivate mutating func replace(_ elements: (any MenuElement) -> [any MenuElement]?) {
    children = children.flatMap { child -> [any MenuElement] in
      if let new = elements(child) { return new }
      guard var menu = child as? Menu else { return [child] }
      menu.replace(elements)
      return [menu]
    }
  }
}
