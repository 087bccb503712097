import Foundation

extension Window {
  /// The chains of commands that can be available together, nearer commands first.
  ///
  /// There is one chain for each view and controller with commands of its own, and one for the
  /// window. The property is for checks of a whole screen; it visits every view.
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

  /// The problems of the shortcuts of a whole screen, under its modifier scheme and focus model,
  /// without repetitions.
  package var shortcutProblems: [ShortcutProblem] {
    var told: Set<ShortcutProblem> = []
    return commandChains.flatMap { chain in
      ShortcutProblem.problems(
        in: chain.map(\.command), scheme: modifierScheme, model: focusSystem?.model)
    }.filter { told.insert($0).inserted }
  }
}
