import FocusEngine
import Foundation

/// Something shown over the whole window, with the focus to itself.
@MainActor
package protocol Presentation: FocusEnvironment {
  /// Covers the window.
  var containerView: View { get }
  var presentedOwner: any ViewOwner { get }
}

/// What a window presents; each by the one before, the first by the root.
@MainActor
package final class PresentationStack {
  private var presentations: [any Presentation] = []

  package init() {}

  package var top: (any Presentation)? { presentations.last }

  package func push(_ presentation: any Presentation) { presentations.append(presentation) }

  /// Takes away `presentation` and all that lies above it.
  ///
  /// - Returns: What was taken, the lowest first; empty when it is not among them.
  package func remove(from presentation: any Presentation) -> [any Presentation] {
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return [] }
    defer { presentations.removeSubrange(index...) }
    return Array(presentations[index...])
  }

  /// - Returns: What was there, the lowest first.
  package func removeAll() -> [any Presentation] {
    defer { presentations = [] }
    return presentations
  }
}
