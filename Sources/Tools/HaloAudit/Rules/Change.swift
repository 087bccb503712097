import FocusEngine
import Foundation
import HaloSceneGraph

// Rules about changes that the user did not ask for.
extension AuditSubject {
  var changeOnFocus: [AuditFinding] {
    var told: Set<Int> = []
    return sights.filter { $0.change != nil && told.insert($0.item).inserted }.map { sight in
      let name = id(sight.item)
      let why =
        switch sight.change {
        case .presentation: "The presented screen changes as soon as \(name) gets the focus."
        case .departure: "\(name) leaves the screen as soon as it gets the focus."
        case .wandering(let label?): "The focus does not stay at \(name), but goes on to \(label)."
        default: "The focus does not stay at \(name): no item has it afterwards."
        }
      return AuditFinding(
        .changeOnFocus, .error, items: [name], keys: route(to: sight.item), why: why)
    }
  }

  /// Shortcuts that clash, with the keys that act as modifiers in the window.
  ///
  /// `halo shortcuts --check` also judges the choice of modifiers.
  var shortcutClashes: [AuditFinding] {
    window.shortcutProblems.filter { !$0.kind.isStyle }.map { problem in
      AuditFinding(.shortcutClash, .warning, items: [problem.title], why: "\(problem).")
    }
  }
}
