import SwiftSyntax

/// A class or protocol of the folder, with the additions of its extensions.
struct FolderType {
  enum Kind { case `class`, `protocol` }

  let kind: Kind
  let path: TypePath
  let file: Int
  /// The names after the type's colon, each by its parts.
  let inherited: [[String]]
  /// The protocols to which extensions make it conform, each by its parts.
  var adopted: [[String]] = []
  /// Whether all members are exposed to Objective-C.
  let isMeant: Bool
  /// The members that call overrides in extensions, as written into the class.
  var extensionOverrides: [String] = []
  /// The methods; for a protocol, its requirements.
  var methods: [Method] = []
}

/// A requirement that `@objc optional` allows to call like `delegate.name?(…)`.
struct OptionalRequirement: Hashable {
  let name: String
  let labels: [String?]
}

/// The declarations of all files of a folder, as far as they matter to Objective-C.
struct FolderTypes {
  /// The number of files of the module itself; those after them belong to a module that it knows.
  let ownCount: Int
  private(set) var types: [TypePath: FolderType] = [:]
  /// The methods that extensions add to types outside the folder, by the name of the type.
  private(set) var foreign: [TypePath: [Method]] = [:]
  var optionalRequirements: Set<OptionalRequirement> = []
  /// The names that type aliases stand for, each by its parts.
  var aliases: [TypePath: [String]] = [:]
  /// The base names of all methods.
  private(set) var methodNames: Set<String> = []
  /// The names of all stored and computed properties.
  var properties: Set<String> = []
  /// The base names in all `#selector` expressions.
  var namedInSelectors: Set<String> = []

  mutating func add(_ type: FolderType) {
    // Branches of an `#if` may declare the type several times; the first one stands for all.
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

  /// Returns the type that a name means at a place; nil for one outside the folder.
  func type(named names: [String], from place: TypePath) -> FolderType? {
    meaning(of: names, from: place).type
  }

  /// Returns the type that an extension extends; nil for one outside the folder.
  func type(extendedBy node: ExtensionDeclSyntax) -> FolderType? {
    type(named: node.extendedType.names, from: TypePath([]))
  }

  /// Returns whether the type belongs to the module itself, so that it can be changed.
  func isOwn(_ type: FolderType) -> Bool { type.file < ownCount }

  /// Returns the type that a name means at a place; if there is none, the name without aliases.
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

  /// Returns the superclass; nil if it is outside the folder.
  func superclass(of type: FolderType) -> FolderType? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let outside = TypePath(Array(type.path.parts.dropLast()))
    guard let above = self.type(named: first, from: outside), above.kind == .class,
      above.path != type.path
    else { return nil }
    return above
  }

  /// Returns a class and its ancestors in the folder, the class first.
  func chain(from type: FolderType) -> [FolderType] {
    var chain = [type]
    var seen: Set = [type.path]
    while let last = chain.last, let above = superclass(of: last), seen.insert(above.path).inserted
    {
      chain.append(above)
    }
    return chain
  }

  /// Returns the name of the nearest ancestor outside the folder; nil if there is none.
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

  /// Returns whether a method can be called by its Objective-C name.
  func isExposed(_ method: Method, of type: FolderType) -> Bool {
    switch method.exposure {
    case .always: true
    case .whenNamed: namedInSelectors.contains(method.bareName)
    case .none:
      namedInSelectors.contains(method.bareName)
        && (chain(from: type).contains(where: \.isMeant) || isRequired(method, of: type))
    }
  }

  /// Returns whether a protocol of the folder to which the class conforms requires the method by
  /// its Objective-C name.
  private func isRequired(_ method: Method, of type: FolderType) -> Bool {
    (type.inherited + type.adopted).contains { names in
      guard let named = self.type(named: names, from: type.path), named.kind == .protocol else {
        return false
      }
      return named.isMeant && named.methods.contains { $0.action == method.action }
    }
  }

  /// Returns the methods that a class must list in its table, in the order of the source; those
  /// that an ancestor lists are excluded.
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

  /// Returns the actions that the folder adds to ancestors outside it.
  private func added(to type: FolderType) -> [Method] {
    guard superclass(of: type) == nil, let root = foreignRoot(of: type) else { return [] }
    return UIKitNames.lineage(of: root).flatMap { foreign[TypePath([$0])] ?? [] }.filter {
      namedInSelectors.contains($0.bareName) && (!$0.isPrivate || $0.file == type.file)
    }
  }

  /// Returns whether any class of the folder lists the method in its table.
  func isOffered(_ method: Method) -> Bool {
    types.values.contains { type in
      offered(by: type).contains { $0.file == method.file && $0.position == method.position }
    }
  }

  /// Returns whether an ancestor already has a table of responses, as all responders have.
  func inheritsResponses(_ type: FolderType) -> Bool {
    isResponder(type) || chain(from: type).dropFirst().contains { !offered(by: $0).isEmpty }
  }
}
