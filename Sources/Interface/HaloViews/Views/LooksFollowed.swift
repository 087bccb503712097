import Foundation

/// The properties of a view that depend on its traits and its tint, set again whenever those
/// change.
@MainActor
final class LooksFollowed {
  /// The source of a property, and a closure that sets it on the view.
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
  /// Sets a property that depends on the view's traits and its tint, now and whenever one of them
  /// changes.
  ///
  /// - Parameters:
  ///   - given: the source of the value; nil stops following.
  ///   - name: the name of the property; replaces what was followed under the same name.
  ///   - show: a closure that sets the property; it must not hold the view.
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

  /// Returns the source that is followed under this name; nil for none.
  package func followed<Given: AnyObject>(_ name: String, as type: Given.Type) -> Given? {
    ownTraits.followed?.given(name) as? Given
  }
}
