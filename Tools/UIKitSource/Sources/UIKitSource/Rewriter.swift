import SwiftSyntax

/// A visitor of one file that collects its changes; all other bytes stay.
///
/// Inserted text has no line breaks, and removed text leaves its line breaks behind, so that lines
/// keep their numbers.
final class Rewriter: BranchVisitor {
  let file: Int
  let types: FolderTypes
  var edits: [Edit] = []
  var reports: [Report] = []

  init(file: Int, types: FolderTypes, platform: Platform) {
    self.file = file
    self.types = types
    super.init(platform: platform)
  }

  func report(_ node: some SyntaxProtocol, _ message: String) {
    reports.append(Report(node.positionAfterSkippingLeadingTrivia, message))
  }

  func replace(_ node: some SyntaxProtocol, by text: String) {
    let breaks = node.trimmedDescription.lineBreaks
    edits.append(Edit(node.trimmedRange, text + breaks))
  }

  /// Removes a node with the blanks after it.
  func remove(_ node: some SyntaxProtocol) {
    var end = node.endPositionBeforeTrailingTrivia
    trailing: for piece in node.trailingTrivia {
      switch piece {
      case .spaces, .tabs: end += piece.sourceLength
      default: break trailing
      }
    }
    let start = node.positionAfterSkippingLeadingTrivia
    edits.append(Edit(start..<end, node.trimmedDescription.lineBreaks))
  }

  // MARK: Attributes and modifiers

  private static let removedAttributes: Set = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "NSManaged",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removedAttributes.contains(name) {
      remove(node)
    } else if name == "UIApplicationMain" {
      replace(node, by: "@main")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.dynamic), .keyword(.optional): remove(node)
    default: break
    }
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      let visitor = ConditionVisitor(condition: self.condition)
      visitor.walk(condition)
      for (call, value) in visitor.replacements { replace(call, by: value ? "true" : "false") }
    }
    return super.visit(node)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addMembers(to: node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(named: "objc") {
      bindToClasses(node)
      giveDefaults(to: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    reportForeignActions(in: node)
    return .visitChildren
  }

  // MARK: Code

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(.override) { mendOverride(node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(.override) { mendOverride(node) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseCoder(in: node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      nameSelector(node)
      return .skipChildren
    case "keyPath":
      report(node, "#keyPath needs Objective-C; write a Swift key path, or the name as a string")
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
    construct(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    callWhatIsThere(node)
    reportMissingRuntime(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, UIKitNames.missingModules.contains(module) {
      report(
        node,
        "the module \(module) is not there on Linux; put the import and what uses it into "
          + "#if canImport(\(module))")
    }
    return .visitChildren
  }
}

/// A search for the calls in a condition that are replaced.
private final class ConditionVisitor: SyntaxVisitor {
  let condition: BranchCondition
  var replacements: [(FunctionCallExprSyntax, Bool)] = []

  init(condition: BranchCondition) {
    self.condition = condition
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = condition.replacement(for: node) { replacements.append((node, value)) }
    return .skipChildren
  }
}
