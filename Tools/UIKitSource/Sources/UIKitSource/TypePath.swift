import SwiftSyntax

/// The place of a declaration: the names of the enclosing types, outermost first.
///
/// A type inside a function has a part that no name can match, so that it equals no other type.
struct TypePath: Hashable {
  var parts: [String]

  init(_ parts: [String]) { self.parts = parts }

  /// Creates the path of the types around a node, without the node itself.
  init(around node: some SyntaxProtocol) {
    var parts: [String] = []
    var ancestor = node.parent
    while let here = ancestor {
      if let extended = here.as(ExtensionDeclSyntax.self) {
        parts += extended.extendedType.names.reversed()
      } else if let name = here.asProtocol((any NamedDeclSyntax).self),
        here.asProtocol((any DeclGroupSyntax).self) != nil
      {
        parts.append(ObjectiveCName.bare(name.name.text))
      } else if here.is(CodeBlockSyntax.self), here.parent?.is(FunctionDeclSyntax.self) == true {
        parts.append("#\(here.position.utf8Offset)")
      }
      ancestor = here.parent
    }
    self.parts = parts.reversed()
  }

  /// Returns the path of a type with this name at this place.
  func appending(_ name: String) -> TypePath { TypePath(parts + [ObjectiveCName.bare(name)]) }

  /// This place and the enclosing ones, innermost first, down to that of the file.
  var outward: [TypePath] {
    (0...parts.count).reversed().map { TypePath(Array(parts.prefix($0))) }
  }

  /// The path as in the source.
  var name: String { parts.joined(separator: ".") }
}

extension TypeSyntax {
  /// The parts of the type's name without generic arguments; empty for a type without a name.
  var names: [String] {
    if let identifier = self.as(IdentifierTypeSyntax.self) {
      return [ObjectiveCName.bare(identifier.name.text)]
    }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.names + [ObjectiveCName.bare(member.name.text)]
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.names }
    return []
  }
}

extension DeclSyntaxProtocol {
  /// The type or extension whose member this is, even inside an `#if`; nil if there is none.
  var owner: Syntax? {
    var ancestor = parent
    while let here = ancestor, !here.is(MemberBlockSyntax.self) {
      if here.is(CodeBlockSyntax.self) || here.is(ClosureExprSyntax.self) { return nil }
      ancestor = here.parent
    }
    return ancestor?.parent
  }
}
