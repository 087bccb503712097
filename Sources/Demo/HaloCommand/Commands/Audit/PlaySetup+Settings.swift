import HaloLayoutFiles

extension PlaySetup {
  /// Returns the same with the size and the looks of a file of settings where options name none.
  func filled(from settings: AuditSettings) -> PlaySetup {
    var setup = self
    setup.size = size ?? settings.size
    setup.looks.options = looks.options.filled(from: settings.preferences)
    setup.looks.direction = looks.direction ?? settings.direction
    return setup
  }
}
