import HaloLocalization
import HaloSceneGraph

/// A line of a menu on the screen.
@MainActor
enum MenuLine {
  case row(MenuRow)
  /// The title of a group.
  case heading(String)
  /// The line between two groups.
  case separator
  /// The text in place of elements that are not known yet.
  case waiting(String)

  var row: MenuRow? { if case .row(let row) = self { row } else { nil } }
  var isSeparator: Bool { if case .separator = self { true } else { false } }
  /// Whether the line can be chosen, or opened.
  var isEnabled: Bool { row?.isEnabled == true }
}

/// The lines of menus while they are on the screen, with the elements that were provided meanwhile.
@MainActor
final class MenuContents {
  private let target: (KeyCommand) -> Responder?
  private let provider: (DeferredMenuElement) -> DeferredMenuElement.Provider?
  /// The elements of deferred elements that were asked for; nil for those that are not known yet.
  private var provided: [ObjectIdentifier: [any MenuElement]?] = [:]
  /// The deferred elements that are being asked for at present.
  private var asked: Set<ObjectIdentifier> = []
  /// Called when elements were provided after the lines were read.
  var changeHandler: (() -> Void)?

  /// Creates the contents of menus whose commands and deferred elements go up the responder chain.
  ///
  /// - Parameters:
  ///   - start: returns the responder at which the chain begins.
  ///   - target: returns the responder that would perform a command, which validates it; nil for the
  ///     first in the chain that can.
  init(
    start: @escaping () -> Responder?, target: ((KeyCommand) -> Responder?)? = nil
  ) {
    self.target =
      target ?? { command in
        let found = start()?.target(forAction: command.action, withSender: command)
        found?.validate(command)
        return found
      }
    provider = { element in
      var responder = start()
      while let here = responder {
        if let found = here.provider(for: element) { return found }
        responder = here.next
      }
      return nil
    }
  }

  /// Returns the lines of a menu: those of inline menus are a group between separators.
  func lines(of menu: Menu) -> [MenuLine] {
    var lines: [MenuLine] = []
    add(menu.children, to: &lines)
    while lines.last?.isSeparator == true { lines.removeLast() }
    return lines
  }

  private func add(_ children: [any MenuElement], to lines: inout [MenuLine]) {
    func separate() {
      if let last = lines.last, !last.isSeparator { lines.append(.separator) }
    }
    for child in children {
      if let menu = child as? Menu, menu.options.contains(.displayInline) {
        separate()
        if !menu.title.isEmpty { lines.append(.heading(menu.title)) }
        let before = lines.count
        add(menu.children, to: &lines)
        if lines.count == before, !menu.title.isEmpty { lines.removeLast() }
        separate()
      } else if let element = child as? DeferredMenuElement {
        guard let known = elements(of: element) else {
          lines.append(.waiting(Localization.text("Loading…")))
          continue
        }
        add(known, to: &lines)
      } else if let row = MenuRow(child, target: target) {
        lines.append(.row(row))
      }
    }
  }

  /// Returns the elements in place of a deferred one, which are asked for once; nil until they are
  /// known.
  private func elements(of element: DeferredMenuElement) -> [any MenuElement]? {
    let id = ObjectIdentifier(element)
    if let known = provided[id] { return known }
    provided.updateValue(nil, forKey: id)
    asked.insert(id)
    element.elements(from: provider) { [weak self] elements in
      guard let self else { return }
      provided.updateValue(elements, forKey: id)
      // Elements that are provided at once are returned to whoever asks.
      if !asked.contains(id) { changeHandler?() }
    }
    asked.remove(id)
    return provided[id] ?? nil
  }

  /// Whether a menu has something to show; deferred elements count without being asked for.
  func isEmpty(_ menu: Menu) -> Bool {
    !menu.children.contains { child in
      switch child {
      case is DeferredMenuElement: true
      case let menu as Menu: !isEmpty(menu)
      default: MenuRow(child, target: target) != nil
      }
    }
  }
}
