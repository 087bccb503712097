import SwiftSyntax

extension TypeSyntax {
  /// Whether it is the type of a closure, optional or not.
  var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return element.type.isFunction
    }
    return self.is(FunctionTypeSyntax.self)
  }

  /// What it is without `?` or `!`.
  var unwrapped: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    return self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
  }

  /// What it is without `inout`, `@escaping` and the like before it.
  var withoutAttributes: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }

  /// Whether it is spelled with `?` or `!`, so that nil is a value of it.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether it is what a function returns that returns nothing.
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}
