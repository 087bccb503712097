/// Text that is being composed, updated with the changes that an input method reports.
struct MarkedText: Equatable {
  private var scalars: [Unicode.Scalar] = []

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Replaces `length` characters from `first` on by `new`; positions outside the text are clamped.
  mutating func replace(first: Int, length: Int, with new: [Unicode.Scalar]) {
    let start = min(max(first, 0), scalars.count)
    let end = min(start + max(length, 0), scalars.count)
    scalars.replaceSubrange(start..<end, with: new)
  }

  mutating func removeAll() { scalars = [] }
}
