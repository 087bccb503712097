import HaloHosting
import HaloMessageBus

/// What the program is on the bus.
@MainActor
final class AccessibleProgram {
  /// As windows are named after it.
  let name: String
  /// What the bus calls us.
  var busName = ""
  /// The desktop, once the registry has taken us in.
  var desktop = BusValue.list([.string(""), .string(AccessibilityNames.null)])
  /// Given by the registry.
  var id: Int64 = 0
  /// A message that is being told; nil: none.
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

  /// A name on the bus and a path, `(so)`.
  func reference(_ object: AccessibleEvent.Source?) -> BusValue {
    .list([.string(object == nil ? "" : busName), .string(path(object))])
  }
}
