import FocusEngine
import Foundation
import HaloHosting
import HaloSceneGraph

// Menu bars and toolbars, whose items need no place in the order of the focus.
extension AuditSubject {
  /// The titles of a menu bar, by the ids of their views.
  ///
  /// F10 and Alt with a letter operate them. Recorded programs report the titles as list items
  /// outside of a list, side by side.
  var menuTitles: Set<UInt64> {
    var loose: [AccessibleElement] = []
    func look(through element: AccessibleElement) {
      guard element.role != .list, element.role != .grid else { return }
      if element.role == .listItem, element.states.isDisjoint(with: .focusable),
        element.frame.height <= Self.tallestTitle
      {
        loose.append(element)
      }
      element.children.forEach(look)
    }
    look(through: accessibleTree)
    let titles = loose.filter { title in
      loose.contains { $0.id != title.id && $0.frame.continuesRow(of: title.frame) }
    }
    return Set(titles.map(\.id))
  }

  /// The height in points up to which a list item may be a title of a menu bar.
  private static let tallestTitle: CGFloat = 40

  /// Returns whether a view is inside a menu bar or a menu of HTML, through which arrows move.
  func isInMenu(_ view: View) -> Bool {
    behaviors(around: view).contains { $0 == .menubar || $0 == .menu }
  }

  /// Returns whether a view is inside a toolbar.
  ///
  /// The commands of a toolbar should be in a menu, too (HIG, Toolbars).
  func isInToolbar(_ view: View) -> Bool {
    behaviors(around: view).contains(.toolbar)
      || view.focusAncestors.dropFirst().contains { ancestor in
        let name = (ancestor as? View)?.accessibilityIdentifier?.lowercased() ?? ""
        return name.contains("toolbar") || name.contains("tool-bar")
      }
  }

  private func behaviors(around view: View) -> [Focusgroup.Behavior] {
    view.focusAncestors.dropFirst().compactMap { ancestor in
      guard case .owner(let group) = (ancestor as? any FocusItem)?.focusgroup else { return nil }
      return group.behavior
    }
  }
}

extension CGRect {
  /// Returns whether both are in one row with less than their height between them.
  fileprivate func continuesRow(of other: CGRect) -> Bool {
    let gap = max(minX, other.minX) - min(maxX, other.maxX)
    return abs(minY - other.minY) <= 4 && abs(height - other.height) <= 4 && gap > -4
      && gap < min(height, other.height)
  }
}
