/// A view that is kept in a collection without being kept alive.
package struct WeakView {
  package weak var view: View?

  /// Keeps `view` in mind.
  package init(view: View) { self.view = view }
}
