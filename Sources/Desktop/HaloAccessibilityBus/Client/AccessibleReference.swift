import HaloMessageBus

/// A reference to an object of another program.
package struct AccessibleReference: Hashable, Sendable {
  /// The name of the program on the bus.
  package var bus: String
  package var path: String

  /// Creates a reference from `(so)`; nil for the null reference.
  init?(_ value: BusValue?) {
    guard let parts = value?.list, parts.count == 2, let bus = parts[0].string,
      let path = parts[1].string, !bus.isEmpty, path != AccessibilityNames.null
    else { return nil }
    (self.bus, self.path) = (bus, path)
  }

  init(bus: String, path: String) { (self.bus, self.path) = (bus, path) }
}
