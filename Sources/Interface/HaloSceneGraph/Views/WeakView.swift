/// A view that is kept in a collection without being kept alive.
struct WeakView {
  weak var view: View?
}
