import SwiftSyntax

extension Rewriter {
  /// Adds to a class, before its last brace, the table of its actions and overrides that call those
  /// of its extensions.
  func addMembers(to node: ClassDeclSyntax) {
    let path = TypePath(around: node).appending(node.name.text)
    guard let type = types.types[path], type.file == file else { return }
    reportHiddenActions(of: type, in: node)
    var members = type.extensionOverrides
    let methods = types.offered(by: type)
    if !methods.isEmpty {
      let inherits = types.inheritsResponses(type)
      let isPublic = node.modifiers.contains(.public) || node.modifiers.contains(.open)
      members.append((isPublic ? "public " : "") + table(of: methods, overriding: inherits))
      if !inherits { conformToSelectorTarget(node) }
    }
    guard !members.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    let startsLine = brace.leadingTrivia.description.contains(where: \.isNewline)
    let separator = startsLine || node.memberBlock.members.isEmpty ? "" : "; "
    edits.append(
      Edit(
        insertAt: brace.positionAfterSkippingLeadingTrivia,
        separator + members.joined(separator: "; ") + " "))
  }

  private func table(of methods: [Method], overriding: Bool) -> String {
    let type = "[Selector: @MainActor (Any?) -> Void]"
    let entries = methods.map {
      "responses[Selector(\"\($0.action)\")] = { [weak self] \($0.call) }; "
    }
    return (overriding ? "override " : "") + "var responses: \(type) { var responses"
      + (overriding ? " = super.responses; " : ": \(type) = [:]; ") + entries.joined()
      + "return responses }"
  }

  private func conformToSelectorTarget(_ node: ClassDeclSyntax) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.append(Edit(insertAt: last.type.endPositionBeforeTrailingTrivia, ", SelectorTarget"))
    } else {
      let end =
        node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia
      edits.append(Edit(insertAt: end, ": SelectorTarget"))
    }
  }

  /// Reports actions that a selector names or an attribute marks, but that the class cannot list.
  private func reportHiddenActions(of type: FolderType, in node: ClassDeclSyntax) {
    let obstacle = Method.Obstacle.isHiddenFromClass
    for method in type.methods
    where method.obstacle == obstacle && types.isExposed(method, of: type) {
      report(
        node.name,
        "the action \(method.name) \(obstacle.rawValue), where its table of responses cannot call it; "
          + "leave out the private")
    }
  }

  /// Reports actions that an extension adds to a class outside the folder and that no table can
  /// list.
  func reportForeignActions(in node: ExtensionDeclSyntax) {
    let names = node.extendedType.names
    let type = types.type(extendedBy: node)
    if let type, types.isOwn(type) { return }
    for method in type?.methods ?? types.foreign[TypePath(names)] ?? []
    where method.file == file && types.namedInSelectors.contains(method.bareName)
      && (node.position..<node.endPosition).contains(method.position)
      && (type != nil || !types.isOffered(method))
    {
      reports.append(
        Report(
          method.position,
          "an action added to \(names.joined(separator: ".")) is found by nobody; move it into a "
            + "class of the folder"))
    }
  }
}

extension Method {
  /// The parameter and body of the closure that calls the method.
  fileprivate var call: String {
    guard let sender = parameters.first else { return "_ in self?.\(name)()" }
    let label = sender.label.map { "\($0): " } ?? ""
    var event = ""
    if parameters.count == 2 {
      event = ", " + (parameters[1].label.map { "\($0): " } ?? "") + "nil"
    }
    // Without a sender Objective-C passes the value `()` to a method that takes Any.
    func call(_ argument: String) -> String { "self?.\(name)(\(label)\(argument)\(event))" }
    let type = sender.type.unwrapped.withoutAttributes.oneLine
    switch (type, sender.type.isOptional) {
    case ("Any", true): return "sender in " + call("sender")
    case ("Any", false): return "sender in " + call("sender ?? ()")
    case ("AnyObject", false): return "sender in " + call("(sender ?? ()) as AnyObject")
    case (_, true): return "sender in " + call("sender as? \(type)")
    case (_, false):
      return "sender in if let sender = sender as? \(type) { \(call("sender")) }"
    }
  }
}
