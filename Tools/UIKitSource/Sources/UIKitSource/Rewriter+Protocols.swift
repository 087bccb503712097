import SwiftSyntax

extension Rewriter {
  /// Restricts a protocol to classes, which `@objc` implied, unless an inherited protocol of UIKit
  /// or the folder does so.
  func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.names) else {
      let end = node.name.endPositionBeforeTrailingTrivia
      edits.append(Edit(insertAt: end, ": AnyObject"))
      return
    }
    let place = TypePath(around: node)
    let saysClass = node.inheritanceClause?.inheritedTypes.contains {
      $0.type.is(ClassRestrictionTypeSyntax.self)
    }
    guard saysClass != true else { return }
    let isBound = inherited.contains { names in
      if let known = types.type(named: names, from: place) { return known.isMeant }
      return names.last.map {
        $0 == "AnyObject" || $0.hasPrefix("UI") || $0.hasPrefix("NS") || $0.hasPrefix("TV")
      } ?? false
    }
    guard !isBound, let last = node.inheritanceClause?.inheritedTypes.last else { return }
    edits.append(Edit(insertAt: last.type.endPositionBeforeTrailingTrivia, ", AnyObject"))
  }

  /// Adds default implementations of optional members, which do nothing or return nil.
  func giveDefaults(to node: ProtocolDeclSyntax) {
    let defaults = node.memberBlock.members.compactMap { member -> String? in
      if let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains(.optional)
      {
        return standIn(for: function)
      }
      if let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(.optional)
      {
        return standIn(for: variable)
      }
      if let other = member.decl.as(SubscriptDeclSyntax.self), other.modifiers.contains(.optional) {
        report(other.subscriptKeyword, "an optional subscript has no default; give it one")
      }
      return nil
    }
    guard !defaults.isEmpty else { return }
    let name = TypePath(around: node).appending(node.name.text).name
    let isPublic = node.modifiers.contains(.public)
    let members = defaults.map { (isPublic ? "public " : "") + $0 }.joined(separator: "; ")
    let end = node.outermost.endPositionBeforeTrailingTrivia
    edits.append(Edit(insertAt: end, "; extension \(name) { \(members) }"))
  }

  private func standIn(for function: FunctionDeclSyntax) -> String? {
    let result = function.signature.returnClause?.type
    let body: String
    if result?.isVoid ?? true {
      body = "{}"
    } else if result?.isOptional ?? false {
      body = "{ nil }"
    } else {
      report(
        function.name,
        "\(function.name.text) may be left out and returns what has no default; give it one in an "
          + "extension, or an optional result")
      return nil
    }
    let stripped = function.with(\.attributes, []).with(\.modifiers, function.modifiers.plain)
    return stripped.with(\.body, nil).oneLine + " " + body
  }

  private func standIn(for variable: VariableDeclSyntax) -> String? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let type = binding.typeAnnotation?.type
    else { return nil }
    guard type.isOptional else {
      report(
        binding.pattern,
        "\(binding.pattern.trimmedDescription) may be left out and has no default; give it one in "
          + "an extension, or an optional type")
      return nil
    }
    let modifiers = variable.modifiers.plain.oneLine
    return (modifiers.isEmpty ? "" : modifiers + " ")
      + "var \(binding.pattern.trimmedDescription): \(type.oneLine) "
      + (binding.isSettable ? "{ get { nil } set {} }" : "{ nil }")
  }
}

extension DeclModifierListSyntax {
  /// The modifiers without those that are removed elsewhere.
  fileprivate var plain: DeclModifierListSyntax {
    filter { ![.keyword(.optional), .keyword(.dynamic)].contains($0.name.tokenKind) }
  }
}

extension SyntaxProtocol {
  /// The outermost declaration around the node, not counting `#if`.
  fileprivate var outermost: Syntax {
    var result = Syntax(self)
    var ancestor = parent
    while let here = ancestor {
      if here.asProtocol((any DeclSyntaxProtocol).self) != nil, !here.is(IfConfigDeclSyntax.self) {
        result = here
      }
      ancestor = here.parent
    }
    return result
  }
}
