import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The actions of the pointer and of a screen reader in the menu bar.
extension MenuBar {
  func receivePointerPress() {
    guard let overlay, let point = window.pointerLocation else { return leave() }
    press(overlay.part(at: window.convert(point, to: overlay)))
  }

  private func press(_ part: MenuBarOverlay.Part) {
    switch part {
    case .title(let index):
      let isOpen = state?.title == index && state?.levels.isEmpty == false
      if isOpen { return leave() }
      take(.title(index))
      if state?.levels.isEmpty == true { take(.open(atEnd: false)) }
    case .row(let level, let index):
      select(index, in: level)
      guard let row = state?.levels[level].lines[index].row, row.isEnabled else { return }
      if row.isMenu { take(.enter) } else { perform(row) }
    case .bar, .panel: break
    case .nothing: leave()
    }
  }

  /// Performs an action of a screen reader on a title or a line.
  ///
  /// - Returns: Whether that was possible.
  func perform(_ action: AccessibleAction, on part: MenuBarOverlay.Part) -> Bool {
    switch (action, part) {
    case (.press, _): press(part)
    case (.focus, .title(let index)): take(.title(index))
    case (.focus, .row(let level, let index)): select(index, in: level)
    default: return false
    }
    return true
  }

  func receiveScroll(by distance: CGVector) {
    overlay?.scroll(by: distance.dy)
    window.setNeedsFrame()
  }

  /// Shows the bar while the pointer is at the upper edge, and selects what is under the pointer.
  func pointerMoved(to point: CGPoint?) {
    guard isEnabled else { return }
    let style = window.appearance.menuBar
    guard let overlay else {
      guard let point, point.y <= style.edge, !window.isCovered(byOthersThan: self) else {
        return stopWaiting()
      }
      if timer == nil {
        timer = window.perform(after: style.delay) { [weak self] in
          self?.timer = nil
          self?.show(isPeeking: true)
        }
      }
      return
    }
    let place = point.map { window.convert($0, to: overlay) }
    overlay.pointer = place
    guard let place else {
      if isPeeking, timer == nil {
        timer = window.perform(after: style.linger) { [weak self] in self?.leave() }
      }
      return
    }
    stopWaiting()
    switch overlay.part(at: place) {
    case .title(let index):
      if !overlay.state.levels.isEmpty, overlay.state.title != index { take(.title(index)) }
    case .row(let level, let index): select(index, in: level)
    case .nothing where isPeeking && place.y > style.height + style.margin: leave()
    case .bar, .panel, .nothing: break
    }
  }

  /// Selects a line of an open menu under the pointer, and opens or closes the menus after it.
  private func select(_ index: Int, in level: Int) {
    guard let state, state.levels[level].lines[index].isEnabled else { return }
    let isSame = state.levels[level].place == index
    if isSame, state.levels.count == level + 1 || state.levels[level].selected?.isMenu == true {
      return
    }
    while let count = self.state?.levels.count, count > level + 1 { take(.back) }
    if !isSame { take(.line(index)) }
  }
}

extension Window {
  /// Whether an accessory other than this one covers the content.
  fileprivate func isCovered(byOthersThan accessory: any WindowAccessory) -> Bool {
    accessories.contains { $0 !== accessory && $0.coversContent }
  }
}
