import FocusEngine
import Foundation

/// A screen shown over the whole window, which has the focus exclusively.
@MainActor
package protocol Presentation: FocusEnvironment {
  /// The view that covers the window.
  var containerView: View { get }
  var presentedOwner: any ViewOwner { get }
}

/// The screens that a window presents; each is presented by the one before, the first by the root.
@MainActor
package final class PresentationStack {
  private var presentations: [any Presentation] = []

  package init() {}

  package var top: (any Presentation)? { presentations.last }

  package func push(_ presentation: any Presentation) { presentations.append(presentation) }

  /// Removes `presentation` and everything above it.
  ///
  /// - Returns: The removed presentations, lowest first; empty if it is not presented.
  package func remove(from presentation: any Presentation) -> [any Presentation] {
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return [] }
    defer { presentations.removeSubrange(index...) }
    return Array(presentations[index...])
  }

  /// Removes all presentations.
  ///
  /// - Returns: The removed presentations, lowest first.
  package func removeAll() -> [any Presentation] {
    defer { presentations = [] }
    return presentations
  }
}
