import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The pointer, over the panel or over one of the screens.
extension Bench {
  func movePointer(to point: CGPoint, at time: TimeInterval) {
    input.movePointer(to: point)
    guard let panel = panelHost.panel else {
      return screen.receive(.pointerMoved(to: point), at: clock.screenTime(at: time))
    }
    switch input.holder {
    case .taker: input.taker?.moved(to: screenPoint(point).point)
    case .panel: panel.window.receive(.pointerMoved(to: point), at: time)
    case .screen(let index): hover(point, in: index, at: time)
    case .nobody:
      if place.panel.contains(point) {
        leaveScreens(at: time)
        panel.window.receive(.pointerMoved(to: point), at: time)
      } else {
        panel.window.receive(.pointerLeft, at: time)
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
    let event = InputEvent.pointerMoved(to: place.slots[index].screenPoint(point))
    let now = clock.screenTime(at: time)
    if case .screen = input.holder { hand.add(event, at: now) }
    screen.receive(event, at: now)
    for other in others { other.receive(event, at: now) }
    frames.wantOne()
  }

  /// Returns the screen that a point of the window lies on, and that point in the screen's
  /// coordinates; the first screen for points outside all of them.
  func screenPoint(_ point: CGPoint) -> (index: Int, point: CGPoint) {
    let slots = place.slots
    let index = slots.firstIndex { $0.frame.contains(point) } ?? 0
    return (index, slots[index].screenPoint(point))
  }

  func pointerLeaves(at time: TimeInterval) {
    input.movePointer(to: nil)
    leaveScreens(at: time)
    panelHost.panel?.window.receive(.pointerLeft, at: time)
    if panelHost.panel != nil { setNeedsFrame() }
  }

  private func leaveScreens(at time: TimeInterval) {
    let now = clock.screenTime(at: time)
    screen.receive(.pointerLeft, at: now)
    for other in others { other.receive(.pointerLeft, at: now) }
  }

  package var pointerShape: PointerShape {
    guard let panel = panelHost.panel, let pointer = input.pointer else {
      return screen.pointerShape
    }
    if input.taker != nil { return .arrow }
    return place.panel.contains(pointer) ? panel.window.pointerShape : screen.pointerShape
  }

  func pressPointer(at point: CGPoint, at time: TimeInterval) {
    input.movePointer(to: point)
    if let panel = panelHost.panel, place.panel.contains(point) {
      input.press(by: .panel)
      setPanelKeyboard(true)
      panel.window.receive(.pointerPressed(at: point), at: time)
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
    act(.pointerPressed(at: place), at: time)
  }

  func releasePointer(at point: CGPoint, at time: TimeInterval) {
    switch input.release() {
    case .panel:
      panelHost.panel?.window.receive(.pointerReleased(at: point), at: time)
      setNeedsPanel()
    case .taker:
      input.taker?.released(at: screenPoint(point).point)
      setNeedsPanel()
    case .screen(let index):
      act(.pointerReleased(at: place.slots[index].screenPoint(point)), at: time)
    case .nobody: screen.receive(.pointerReleased(at: point), at: clock.screenTime(at: time))
    }
  }

  /// Sends a press of the middle or the right button to the panel or to the screen.
  func send(_ event: (CGPoint) -> InputEvent, at point: CGPoint, at time: TimeInterval) {
    if let panel = panelHost.panel, place.panel.contains(point) {
      return panel.window.receive(event(point), at: time)
    }
    screen.receive(event(screenPoint(point).point), at: clock.screenTime(at: time))
    setNeedsScreen()
  }

  func scroll(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, at time: TimeInterval
  ) {
    if let panel = panelHost.panel, place.panel.contains(point) {
      panel.window.receive(.scrolled(by: distance, type, at: point), at: time)
      return setNeedsFrame()
    }
    act(.scrolled(by: distance, type, at: screenPoint(point).point), at: time)
  }
}
