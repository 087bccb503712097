import SwiftSyntax

extension FolderTypes {
  /// Reads the declarations of files; the first `ownCount` belong to the module, the others to
  /// another one.
  init(reading files: [SourceFileSyntax], ofWhichOwn ownCount: Int, platform: Platform) {
    self.ownCount = ownCount
    // Types are read first, since an extension may precede its class.
    for (index, file) in files.enumerated() {
      let reader = TypeReader(file: index, platform: platform)
      reader.walk(file)
      reader.types.forEach { add($0) }
      aliases.merge(reader.aliases) { first, _ in first }
      properties.formUnion(reader.properties)
      namedInSelectors.formUnion(reader.namedInSelectors)
      optionalRequirements.formUnion(reader.optionalRequirements)
    }
    for (index, file) in files.enumerated() {
      let reader = MethodReader(file: index, types: self, platform: platform)
      reader.walk(file)
      for (path, method) in reader.methods { add(method, to: path) }
      for (path, override) in reader.overrides { add(override, to: path) }
      for (path, protocols) in reader.adopted { adopt(protocols, by: path) }
    }
  }
}

private final class TypeReader: BranchVisitor {
  let file: Int
  var types: [FolderType] = []
  var aliases: [TypePath: [String]] = [:]
  var properties: Set<String> = []
  var namedInSelectors: Set<String> = []
  var optionalRequirements: Set<OptionalRequirement> = []

  init(file: Int, platform: Platform) {
    self.file = file
    super.init(platform: platform)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(
      FolderType(
        kind: .class, path: TypePath(around: node).appending(node.name.text), file: file,
        inherited: node.inheritanceClause.names,
        isMeant: node.attributes.contains(named: "objcMembers")))
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(
      FolderType(
        kind: .protocol, path: TypePath(around: node).appending(node.name.text), file: file,
        inherited: node.inheritanceClause.names, isMeant: node.attributes.contains(named: "objc")))
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains(.optional)
      else { continue }
      optionalRequirements.insert(
        OptionalRequirement(
          name: ObjectiveCName.bare(function.name.text),
          labels: function.signature.parameterClause.parameters.map(\.label)))
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = TypePath(around: node).appending(node.name.text)
    aliases[path] = node.initializer.value.names
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    properties.insert(ObjectiveCName.bare(node.pattern.trimmedDescription))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let reference = SelectorReference(node) { namedInSelectors.insert(reference.name) }
    return .visitChildren
  }
}

private final class MethodReader: BranchVisitor {
  let file: Int
  let types: FolderTypes
  var methods: [(TypePath, Method)] = []
  var overrides: [(TypePath, ExtensionOverride)] = []
  var adopted: [(TypePath, [[String]])] = []

  init(file: Int, types: FolderTypes, platform: Platform) {
    self.file = file
    self.types = types
    super.init(platform: platform)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.owner else { return .visitChildren }
    let extending = owner.as(ExtensionDeclSyntax.self)
    let path = extending.map(path(of:)) ?? TypePath(around: node)
    let method = Method(
      function: node, file: file, extending: extending, isUncertain: isUncertain,
      classFile: types.types[path]?.file)
    methods.append((path, method))
    if extending != nil, !isUncertain, let override = ExtensionOverride(node) {
      overrides.append((path, override))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !isUncertain, let extending = node.owner?.as(ExtensionDeclSyntax.self),
      let override = ExtensionOverride(node)
    {
      overrides.append((path(of: extending), override))
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    adopted.append((path(of: node), node.inheritanceClause.names))
    return .visitChildren
  }

  /// Returns the path of the extended type, by whatever name the extension uses.
  private func path(of extending: ExtensionDeclSyntax) -> TypePath {
    types.type(extendedBy: extending)?.path ?? TypePath(extending.extendedType.names)
  }
}

extension InheritanceClauseSyntax? {
  /// The names in the list, each by its parts.
  fileprivate var names: [[String]] { self?.inheritedTypes.map(\.type.names) ?? [] }
}
