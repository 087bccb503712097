import CHaloX11
import Foundation

/// What a selection of ours holds, in each form it can be asked for.
struct SelectionOffer {
  struct Form {
    /// Whose bytes are made when they are asked for: a long text is selected anew with every step.
    enum Content {
      case utf8(String)
      /// Characters that Latin-1 lacks become question marks.
      case latin1(String)
      case png([UInt8])
    }

    /// The form's name, and the type of what is handed over.
    var target: Atom
    var content: Content

    /// O(n).
    var bytes: [UInt8] {
      switch content {
      case .utf8(let string): Array(string.utf8)
      case .latin1(let string):
        string.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(0x3F) }
      case .png(let bytes): bytes
      }
    }
  }

  /// Best first.
  var forms: [Form]
  /// What was copied, where that is text.
  var string: String?
  /// Server time at which it was taken, milliseconds.
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

  /// Whether a wish of this server time was meant for this offer, and not for the one before it.
  func isMeant(at request: UInt) -> Bool {
    // Server time has 32 bits and begins anew after seven weeks; 0 is "now".
    request == 0
      || Int32(bitPattern: UInt32(truncatingIfNeeded: request) &- UInt32(truncatingIfNeeded: time))
        >= 0
  }
}
