import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The menus of a menu bar, with those that are open and the selected rows.
@MainActor
struct MenuBarState {
  /// An open menu.
  @MainActor
  struct Level {
    var menu: Menu
    var lines: [MenuLine]
    /// The index of the selected line; nil for none.
    var place: Int?
    /// A number that is different each time that the lines are read.
    var version = 0

    var selected: MenuRow? { place.flatMap { lines[$0].row } }
    /// The indices of the lines that can be selected.
    var choices: [Int] { lines.indices.filter { lines[$0].isEnabled } }
  }

  var menus: [Menu]
  /// The index of the selected title; nil while the pointer alone shows the bar.
  var title: Int?
  /// The open menus, from that of the title to the innermost submenu; empty for none.
  var levels: [Level] = []

  /// A change of the state.
  enum Step: Equatable {
    /// Another title is selected, and its menu opened if one is open.
    case title(Int)
    /// The menu of the selected title opens, with its first or its last row selected.
    case open(atEnd: Bool)
    /// A line of the innermost menu is selected.
    case line(Int)
    /// The menu of the selected row opens.
    case enter
    /// The innermost menu closes.
    case back
  }

  /// The effect of a key.
  enum Effect {
    case nothing
    case changes(Step)
    case performs(MenuRow)
    case leaves
    /// The bar is left, and the key has its effect on the content.
    case passes
  }

  func effect(of key: Key, direction: LayoutDirection) -> Effect {
    if case .modifier = key.keyCode { return .nothing }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return .passes
    }
    let isMirrored = direction == .rightToLeft
    switch key.keyCode {
    case .escape: return .leaves
    case .tab: return title(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    case .rightArrow: return isMirrored ? back : forward
    case .leftArrow: return isMirrored ? forward : back
    case .return, .select, .space: return choice
    case .upArrow: return levels.isEmpty ? opened(atEnd: true) : moved(by: -1)
    case .downArrow: return levels.isEmpty ? opened(atEnd: false) : moved(by: 1)
    case .home, .pageUp: return levels.isEmpty ? titled(0) : placed(levels.last?.choices.first)
    case .end, .pageDown:
      return levels.isEmpty ? titled(menus.count - 1) : placed(levels.last?.choices.last)
    default: return found(by: key)
    }
  }

  private func titled(_ index: Int) -> Effect {
    menus.indices.contains(index) && index != title ? .changes(.title(index)) : .nothing
  }

  private func title(by step: Int) -> Effect {
    guard !menus.isEmpty else { return .nothing }
    guard let title else { return titled(step > 0 ? 0 : menus.count - 1) }
    return titled((title + step + menus.count) % menus.count)
  }

  private func opened(atEnd: Bool) -> Effect {
    title == nil ? titled(0) : .changes(.open(atEnd: atEnd))
  }

  private func placed(_ index: Int?) -> Effect {
    guard let index, index != levels.last?.place else { return .nothing }
    return .changes(.line(index))
  }

  private func moved(by step: Int) -> Effect {
    guard let level = levels.last, !level.choices.isEmpty else { return .nothing }
    let choices = level.choices
    guard let here = level.place.flatMap(choices.firstIndex) else {
      return placed(step > 0 ? choices.first : choices.last)
    }
    return placed(choices[(here + step + choices.count) % choices.count])
  }

  /// The effect of the arrow in reading direction: it opens a submenu, or selects the next title.
  private var forward: Effect {
    levels.last?.selected?.isMenu == true ? .changes(.enter) : title(by: 1)
  }

  /// The effect of the arrow against reading direction: it closes a submenu, or selects the previous
  /// title.
  private var back: Effect { levels.count > 1 ? .changes(.back) : title(by: -1) }

  private var choice: Effect {
    guard let level = levels.last else { return opened(atEnd: false) }
    guard let row = level.selected else { return .nothing }
    return row.isMenu ? .changes(.enter) : .performs(row)
  }

  /// Finds the next title or row that begins with a typed letter.
  private func found(by key: Key) -> Effect {
    guard let letter = key.characters.first, key.characters.count == 1, !letter.isWhitespace else {
      return .nothing
    }
    func next(of names: [(index: Int, name: String)], after place: Int?) -> Int? {
      let matches = names.filter { $0.name.begins(with: letter) }.map(\.index)
      return matches.first { $0 > place ?? -1 } ?? matches.first
    }
    guard let level = levels.last else {
      let names = menus.enumerated().map { (index: $0.offset, name: $0.element.title) }
      return next(of: names, after: title).map(titled) ?? .nothing
    }
    let names = level.choices.map { (index: $0, name: level.lines[$0].row?.title ?? "") }
    return placed(next(of: names, after: level.place))
  }
}

extension String {
  /// Returns whether the first letter is this one, regardless of case and diacritics.
  fileprivate func begins(with letter: Character) -> Bool {
    prefix(1).compare(String(letter), options: [.caseInsensitive, .diacriticInsensitive])
      == .orderedSame
  }
}
