import CHaloX11

/// What the server tells about selections, and about the properties that carry them.
enum SelectionEvent: Equatable {
  case request(ConversionRequest)
  /// An answer to a request of ours; property 0: there is nothing of that kind.
  case answered(selection: Atom, target: Atom, property: Atom)
  /// Another program owns the selection now.
  case cleared(selection: Atom, time: UInt)
  /// A property of a window was given a value, or taken away.
  case property(of: CHaloX11.Window, name: Atom, isDeleted: Bool)
  case destroyed(CHaloX11.Window)
}

/// Another program's wish to have a selection.
struct ConversionRequest: Equatable {
  var requestor: CHaloX11.Window
  var selection: Atom
  /// In which form.
  var target: Atom
  /// Where to put it; 0 from clients of the first ICCCM.
  var property: Atom
  var time: UInt
}
