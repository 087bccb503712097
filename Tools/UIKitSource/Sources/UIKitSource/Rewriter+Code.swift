import SwiftSyntax

extension Rewriter {
  // MARK: Casts

  /// The labels of the initializers that replace bridging to Objective-C.
  private static let initializers = [
    "NSString": "string", "NSNumber": "value", "NSArray": "array", "NSDictionary": "dictionary",
    "NSSet": "set", "NSData": "data",
  ]

  /// Replaces `x as NSNumber` by `NSNumber(value: x)`; patterns and casts that may fail stay.
  func construct(_ cast: AsExprSyntax) {
    guard cast.questionOrExclamationMark == nil, !cast.isPattern,
      let type = cast.type.names.last, let label = Self.initializers[type],
      cast.type.is(IdentifierTypeSyntax.self) || cast.type.is(MemberTypeSyntax.self)
    else { return }
    let value = cast.expression
    edits.append(
      Edit(
        insertAt: value.positionAfterSkippingLeadingTrivia,
        "\(cast.type.trimmedDescription)(\(label): "))
    let isBlank = (value.trailingTrivia + cast.asKeyword.leadingTrivia).allSatisfy {
      switch $0 {
      case .spaces, .tabs: true
      default: false
      }
    }
    let start =
      isBlank
      ? value.endPositionBeforeTrailingTrivia : cast.asKeyword.positionAfterSkippingLeadingTrivia
    let end = cast.endPositionBeforeTrailingTrivia
    let between = cast.asKeyword.trailingTrivia + cast.type.leadingTrivia
    edits.append(Edit(start..<end, ")" + between.description.lineBreaks))
  }

  // MARK: Initialisers

  /// Replaces the body of an `init(coder:)` that calls `super`, since nothing is ever decoded.
  ///
  /// - Returns: whether the initializer is one.
  func refuseCoder(in initializer: InitializerDeclSyntax) -> Bool {
    let parameters = initializer.signature.parameterClause.parameters
    guard parameters.count == 1, parameters.first?.firstName.text == "coder",
      let statements = initializer.body?.statements, !statements.isEmpty
    else { return false }
    let search = CoderCall(viewMode: .sourceAccurate)
    search.walk(statements)
    guard search.isFound else { return false }
    replace(
      statements, by: #"fatalError("init(coder:) is not available: there are no storyboards")"#)
    return true
  }

  // MARK: Calls

  /// Removes the `?` of `delegate.method?(…)`, since a protocol's methods always exist here.
  ///
  /// It only changes calls that cannot mean a closure in a property: calls with argument labels,
  /// and those of optional methods of this folder.
  func callWhatIsThere(_ call: FunctionCallExprSyntax) {
    guard let optional = call.calledExpression.as(OptionalChainingExprSyntax.self) else { return }
    let name: String
    if let member = optional.expression.as(MemberAccessExprSyntax.self) {
      name = ObjectiveCName.bare(member.declName.baseName.text)
    } else if let plain = optional.expression.as(DeclReferenceExprSyntax.self) {
      name = ObjectiveCName.bare(plain.baseName.text)
    } else {
      return
    }
    let labels = call.arguments.map { $0.label.map(\.text) }
    let requirement = OptionalRequirement(name: name, labels: labels)
    let isRequirement =
      types.optionalRequirements.contains(requirement) && !types.properties.contains(name)
    guard isRequirement || labels.contains(where: { $0 != nil }) else { return }
    let mark = optional.questionMark
    edits.append(Edit(mark.trimmedRange, ""))
  }

  /// Reports calls that need the Objective-C runtime.
  func reportMissingRuntime(_ call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text }
    let name: String
    let named: any SyntaxProtocol
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      named = member.declName
    } else if let plain = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = plain.baseName.text
      named = plain
    } else {
      return
    }
    // Methods of the folder itself may have any name.
    guard !types.methodNames.contains(name) else { return }
    switch (name, labels) {
    case ("responds", ["to"]):
      report(
        named, "responds(to:) needs Objective-C; ask for a protocol or a class (as?) instead")
    case ("perform", let labels)
    where labels.first == .some(nil) && !(call.arguments.first?.isClosure ?? true):
      report(named, "perform(_:) needs Objective-C; call the method itself, or a closure")
    case ("value", ["forKey"]), ("value", ["forKeyPath"]), ("setValue", [nil, "forKey"]),
      ("setValue", [nil, "forKeyPath"]):
      report(
        named,
        "key-value coding needs Objective-C; use the property itself, a key path, or object(forKey:) "
          + "and set(_:forKey:) of UserDefaults")
    case ("addObserver", let labels) where labels.contains("forKeyPath"):
      report(named, "key-value observing needs Objective-C; use didSet or a closure")
    case ("observe", _) where call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true:
      report(named, "key-value observing needs Objective-C; use didSet or a closure")
    case ("NSPredicate", let labels) where labels.first == "format":
      report(named, "NSPredicate(format:) needs Objective-C; filter with a closure")
    default: break
    }
  }
}

extension AsExprSyntax {
  /// Whether the expression is the pattern of a `case` or `catch`.
  fileprivate var isPattern: Bool {
    var ancestor = parent
    while let here = ancestor,
      here.is(TupleExprSyntax.self) || here.is(LabeledExprSyntax.self)
        || here.is(LabeledExprListSyntax.self)
    {
      ancestor = here.parent
    }
    return ancestor?.is(ExpressionPatternSyntax.self) ?? false
  }
}

extension LabeledExprSyntax {
  fileprivate var isClosure: Bool { expression.is(ClosureExprSyntax.self) }
}

/// A search for `super.init(coder:`.
private final class CoderCall: SyntaxVisitor {
  var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init",
      node.arguments.first?.label?.text == "coder"
    {
      isFound = true
    }
    return .visitChildren
  }
}
