import CHaloX11
import Foundation

/// What the desktop says of looks and of the scale, while the host runs.
extension WindowHost {
  func updateScale() {
    scale = chosenScale ?? Self.scale(options, connection, settingsManager.settings)
  }

  func settingsMayHaveChanged(_ event: HostEvent) {
    switch event {
    case .settingsChanged(let window) where settingsManager.isManager(window):
      settingsManager.read()
    case .otherDestroyed(let window) where settingsManager.isManager(window):
      settingsManager.find()
    case .managerCame(let selection) where settingsManager.isAnnouncement(selection: selection):
      settingsManager.find()
    default: return
    }
    updateScale()
    tellAppearance()
  }

  /// Has what the portal sends wake the host.
  func followPortal() {
    guard let portal else { return }
    watch(portal.descriptor) { [weak self] in
      guard let self else { return }
      let before = portal.settings
      portal.receive()
      if !portal.isConnected { watch(portal.descriptor, nil) }
      if portal.settings != before { tellAppearance() }
    }
  }

  private func tellAppearance() {
    guard let appearanceHandler else { return }
    feed(.change) { _, _ in appearanceHandler(appearancePreferences) }
  }
}
