import CHaloX11
import Foundation

/// A transfer of a selection to another program in pieces: INCR of ICCCM, section 2.7.2.
struct SelectionTransfer {
  /// Seconds after which a program that takes no piece gets no more.
  static let patience: TimeInterval = 10
  /// The largest number of bytes in a piece.
  static let piece = 1 << 18

  var requestor: CHaloX11.Window
  var property: Atom
  var type: Atom
  var bytes: [UInt8]
  /// The number of `bytes` that were sent.
  var sent = 0
  /// The event mask that this program had on the other window before.
  var mask: Int
  var deadline: TimeInterval
}

extension Clipboard {
  /// Announces that the value will come in pieces.
  func startTransfer(
    of bytes: [UInt8], type: Atom, to requestor: CHaloX11.Window, property: Atom, now: TimeInterval
  ) {
    let display = connection.display
    // A second request for the same property replaces the first.
    let before = transfers.first { $0.requestor == requestor }?.mask
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, requestor, &attributes) != 0 else { return }
    let mask = before ?? attributes.your_event_mask
    XSelectInput(display, requestor, mask | PropertyChangeMask | StructureNotifyMask)
    connection.set(property, on: requestor, type: connection.atoms[.incr], [UInt(bytes.count)])
    transfers.append(
      SelectionTransfer(
        requestor: requestor, property: property, type: type, bytes: bytes, mask: mask,
        deadline: now + SelectionTransfer.patience))
  }

  /// Sends the next piece after the last one was taken; an empty piece ends the transfer.
  func sendPiece(to requestor: CHaloX11.Window, property: Atom, now: TimeInterval) {
    guard
      let index = transfers.firstIndex(where: {
        $0.requestor == requestor && $0.property == property
      })
    else { return }
    var transfer = transfers[index]
    let end = min(transfer.sent + min(limit, SelectionTransfer.piece), transfer.bytes.count)
    let piece = transfer.bytes[transfer.sent..<end]
    let failure = XErrors.trap(connection.display) {
      connection.set(property, on: requestor, type: transfer.type, bytes: piece)
    }
    guard failure == nil, !piece.isEmpty else { return stop(transfer) }
    transfer.sent = end
    transfer.deadline = now + SelectionTransfer.patience
    transfers[index] = transfer
    if handOverDeadline != nil { handOverDeadline = now + HandOver.patience }
  }

  func stop(_ transfer: SelectionTransfer) {
    transfers.removeAll {
      $0.requestor == transfer.requestor && $0.property == transfer.property
    }
    guard !transfers.contains(where: { $0.requestor == transfer.requestor }) else { return }
    // The requestor's window may be gone.
    _ = XErrors.trap(connection.display) {
      XSelectInput(connection.display, transfer.requestor, transfer.mask)
    }
  }
}
