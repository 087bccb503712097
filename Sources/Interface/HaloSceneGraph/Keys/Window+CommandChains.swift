import Foundation

extension Window {
  /// All commands that can be in reach together, nearer ones first: a chain for each view and
  /// controller shown that has commands of its own, and one for the window.
  ///
  /// For checks of a whole screen; looks at every view.
  public var commandChains: [[CommandInReach]] {
    var starts: [Responder] = []
    var seen: Set<ObjectIdentifier> = []
    forEachDescendant { view in
      var own: [Responder] = [view]
      if let owner = view.owner { own.append(owner) }
      for responder in own where !responder.ownCommands.isEmpty {
        if seen.insert(ObjectIdentifier(responder)).inserted { starts.append(responder) }
      }
    }
    return starts.map { start in
      var chain: [CommandInReach] = []
      var responder: Responder? = start
      while let here = responder {
        chain += here.ownCommands
        responder = here.next
      }
      return chain
    }
  }

  /// The problems of the shortcuts of a whole screen, with the keys of its scheme and under its
  /// focus model; each once.
  package var shortcutProblems: [ShortcutProblem] {
    var told: Set<ShortcutProblem> = []
    return commandChains.flatMap { chain in
      ShortcutProblem.problems(
        in: chain.map(\.command), scheme: modifierScheme, model: focusSystem?.model)
    }.filter { told.insert($0).inserted }
  }
}
