import Foundation

/// What a view shows by its traits and its tint: set again whenever those change.
@MainActor
final class LooksFollowed {
  /// What is given, and how the view shows it.
  private struct Look {
    let given: AnyObject
    let show: (View) -> Void
  }

  private var looks: [String: Look] = [:]

  fileprivate func follow(_ given: AnyObject, as name: String, show: @escaping (View) -> Void) {
    looks[name] = Look(given: given, show: show)
  }

  fileprivate func forget(_ name: String) { looks[name] = nil }
  fileprivate func given(_ name: String) -> AnyObject? { looks[name]?.given }

  func matchAll(for view: View) { for look in looks.values { look.show(view) } }
}

extension View {
  /// Shows something by the view's traits and its tint, now and whenever one of those changes.
  ///
  /// - Parameters:
  ///   - given: what it is made of; nil: nothing is followed any more.
  ///   - name: of the property that is set; what was followed under the same name no longer is.
  ///   - show: sets what is shown; the closure must not hold the view.
  package func follow<Given: AnyObject>(
    _ given: Given?, as name: String, show: @escaping (View, Given) -> Void
  ) {
    guard let given else {
      ownTraits.followed?.forget(name)
      return
    }
    looksToFollow().follow(given, as: name) { show($0, given) }
    show(self, given)
  }

  /// What is followed under this name; nil for nothing.
  package func followed<Given: AnyObject>(_ name: String, as type: Given.Type) -> Given? {
    ownTraits.followed?.given(name) as? Given
  }
}
