/// A cache of class names for labels: a lookup in the runtime takes longer than the whole search of
/// a movement.
@MainActor
package enum ClassName {
  private static var names: [ObjectIdentifier: String] = [:]

  package static func of(_ object: AnyObject) -> String {
    let type: AnyObject.Type = Swift.type(of: object)
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
