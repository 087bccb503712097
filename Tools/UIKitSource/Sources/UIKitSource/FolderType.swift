import SwiftSyntax

/// A class or protocol of the folder, with what its extensions add.
struct FolderType {
  enum Kind { case `class`, `protocol` }

  let kind: Kind
  let path: TypePath
  let file: Int
  /// What stands after its colon, by the parts of each name.
  let inherited: [[String]]
  /// What extensions make it conform to.
  var adopted: [[String]] = []
  /// Whether all of its members are meant for Objective-C.
  let isMeant: Bool
  /// Members that call what extensions override, as they stand in the class.
  var extensionOverrides: [String] = []
  /// Methods, and for a protocol its requirements.
  var methods: [Method] = []
}

/// A call that `@objc optional` makes possible: `delegate.name?(…)`.
struct OptionalRequirement: Hashable {
  let name: String
  let labels: [String?]
}

/// What all files of a folder declare, as far as Objective-C could see it.
struct FolderTypes {
  /// How many files are the module's own; those after them are of a module that it knows.
  let ownCount: Int
  private(set) var types: [TypePath: FolderType] = [:]
  /// Methods that extensions of types from elsewhere add, by the name of the type.
  private(set) var foreign: [TypePath: [Method]] = [:]
  var optionalRequirements: Set<OptionalRequirement> = []
  /// What each `typealias` stands for.
  var aliases: [TypePath: [String]] = [:]
  /// Base names of all methods.
  private(set) var methodNames: Set<String> = []
  /// Names of stored and computed properties anywhere.
  var properties: Set<String> = []
  /// Base names that a `#selector` anywhere has.
  var namedInSelectors: Set<String> = []

  mutating func add(_ type: FolderType) {
    // One in each branch of an `#if`, say: the first stands for both.
    if types[type.path] == nil { types[type.path] = type }
  }

  mutating func add(_ method: Method, to path: TypePath) {
    methodNames.insert(method.bareName)
    if types[path] != nil {
      types[path]?.methods.append(method)
    } else {
      foreign[path, default: []].append(method)
    }
  }

  mutating func adopt(_ protocols: [[String]], by path: TypePath) {
    types[path]?.adopted += protocols
  }

  mutating func add(_ override: ExtensionOverride, to path: TypePath) {
    types[path]?.extensionOverrides.append(override.member)
  }

  /// All methods of the folder, in no order.
  var allMethods: [Method] {
    types.values.flatMap(\.methods) + foreign.values.joined()
  }

  /// The type that a name means at a place; nil for one from elsewhere.
  func type(named names: [String], from place: TypePath) -> FolderType? {
    meaning(of: names, from: place).type
  }

  /// The type that an extension adds to; nil for one from elsewhere.
  func type(extendedBy node: ExtensionDeclSyntax) -> FolderType? {
    type(named: node.extendedType.names, from: TypePath([]))
  }

  /// Whether the type is of the module itself, so that its class can be changed.
  func isOwn(_ type: FolderType) -> Bool { type.file < ownCount }

  /// The type that a name means at a place, or else the name without aliases.
  private func meaning(
    of names: [String], from place: TypePath
  ) -> (type: FolderType?, names: [String]) {
    var names = names
    var seen: Set<[String]> = []
    while !names.isEmpty, seen.insert(names).inserted {
      let paths = place.outward.map { TypePath($0.parts + names) }
      if let type = paths.lazy.compactMap({ types[$0] }).first { return (type, names) }
      guard let alias = paths.lazy.compactMap({ aliases[$0] }).first else { break }
      names = alias
    }
    return (nil, names)
  }

  /// The class above, if it is of the folder.
  func superclass(of type: FolderType) -> FolderType? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let outside = TypePath(Array(type.path.parts.dropLast()))
    guard let above = self.type(named: first, from: outside), above.kind == .class,
      above.path != type.path
    else { return nil }
    return above
  }

  /// A class and those above it in the folder, the class first.
  func chain(from type: FolderType) -> [FolderType] {
    var chain = [type]
    var seen: Set = [type.path]
    while let last = chain.last, let above = superclass(of: last), seen.insert(above.path).inserted
    {
      chain.append(above)
    }
    return chain
  }

  /// The name of the class from elsewhere that a class descends from; nil for none.
  func foreignRoot(of type: FolderType) -> String? {
    guard let root = chain(from: type).last, let first = root.inherited.first else { return nil }
    let meaning = meaning(of: first, from: root.path)
    guard meaning.type == nil, let name = meaning.names.last, !UIKitNames.isProtocol(name) else {
      return nil
    }
    return name
  }

  func isResponder(_ type: FolderType) -> Bool {
    foreignRoot(of: type).map(UIKitNames.isResponder) ?? false
  }

  /// Whether a method can be called by its Objective-C name.
  func isExposed(_ method: Method, of type: FolderType) -> Bool {
    switch method.exposure {
    case .always: true
    case .whenNamed: namedInSelectors.contains(method.bareName)
    case .none:
      namedInSelectors.contains(method.bareName)
        && (chain(from: type).contains(where: \.isMeant) || isRequired(method, of: type))
    }
  }

  /// Whether a protocol of the folder, that the class names, demands the method by Objective-C name.
  private func isRequired(_ method: Method, of type: FolderType) -> Bool {
    (type.inherited + type.adopted).contains { names in
      guard let named = self.type(named: names, from: type.path), named.kind == .protocol else {
        return false
      }
      return named.isMeant && named.methods.contains { $0.action == method.action }
    }
  }

  /// The methods that a class answers with and none above it does already, in the order of the source.
  func offered(by type: FolderType) -> [Method] {
    guard type.kind == .class else { return [] }
    let above = chain(from: type).dropFirst()
    var seen: Set<String> = []
    return (type.methods + added(to: type)).filter { method in
      guard method.obstacle == nil, isExposed(method, of: type) else { return false }
      if method.isOverride,
        above.contains(where: { above in
          above.methods.contains { $0.action == method.action && isExposed($0, of: above) }
        })
      {
        return false
      }
      return seen.insert(method.action).inserted
    }
  }

  /// Actions that the folder adds to a class from elsewhere, for a class that descends from that.
  private func added(to type: FolderType) -> [Method] {
    guard superclass(of: type) == nil, let root = foreignRoot(of: type) else { return [] }
    return UIKitNames.lineage(of: root).flatMap { foreign[TypePath([$0])] ?? [] }.filter {
      namedInSelectors.contains($0.bareName) && (!$0.isPrivate || $0.file == type.file)
    }
  }

  /// Whether any class of the folder offers the method.
  func isOffered(_ method: Method) -> Bool {
    types.values.contains { type in
      offered(by: type).contains { $0.file == method.file && $0.position == method.position }
    }
  }

  /// Whether a class above already has a table of responses, as all responders have.
  func inheritsResponses(_ type: FolderType) -> Bool {
    isResponder(type) || chain(from: type).dropFirst().contains { !offered(by: $0).isEmpty }
  }
}
