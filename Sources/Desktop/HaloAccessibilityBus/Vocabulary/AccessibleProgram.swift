import HaloHosting
import HaloMessageBus

/// The program as an object on the bus.
@MainActor
final class AccessibleProgram {
  /// The name of the program.
  let name: String
  /// The unique name of the connection; empty until the bus gives it.
  var busName = ""
  /// A reference to the desktop; null until the registry replies.
  var desktop = BusValue.list([.string(""), .string(AccessibilityNames.null)])
  /// The number that the registry gave the program.
  var id: Int64 = 0
  /// The announcement that is shown at present; nil for none.
  var notice: String?

  init(name: String) { self.name = name }

  func path(_ object: AccessibleEvent.Source?) -> String {
    switch object {
    case .application: AccessibilityNames.root
    case .element(let id): AccessibilityNames.elements + String(id)
    case .notice: AccessibilityNames.notice
    case nil: AccessibilityNames.null
    }
  }

  /// Returns a bus name and a path, `(so)`; the null reference for nil.
  func reference(_ object: AccessibleEvent.Source?) -> BusValue {
    .list([.string(object == nil ? "" : busName), .string(path(object))])
  }
}
