import SwiftSyntax

extension Rewriter {
  /// Replaces `#selector(…)` by `Selector("name:")`.
  func nameSelector(_ macro: MacroExpansionExprSyntax) {
    guard let reference = SelectorReference(macro) else {
      report(macro, "cannot tell which method is meant; write Selector(\"name:\") instead")
      return
    }
    let action: String
    switch reference.kind {
    case .getter, .setter: action = reference.spelledName
    case .method: action = self.action(of: reference, at: macro)
    }
    edits.append(
      Edit(
        macro.trimmedRange,
        "Selector(\"\(action)\"\(macro.trimmedDescription.lineBreaks))"))
  }

  private func action(of reference: SelectorReference, at macro: MacroExpansionExprSyntax) -> String
  {
    let candidates = candidates(for: reference, from: TypePath(around: macro))
    let callable = candidates.filter { $0.obstacle == nil }
    let actions = Set((callable.isEmpty ? candidates : callable).map(\.action))
    if let first = candidates.first {
      if actions.count > 1 {
        report(
          macro,
          "\(reference.name) may be \(actions.sorted().joined(separator: " or ")); write the "
            + "argument labels")
      } else if callable.isEmpty, let obstacle = first.obstacle {
        report(
          macro,
          "\(reference.name) cannot be an action: it \(obstacle.rawValue); name a method for it")
      }
      return (callable.first ?? first).action
    }
    let spelled = reference.spelledName
    if UIKitNames.editActions.contains(spelled) { return UIKitNames.action(spelled) }
    if reference.labels == nil, UIKitNames.editActions.contains(spelled + ":") { return spelled }
    report(
      macro,
      "no class of the folder has a method \(reference.name) for this; nobody answers to it unless "
        + "UIKit itself does")
    return spelled
  }

  /// Returns the methods that a selector may mean: those of the nearest type that has any,
  /// otherwise all of the folder.
  private func candidates(
    for reference: SelectorReference, from place: TypePath
  ) -> [Method] {
    var start: [FolderType] = []
    if reference.qualifier.isEmpty {
      start = place.outward.compactMap { types.types[$0] }
    } else if let type = types.type(named: reference.qualifier, from: place) {
      start = [type]
    }
    for type in start {
      for here in types.chain(from: type) {
        let found = here.methods.filter(reference.matches)
        if !found.isEmpty { return found }
      }
    }
    return types.allMethods.filter(reference.matches)
      .sorted { ($0.file, $0.position) < ($1.file, $1.position) }
  }
}
