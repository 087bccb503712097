import CX11
import Foundation

/// What a selection of ours holds, in each form it can be asked for.
struct SelectionOffer {
  struct Form {
    var target: Atom
    var type: Atom
    var bytes: [UInt8]
  }

  /// Best first.
  var forms: [Form]
  /// What was copied, where that is text.
  var string: String?
  /// Server time at which it was taken, milliseconds.
  var time: UInt

  @MainActor
  static func text(_ string: String, atoms: Atoms, time: UInt) -> SelectionOffer {
    let bytes = Array(string.utf8)
    var forms = [AtomName.utf8String, .plainText].map {
      Form(target: atoms[$0], type: atoms[$0], bytes: bytes)
    }
    // STRING is Latin-1; characters that it lacks become question marks.
    let latin = string.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(0x3F) }
    forms.append(Form(target: XA_STRING, type: XA_STRING, bytes: latin))
    return SelectionOffer(forms: forms, string: string, time: time)
  }

  @MainActor
  static func png(_ bytes: [UInt8], atoms: Atoms, time: UInt) -> SelectionOffer {
    let target = atoms[.imagePNG]
    return SelectionOffer(
      forms: [Form(target: target, type: target, bytes: bytes)], string: nil, time: time)
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
