import HaloMessageBus

/// An object of another program: who has it, and where.
package struct AccessibleReference: Hashable, Sendable {
  /// The program's name on the bus.
  package var bus: String
  package var path: String

  /// From `(so)`; nil for one to nothing.
  init?(_ value: BusValue?) {
    guard let parts = value?.list, parts.count == 2, let bus = parts[0].string,
      let path = parts[1].string, !bus.isEmpty, path != AccessibilityNames.null
    else { return nil }
    (self.bus, self.path) = (bus, path)
  }

  init(bus: String, path: String) { (self.bus, self.path) = (bus, path) }
}
