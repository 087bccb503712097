import SwiftSyntax

extension Rewriter {
  /// Handles a method that an extension overrides, or that overrides a method of an extension;
  /// Swift allows both with Objective-C only.
  func mendOverride(_ node: FunctionDeclSyntax) {
    if node.owner?.is(ExtensionDeclSyntax.self) == true {
      rename(ExtensionOverride(node), in: node, name: node.name)
      return
    }
    let position = node.name.positionAfterSkippingLeadingTrivia
    guard let type = types.types[TypePath(around: node)],
      let method = type.methods.first(where: { $0.file == file && $0.position == position })
    else { return }
    let above = types.chain(from: type).dropFirst().flatMap(\.methods)
    guard
      above.contains(where: {
        $0.isInExtension && !$0.isOverride && $0.bareName == method.bareName
          && $0.labels == method.labels
      })
    else { return }
    report(
      node.name,
      "\(node.name.text) is declared in an extension, where it can be overridden with Objective-C "
        + "alone; move that one into its class")
  }

  /// Handles a property that an extension overrides.
  func mendOverride(_ node: VariableDeclSyntax) {
    guard node.owner?.is(ExtensionDeclSyntax.self) == true else { return }
    rename(ExtensionOverride(node), in: node, name: node.bindings)
  }

  /// Renames an override, so that its class can call it by the new name; reports one for which that
  /// is impossible.
  private func rename(
    _ override: ExtensionOverride?, in node: some DeclSyntaxProtocol, name: some SyntaxProtocol
  ) {
    guard let override, !isUncertain, let extending = node.owner?.as(ExtensionDeclSyntax.self),
      let type = types.type(extendedBy: extending), type.kind == .class, types.isOwn(type)
    else {
      report(
        name, "an extension can override this with Objective-C alone; move it into the class")
      return
    }
    remove(override.modifier)
    replace(override.name, by: ExtensionOverride.newName(of: override.name))
  }
}
