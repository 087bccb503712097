import CHaloX11
import Foundation

/// The contents of a selection that this program owns, in each form it offers.
struct SelectionOffer {
  struct Form {
    /// The contents, whose bytes are only made on request, since a text is selected again with
    /// every step.
    enum Content {
      case utf8(String)
      /// Text in Latin-1, with question marks for characters that Latin-1 lacks.
      case latin1(String)
      case png([UInt8])
    }

    /// The form's name, which is also the type of the property.
    var target: Atom
    var content: Content

    /// The bytes of the property; made in O(n).
    var bytes: [UInt8] {
      switch content {
      case .utf8(let string): Array(string.utf8)
      case .latin1(let string):
        string.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(0x3F) }
      case .png(let bytes): bytes
      }
    }
  }

  /// The forms, best first.
  var forms: [Form]
  /// The copied text; nil for an image.
  var string: String?
  /// The server time at which the selection was taken, in milliseconds.
  var time: UInt

  @MainActor
  static func text(_ string: String, atoms: Atoms, time: UInt) -> SelectionOffer {
    let forms = [
      Form(target: atoms[.utf8String], content: .utf8(string)),
      Form(target: atoms[.plainText], content: .utf8(string)),
      Form(target: XA_STRING, content: .latin1(string)),
    ]
    return SelectionOffer(forms: forms, string: string, time: time)
  }

  @MainActor
  static func png(_ bytes: [UInt8], atoms: Atoms, time: UInt) -> SelectionOffer {
    SelectionOffer(
      forms: [Form(target: atoms[.imagePNG], content: .png(bytes))], string: nil, time: time)
  }

  func form(_ target: Atom) -> Form? { forms.first { $0.target == target } }

  /// Returns whether a request with this server time is for this offer, not for an earlier one.
  func isMeant(at request: UInt) -> Bool {
    // Server time has 32 bits and wraps around after seven weeks; 0 means "now".
    request == 0
      || Int32(bitPattern: UInt32(truncatingIfNeeded: request) &- UInt32(truncatingIfNeeded: time))
        >= 0
  }
}
