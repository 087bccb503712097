/// Text that an input method is working on, as it tells its changes.
struct MarkedText: Equatable {
  private var scalars: [Unicode.Scalar] = []

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Puts `new` in the place of `length` characters from `first` on; places outside of the text are
  /// moved into it.
  mutating func replace(first: Int, length: Int, with new: [Unicode.Scalar]) {
    let start = min(max(first, 0), scalars.count)
    let end = min(start + max(length, 0), scalars.count)
    scalars.replaceSubrange(start..<end, with: new)
  }

  mutating func removeAll() { scalars = [] }
}
