/// The names of classes for labels, each looked up once: the runtime takes longer over it than a
/// movement over its search.
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
