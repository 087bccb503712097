import Foundation
import HaloSceneGraph

/// Opening, filling and closing the panel.
extension Bench {
  /// Shows an instrument's page on the panel, or the list of all keys for nil.
  func show(_ instrument: (any Instrument)?, taking: Bool = false) {
    openPanel(taking: taking)
    if taking { setPanelKeyboard(true) }
    if instrument == nil { (panelHost.page as? any Instrument)?.leave() }
    panelHost.turn(to: instrument)
    setNeedsPanel()
  }

  func openPanel(taking: Bool) {
    guard panelHost.panel == nil else { return }
    let looks = screen.appearance
    let panel = InstrumentPanel(
      text: text,
      appearance: PanelStyle.appearance(
        contrast: looks.accessibilityContrast, reducedMotion: looks.prefersReducedMotion))
    panel.window.modifierScheme = screen.modifierScheme
    panel.window.pasteboard = screen.pasteboard
    panelHost.open(panel)
    clock.countsMoments = true
    if let system = screen.focusSystem {
      explanations.begin(on: system) { [weak self] explanation in
        for each in self?.instruments ?? [] { each.note(explanation) }
      }
    }
    for each in instruments { each.begin() }
    place.panelWidth = PanelStyle.width
    askForRoom()
    if screen.screenCanvas != nil { resizeScreen(to: place.screen) }
    matchPanel()
    setPanelKeyboard(taking)
    panel.window.advance(to: clock.hostNow)
    setNeedsPanel()
  }

  /// Asks for a larger window if the desktop has space for it, so that the screen keeps its size.
  private func askForRoom() {
    guard let largest = host.largestSize(),
      place.screen.width + PanelStyle.width <= largest.width
    else { return }
    host.resize(room.grow(place.total))
  }

  /// Closes the panel and all instruments; a changed appearance stays, because it belongs to the
  /// screen.
  func closePanel() {
    guard panelHost.panel != nil else { return }
    input.taker = nil
    for each in instruments { each.putAway() }
    explanations.end(on: screen.focusSystem)
    clock.countsMoments = false
    if !keepsFramesAlways { frames.forgetHistory() }
    panelHost.close()
    frames.whole = nil
    place.panelWidth = 0
    setNeedsFrame()
    if let size = room.shrink(place.total) {
      host.resize(size)
    } else {
      resizeScreen(to: place.total)
    }
  }

  func setPanelKeyboard(_ isThere: Bool) {
    panelHost.panel?.hasKeyboard = isThere && screen.isActive
    setNeedsPanel()
  }

  func matchPanel() {
    guard let panel = panelHost.panel else { return }
    panel.window.resize(to: place.total, scale: place.scale)
    panel.place = place.panel
    setNeedsFrame()
  }

  /// Moves the panel's focus to the row with this id, once the page shows it.
  func focusPanel(on id: String) {
    panelHost.makeStale()
    refreshPanel()
    panelHost.panel?.focus(on: id)
    setNeedsFrame()
  }

  func refreshPanel() {
    panelHost.refresh(
      lead: lead, progress: job?.progress, overview: overview)
  }
}
