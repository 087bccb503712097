import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The accessible tree, announcements and actions of the bench: those of the screen, and those of
/// the panel while it is open.
extension Bench {
  package func accessibleTree() -> AccessibleElement {
    var tree = screen.accessibleTree()
    guard let panel = panelHost.panel else { return tree }
    let slot = place.slots[0]
    tree.frame = CGRect(origin: .zero, size: place.total)
    tree.children = tree.children.map { $0.placed(in: slot) }
    var group = panel.window.accessibleTree()
    (group.role, group.label) = (.group, "Instruments")
    if panel.hasKeyboard {
      tree.children = tree.children.map(\.withoutFocus)
    } else {
      group = group.withoutFocus
    }
    tree.children.append(group)
    return tree
  }

  package func setHeard(_ isHeard: Bool) {
    screen.setHeard(isHeard)
    panelHost.setHeard(isHeard)
  }

  package func takeAnnouncements() -> [String] {
    screen.takeAnnouncements() + (panelHost.panel?.window.takeAnnouncements() ?? [])
  }

  package func perform(
    _ action: AccessibleAction, on id: UInt64, at time: TimeInterval
  ) -> Bool {
    clock.note(host: time)
    if screen.perform(action, on: id, at: clock.screenTime(at: time)) {
      frames.want(2)
      setNeedsPanel()
      return true
    }
    guard let panel = panelHost.panel, panel.window.perform(action, on: id, at: time) else {
      return false
    }
    setNeedsPanel()
    return true
  }

  package func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect? {
    guard let panel = panelHost.panel else { return screen.accessibleFrame(ofText: range, in: id) }
    return screen.accessibleFrame(ofText: range, in: id)
      .map { place.slots[0].windowFrame($0) }
      ?? panel.window.accessibleFrame(ofText: range, in: id)
  }
}

extension AccessibleElement {
  fileprivate func placed(in slot: BenchPlace.Slot) -> AccessibleElement {
    var element = self
    element.frame = slot.windowFrame(frame)
    element.children = children.map { $0.placed(in: slot) }
    return element
  }

  fileprivate var withoutFocus: AccessibleElement {
    var element = self
    element.states.remove(.focused)
    element.children = children.map(\.withoutFocus)
    return element
  }
}
