import HaloHosting

/// The appearance of the pointer.
enum PointerLook: String, CaseIterable, Sendable {
  case arrow, beam, hidden

  init(_ shape: PointerShape) {
    self =
      switch shape {
      case .arrow: .arrow
      case .verticalBeam: .beam
      case .hidden: .hidden
      }
  }

  var meaning: String {
    switch self {
    case .arrow: "the desktop’s pointer"
    case .beam: "a bar over text"
    case .hidden: "there is none"
    }
  }
}
