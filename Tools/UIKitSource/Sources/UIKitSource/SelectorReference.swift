import SwiftSyntax

/// The contents of `#selector(…)`.
struct SelectorReference {
  enum Kind { case method, getter, setter }

  let kind: Kind
  /// The type or value before the last dot, by its parts; empty for none and for `self`.
  let qualifier: [String]
  /// The base name without backticks.
  let name: String
  /// The argument labels; nil if the source has none.
  let labels: [String?]?
  /// The number of parameters that a cast (`as (Type) -> (UIButton) -> Void`) requires; nil without
  /// a cast.
  let parameterCount: Int?

  /// Reads a macro; nil for another macro, or for one without a name.
  init?(_ macro: MacroExpansionExprSyntax) {
    guard macro.macroName.text == "selector", macro.arguments.count == 1,
      let argument = macro.arguments.first
    else { return nil }
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    case nil: kind = .method
    default: return nil
    }
    var expression = argument.expression.withoutParentheses
    var count: Int?
    if let cast = expression.as(AsExprSyntax.self) {
      count = cast.type.parameterCount
      expression = cast.expression.withoutParentheses
    }
    parameterCount = count
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      qualifier = member.base?.qualifierParts ?? []
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
      qualifier = []
    } else {
      return nil
    }
    name = ObjectiveCName.bare(reference.baseName.text)
    labels = reference.argumentNames?.arguments.map {
      $0.name.tokenKind == .wildcard ? nil : $0.name.text
    }
  }

  /// The name with the labels, or the bare name if there are none.
  var spelledName: String {
    switch kind {
    case .method: ObjectiveCName.of(method: name, labels: labels ?? [])
    case .getter: name
    case .setter: ObjectiveCName.setter(of: name)
    }
  }

  /// Returns whether the reference can mean a method.
  func matches(_ method: Method) -> Bool {
    method.bareName == name && (labels == nil || labels == method.labels)
      && (parameterCount == nil || parameterCount == method.parameters.count)
  }
}

extension ExprSyntax {
  /// The expression without enclosing parentheses.
  fileprivate var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    else { return self }
    return inner.expression.withoutParentheses
  }

  /// The parts of the expression before a dot, without `self`, `super` and `Self`.
  fileprivate var qualifierParts: [String] {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = ObjectiveCName.bare(reference.baseName.text)
      return ["self", "Self", "super"].contains(name) ? [] : [name]
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.base?.qualifierParts ?? [])
        + [ObjectiveCName.bare(member.declName.baseName.text)]
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.qualifierParts
    }
    return []
  }
}

extension TypeSyntax {
  /// The number of parameters of a method of this type, with or without its instance; nil for
  /// another type.
  fileprivate var parameterCount: Int? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.parameterCount
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.parameterCount
    }
    guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
    return function.returnClause.type.parameterCount ?? function.parameters.count
  }
}
