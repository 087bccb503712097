/// A weak reference to a view, for collections.
package struct WeakView {
  package weak var view: View?

  /// Creates a weak reference to `view`.
  package init(view: View) { self.view = view }
}
