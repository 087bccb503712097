import FocusGeometry
import HaloHosting
import HaloLocalization
import HaloSceneGraph

extension MenuPanelRow: AccessibleKind {
  var knownAccessibility: KnownAccessibility {
    switch line {
    case .row(let row): return known(row)
    case .heading(let text):
      var known = KnownAccessibility(role: .group)
      (known.label, known.members) = (text, members)
      return known
    case .waiting(let text):
      var known = KnownAccessibility(role: .text)
      known.label = text
      return known
    case .separator: return KnownAccessibility(isElement: false)
    }
  }

  private func known(_ row: MenuRow) -> KnownAccessibility {
    var known = KnownAccessibility(role: .menuItem)
    if row.isMenu {
      known = KnownAccessibility(opening: menu)
    } else if row.state != .off {
      // A setting that is off is a command like any other.
      known.role = .checkMenuItem
      (known.isOn, known.isMixed) = (row.state == .on, row.state == .mixed)
    }
    (known.label, known.place, known.shortcut) = (row.title, place, shortcut)
    known.isChosenByKeys = true
    if !row.isEnabled { known.traits = .notEnabled }
    return known
  }

  func performKnown(_ action: AccessibleAction) -> Bool { actionHandler?(action) ?? false }

  /// Numbers the rows of a menu and puts those below a heading into its group.
  ///
  /// - Returns: The rows and headings that are in no group, without lines between groups.
  static func elements(of rows: [MenuPanelRow]) -> [MenuPanelRow] {
    let count = rows.count { $0.line.row != nil }
    var number = 0
    var elements: [MenuPanelRow] = []
    var heading: MenuPanelRow?
    for row in rows {
      switch row.line {
      case .separator: heading = nil
      case .heading:
        heading = row
        elements.append(row)
      case .row, .waiting:
        if row.line.row != nil {
          number += 1
          row.place = AccessibleElement.Place(number, of: count)
        }
        if let heading { heading.members.append(row) } else { elements.append(row) }
      }
    }
    return elements
  }
}

extension KnownAccessibility {
  /// Creates the accessibility of a title or a row that opens a menu; nil while it is closed.
  @MainActor init(opening menu: MenuPanel?) {
    self.init(role: .menu)
    isChosenByKeys = true
    isExpanded = menu != nil
    members = menu?.elements ?? []
    guard let menu, !menu.rows.contains(where: \.line.isEnabled) else { return }
    hint = Localization.text("Nothing is available")
    for case .waiting(let text) in menu.rows.map(\.line) { hint = text }
  }
}

extension AccessibleShortcut {
  /// Creates the keys of a command; nil for a command without a key.
  @MainActor init?(_ command: KeyCommand, scheme: ModifierScheme, direction: LayoutDirection) {
    let named = Shortcut(command.input(in: direction), command.modifierFlags).named
    guard let code = KeyCode(input: named.input) else { return nil }
    var key = Key(code, modifierFlags: scheme.pressed(for: named.modifierFlags))
    if case .character = code { key.characters = named.input }
    guard let name = key.name else { return nil }
    // Screen readers do not read the symbols on a Mac's keys.
    let labels = key.modifierFlags.caps(on: .pc) + [key.cap(on: .pc)]
    self.init(keyName: name, words: labels.joined(separator: "-"))
  }
}
