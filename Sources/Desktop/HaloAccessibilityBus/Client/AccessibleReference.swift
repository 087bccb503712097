import HaloMessageBus

/// A reference to an accessible object of another program.
package struct AccessibleReference: Hashable, Sendable {
  /// The name of the program on the bus.
  package var bus: String
  /// The path of the object in the program.
  package var path: String

  /// Creates a reference from a bus name and an object path (`(so)` in D-Bus); nil for the null
  /// reference and for any other value.
  init?(_ value: BusValue?) {
    guard let parts = value?.list, parts.count == 2, let bus = parts[0].string,
      let path = parts[1].string, !bus.isEmpty, path != AccessibilityNames.null
    else { return nil }
    (self.bus, self.path) = (bus, path)
  }

  init(bus: String, path: String) { (self.bus, self.path) = (bus, path) }
}
