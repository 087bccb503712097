import SwiftSyntax

/// A member that overrides another in an extension, which only Objective-C allows.
///
/// It gets another name, and its class an override that calls it by that name.
struct ExtensionOverride {
  /// The modifier to remove.
  let modifier: DeclModifierSyntax
  /// The name to replace.
  let name: TokenSyntax
  /// The override in the class.
  let member: String

  private static let ending = "InExtension"

  /// Returns the new name in the extension.
  static func newName(of name: TokenSyntax) -> String { ObjectiveCName.bare(name.text) + ending }

  /// Creates the replacement of a method; nil for one that overrides nothing or has variadic
  /// parameters, which cannot be passed on.
  init?(_ function: FunctionDeclSyntax) {
    guard let modifier = function.modifiers.overriding else { return nil }
    self.modifier = modifier
    name = function.name
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.text
      let own = (parameter.secondName ?? parameter.firstName).text
      let inside = own == "_" ? "argument\(index)" : own
      parameters.append(
        (label == inside ? label : "\(label) \(inside)") + ": " + parameter.type.oneLine)
      let reference = parameter.type.isInout ? "&\(inside)" : inside
      arguments.append(label == "_" ? reference : "\(label): \(reference)")
    }
    let effects = function.signature.effectSpecifiers
    let calling =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    member =
      "\(function.modifiers.oneLine) func \(function.name.text)"
      + (function.genericParameterClause?.oneLine ?? "")
      + "(\(parameters.joined(separator: ", ")))"
      + (effects.map { " " + $0.oneLine } ?? "")
      + (function.signature.returnClause.map { " " + $0.oneLine } ?? "")
      + (function.genericWhereClause.map { " " + $0.oneLine } ?? "")
      + " { \(calling)\(Self.newName(of: function.name))(\(arguments.joined(separator: ", "))) }"
  }

  /// Creates the replacement of a property; nil for one that overrides nothing, or without a
  /// written type.
  init?(_ variable: VariableDeclSyntax) {
    guard let modifier = variable.modifiers.overriding, variable.bindings.count == 1,
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      binding.accessorBlock != nil
    else { return nil }
    self.modifier = modifier
    self.name = name
    let newName = Self.newName(of: name)
    member =
      "\(variable.modifiers.oneLine) var \(name.text): \(type.oneLine) "
      + (binding.isSettable
        ? "{ get { \(newName) } set { \(newName) = newValue } }" : "{ \(newName) }")
  }
}

extension PatternBindingSyntax {
  /// Whether the accessors include `set`.
  var isSettable: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}

extension DeclModifierListSyntax {
  fileprivate var overriding: DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(.override) }
  }
}

extension TypeSyntax {
  fileprivate var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
