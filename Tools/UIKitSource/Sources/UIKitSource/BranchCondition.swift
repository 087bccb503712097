import SwiftSyntax

/// What is known of the conditions of `#if` before a compiler sees them.
struct BranchCondition {
  let platform: Platform

  /// Whether the condition holds; nil where that is for the compiler to say.
  func value(of expression: ExprSyntax) -> Bool? {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let negation = expression.as(PrefixOperatorExprSyntax.self) {
      return value(of: negation.expression).map { !$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return value(of: inner.expression)
    }
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return nil }
    let left = value(of: infix.leftOperand)
    let right = value(of: infix.rightOperand)
    switch infix.operator.trimmedDescription {
    case "&&":
      if left == false || right == false { return false }
      return left == true && right == true ? true : nil
    case "||":
      if left == true || right == true { return true }
      return left == false && right == false ? false : nil
    default: return nil
    }
  }

  /// What a call in a condition is replaced by; nil for one that stays.
  func replacement(for call: FunctionCallExprSyntax) -> Bool? {
    guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
    let name = argument.expression.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return platform.isOS(name)
    case "targetEnvironment": return platform.isEnvironment(name)
    case "canImport": return name == "UIKit" ? true : nil
    default: return nil
    }
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    if let known = replacement(for: call) { return known }
    guard let name = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "Linux"
    case "canImport" where UIKitNames.missingModules.contains(name): return false
    default: return nil
    }
  }

  /// The branches that may be compiled: up to the first that certainly is, without those that
  /// certainly are not.
  func branches(of conditional: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var open: [IfConfigClauseSyntax] = []
    for clause in conditional.clauses {
      guard let condition = clause.condition else { return open + [clause] }
      let value = value(of: condition)
      if value != false { open.append(clause) }
      if value == true { return open }
    }
    return open
  }

  /// Whether a branch is compiled without any doubt.
  func isCertain(_ clause: IfConfigClauseSyntax, of conditional: IfConfigDeclSyntax) -> Bool {
    branches(of: conditional).map(\.id) == [clause.id]
      && (clause.condition.map { value(of: $0) == true } ?? true)
  }
}

/// Goes through the branches of a file that may be compiled.
class BranchVisitor: SyntaxVisitor {
  let condition: BranchCondition
  /// Whether what is visited now is compiled only perhaps.
  private(set) var isUncertain = false

  init(platform: Platform) {
    condition = BranchCondition(platform: platform)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let before = isUncertain
    for clause in condition.branches(of: node) {
      isUncertain = before || !condition.isCertain(clause, of: node)
      if let elements = clause.elements { walk(elements) }
    }
    isUncertain = before
    return .skipChildren
  }
}
