import CHaloX11

/// An event of the server about selections, or about the properties that carry them.
enum SelectionEvent: Equatable {
  case request(ConversionRequest)
  /// A reply to a request of this program; property 0 means that there is nothing of that kind.
  case answered(selection: Atom, target: Atom, property: Atom)
  /// Another program has taken the selection.
  case cleared(selection: Atom, time: UInt)
  /// A window's property was changed or deleted.
  case property(of: CHaloX11.Window, name: Atom, isDeleted: Bool)
  case destroyed(CHaloX11.Window)
}

/// Another program's request for a selection.
struct ConversionRequest: Equatable {
  var requestor: CHaloX11.Window
  var selection: Atom
  /// The requested form.
  var target: Atom
  /// The property for the value; 0 from clients of the first ICCCM.
  var property: Atom
  var time: UInt
}
