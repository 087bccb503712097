import SwiftSyntax

/// The evaluation of conditions of `#if`, as far as it is possible without a compiler.
struct BranchCondition {
  let platform: Platform

  /// Returns whether a condition holds; nil if only the compiler can decide.
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

  /// Returns the value that replaces a call in a condition; nil for a call that stays.
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

  /// Returns the branches that may be compiled: all up to the first that certainly is, without
  /// those that certainly are not.
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

  /// Returns whether a branch is certainly compiled.
  func isCertain(_ clause: IfConfigClauseSyntax, of conditional: IfConfigDeclSyntax) -> Bool {
    branches(of: conditional).map(\.id) == [clause.id]
      && (clause.condition.map { value(of: $0) == true } ?? true)
  }
}

/// A visitor of the branches of a file that may be compiled.
class BranchVisitor: SyntaxVisitor {
  let condition: BranchCondition
  /// Whether it is uncertain that the present branch is compiled.
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
