import CHaloX11
import Foundation

/// Changes of the desktop's appearance and scale while the host runs.
extension WindowHost {
  func updateScale() { window.setScale(desktop.scale()) }

  func handleSettings(_ event: HostEvent) {
    guard desktop.handle(event) else { return }
    updateScale()
    tellAppearance()
  }

  /// Makes messages of the portal wake the host.
  func followPortal() {
    guard let portal = desktop.portal else { return }
    watch(portal.descriptor) { [weak self] in
      guard let self else { return }
      let before = portal.settings
      portal.receive()
      if !portal.isConnected { watch(portal.descriptor, nil) }
      if portal.settings != before { tellAppearance() }
    }
  }

  /// Shows the instruments, because another program asks for them.
  func showInstruments() {
    guard let instrumentsHandler else { return }
    feed(.action) { _, _ in instrumentsHandler() }
    // The program that asks waits for the property to be written again.
    window.offerInstruments(true)
    XFlush(connection.display)
  }

  private func tellAppearance() {
    guard let appearanceHandler else { return }
    feed(.change) { _, _ in appearanceHandler(appearancePreferences) }
  }
}
