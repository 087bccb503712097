import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The pointer, over the panel or over one of the screens.
extension Bench {
  package func pointerMoved(to point: CGPoint, at time: TimeInterval) {
    clock.note(host: time)
    input.movePointer(to: point)
    guard let panel = panelHost.panel else {
      return screen.pointerMoved(to: point, at: clock.screenTime(at: time))
    }
    switch input.holder {
    case .taker: input.taker?.moved(to: screenPoint(point).point)
    case .panel: panel.window.pointerMoved(to: point, at: time)
    case .screen(let index): hover(point, in: index, at: time)
    case .nobody:
      if place.panel.contains(point) {
        screen.pointerLeft(at: clock.screenTime(at: time))
        twin?.pointerLeft(at: clock.screenTime(at: time))
        panel.window.pointerMoved(to: point, at: time)
      } else {
        panel.window.pointerLeft(at: time)
        let (index, place) = screenPoint(point)
        if let taker = input.taker {
          taker.moved(to: place)
        } else {
          hover(point, in: index, at: time)
        }
      }
    }
    setNeedsFrame()
    if panelHost.page?.followsPointer == true { setNeedsPanel() }
  }

  private func hover(_ point: CGPoint, in index: Int, at time: TimeInterval) {
    let place = place.slots[index].screenPoint(point)
    let now = clock.screenTime(at: time)
    if case .screen = input.holder { hand.add(.moved(place), at: now) }
    screen.pointerMoved(to: place, at: now)
    twin?.pointerMoved(to: place, at: now)
    frames.wantOne()
  }

  /// Which of the screens a place of the window is on, and where on it.
  func screenPoint(_ point: CGPoint) -> (index: Int, point: CGPoint) {
    let slots = place.slots
    let index = slots.firstIndex { $0.frame.contains(point) } ?? 0
    return (index, slots[index].screenPoint(point))
  }

  package func pointerLeft(at time: TimeInterval) {
    clock.note(host: time)
    input.movePointer(to: nil)
    screen.pointerLeft(at: clock.screenTime(at: time))
    twin?.pointerLeft(at: clock.screenTime(at: time))
    panelHost.panel?.window.pointerLeft(at: time)
    if panelHost.panel != nil { setNeedsFrame() }
  }

  package var pointerShape: PointerShape {
    guard let panel = panelHost.panel, let pointer = input.pointer else {
      return screen.pointerShape
    }
    if input.taker != nil { return .arrow }
    return place.panel.contains(pointer) ? panel.window.pointerShape : screen.pointerShape
  }

  package func pointerPressed(at point: CGPoint, at time: TimeInterval) {
    clock.note(host: time)
    input.movePointer(to: point)
    if let panel = panelHost.panel, place.panel.contains(point) {
      input.press(by: .panel)
      setPanelKeyboard(true)
      panel.window.pointerPressed(at: point, at: time)
      return setNeedsPanel()
    }
    let (index, place) = screenPoint(point)
    if let taker = input.taker {
      input.press(by: .taker)
      taker.pressed(at: place)
      return setNeedsPanel()
    }
    input.press(by: .screen(index))
    setPanelKeyboard(false)
    act(.pressed(place), at: time)
  }

  package func pointerReleased(at point: CGPoint, at time: TimeInterval) {
    clock.note(host: time)
    switch input.release() {
    case .panel:
      panelHost.panel?.window.pointerReleased(at: point, at: time)
      setNeedsPanel()
    case .taker:
      input.taker?.released(at: screenPoint(point).point)
      setNeedsPanel()
    case .screen(let index):
      act(.released(place.slots[index].screenPoint(point)), at: time)
    case .nobody: screen.pointerReleased(at: point, at: clock.screenTime(at: time))
    }
  }

  package func pointerPasted(at point: CGPoint, at time: TimeInterval) {
    clock.note(host: time)
    if let panel = panelHost.panel, place.panel.contains(point) {
      return panel.window.pointerPasted(at: point, at: time)
    }
    screen.pointerPasted(at: screenPoint(point).point, at: clock.screenTime(at: time))
    setNeedsScreen()
  }

  package func pointerScrolled(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, time: TimeInterval
  ) {
    clock.note(host: time)
    if let panel = panelHost.panel, place.panel.contains(point) {
      panel.window.pointerScrolled(by: distance, type, at: point, time: time)
      return setNeedsFrame()
    }
    act(.scrolled(distance, type, screenPoint(point).point), at: time)
  }
}
