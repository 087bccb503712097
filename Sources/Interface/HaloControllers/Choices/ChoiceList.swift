import FocusEngine
import Foundation
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The panels of full keyboard access: Tab-F finds a control by its name, Tab-Z lists the custom
/// actions of the focused item (WWDC21 10120).
///
/// An open panel receives all keys; the focus does not move.
@MainActor
final class ChoiceList: WindowAccessory {
  private unowned let window: Window
  private var overlay: ChoiceOverlay?
  private var spentKeys = SpentKeys()

  init(_ window: Window) { self.window = window }

  /// The panel that is shown; nil if there is none.
  var panel: ChoicePanel? { overlay?.panel }

  // MARK: Showing and hiding

  private func show(_ panel: ChoicePanel) {
    hide()
    let overlay = ChoiceOverlay(panel)
    self.overlay = overlay
    window.addOverlay(overlay)
    overlay.appear()
    Accessibility.post(notification: .announcement, argument: panel.greeting)
    window.keyEffectsMayHaveChanged()
  }

  private func hide() {
    overlay?.fillsWindow = false
    overlay?.disappear()
    overlay = nil
    window.keyEffectsMayHaveChanged()
  }

  private func choose(_ choice: Choice) {
    hide()
    choice.choose()
  }

  // MARK: Accessory

  var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      .findControl: { [weak self] _ in
        guard let self else { return }
        show(ChoicePanel(.find, window.findableControls))
      },
      .listActions: { [weak self] _ in
        guard let self else { return }
        let view = window.focusSystem?.focusedItem as? View
        show(
          ChoicePanel(
            .act(on: view?.nameToBeFound ?? Localization.text("nothing")),
            view.map(window.actions(of:)) ?? []))
      },
    ]
  }

  var coversContent: Bool { overlay != nil }
  func windowDidResignActive() { hide() }

  func receivePointerPress() {
    guard let overlay, let point = window.pointerLocation else { return hide() }
    switch overlay.part(at: window.convert(point, to: overlay)) {
    case .choice(let choice): choose(choice)
    case .card: break
    case .nothing: hide()
    }
  }

  func answer(to key: Key) -> KeyAnswer {
    guard let overlay else { return .passes }
    if case .modifier = key.keyCode { return .swallows }
    switch overlay.panel.effect(of: key, page: overlay.page) {
    case .nothing: return .swallows
    case .closes, .chooses, .changes: return .acts
    }
  }

  func purpose(of key: Key) -> String? {
    guard let panel else { return nil }
    return switch key.keyCode {
    case .escape: Localization.text("Close")
    case .return, .select:
      panel.purpose == .find ? Localization.text("Go there") : Localization.text("Perform")
    case .space: panel.purpose == .find ? nil : Localization.text("Perform")
    case .upArrow, .downArrow: Localization.text("Choose", context: "key hint")
    default: nil
    }
  }

  func receive(_ key: Key, phase: KeyPhase) -> Bool {
    if spentKeys.take(key, phase) { return true }
    guard let overlay else { return false }
    guard phase == .down || phase == .repeat else { return true }
    switch overlay.panel.effect(of: key, page: overlay.page) {
    case .nothing: break
    case .closes:
      spentKeys.insert(key)
      hide()
    case .chooses(let choice) where phase == .down:
      spentKeys.insert(key)
      choose(choice)
    case .chooses: break
    case .changes(let panel):
      overlay.panel = panel
      Accessibility.post(notification: .announcement, argument: panel.news)
    }
    window.setNeedsFrame()
    return true
  }
}
