import SwiftSyntax

extension TypeSyntax {
  /// Whether the type is that of a closure, optional or not.
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

  /// The type without `?` or `!`.
  var unwrapped: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    return self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
  }

  /// The type without `inout`, `@escaping` and other attributes.
  var withoutAttributes: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }

  /// Whether the type is spelled with `?` or `!`, so that nil is a value of it.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether the type is `Void`.
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}
