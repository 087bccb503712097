import CHaloX11
import Foundation
import HaloHosting

/// The selections CLIPBOARD and PRIMARY of X: those that this program owns, and requests for those
/// of other programs (ICCCM, section 2).
@MainActor
final class Clipboard: Pasteboard {
  let connection: DisplayConnection
  /// An invisible window that owns selections and receives those of others.
  let window: CHaloX11.Window
  /// The server time of the user's last key in milliseconds, which dates what is copied next; 0
  /// before the first key.
  var time: UInt = 0
  /// The number of bytes that one property takes; larger values are sent in pieces (INCR).
  let limit: Int

  var offers: [Atom: SelectionOffer] = [:]
  /// The transfers of large values to other programs, in pieces.
  var transfers: [SelectionTransfer] = []
  /// The requests to other clients; handled one after the other.
  var readings: [SelectionReading] = []
  private var readingsBegun = 0
  /// The time until which the clipboard manager is waited for; nil if it is not.
  var handOverDeadline: TimeInterval?

  /// Creates a clipboard that owns no selection yet.
  ///
  /// - Parameters:
  ///   - connection: the connection to the server that has the selections.
  ///   - limit: the bytes of one property; nil for as many as the server takes in one request.
  init(connection: DisplayConnection, limit: Int? = nil) {
    self.connection = connection
    let display = connection.display
    let extended = XExtendedMaxRequestSize(display)
    let longs = extended > 0 ? extended : XMaxRequestSize(display)
    // The request's own header needs some bytes.
    self.limit = limit ?? Int(longs) * 4 - 128
    var attributes = XSetWindowAttributes()
    attributes.event_mask = PropertyChangeMask
    window = XCreateWindow(
      display, connection.root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWEventMask),
      &attributes)
  }

  isolated deinit { XDestroyWindow(connection.display, window) }

  // MARK: Pasteboard

  func setString(_ string: String, for name: PasteboardName) {
    own(selection(name), .text(string, atoms: connection.atoms, time: acquisitionTime()))
  }

  func setImage(png: [UInt8]) {
    own(
      connection.atoms[.clipboard],
      .png(png, atoms: connection.atoms, time: acquisitionTime()))
  }

  func requestString(
    from name: PasteboardName, limit: Int, _ body: @escaping (PasteboardAnswer) -> Void
  ) {
    let selection = selection(name)
    if let offer = offers[selection] {
      return body(PasteboardAnswer(offer.string, limit: limit))
    }
    let atoms = connection.atoms
    readings.append(
      SelectionReading(
        selection: selection, property: nextProperty(),
        targets: [atoms[.utf8String], XA_STRING], limit: limit, body: body))
    if readings.count == 1 { ask() }
  }

  /// Returns the property for the next reading.
  ///
  /// Consecutive readings use different properties, since an owner whose reply has timed out may
  /// still write to the old one.
  private func nextProperty() -> Atom {
    readingsBegun = (readingsBegun + 1) % 16
    return XInternAtom(connection.display, "_HALO_SELECTION_\(readingsBegun)", 0)
  }

  private func selection(_ name: PasteboardName) -> Atom {
    name == .primary ? XA_PRIMARY : connection.atoms[.clipboard]
  }

  private func own(_ selection: Atom, _ offer: SelectionOffer) {
    let isOurs = offers[selection] != nil
    XSetSelectionOwner(connection.display, selection, window, offer.time)
    // The server refuses if another client has taken the selection after the key press that copied.
    guard isOurs || XGetSelectionOwner(connection.display, selection) == window else { return }
    offers[selection] = offer
    XFlush(connection.display)
  }

  /// Returns the time of the last key; before the first key, the server's present time.
  private func acquisitionTime() -> UInt {
    guard time == 0 else { return time }
    let display = connection.display
    var touched = TouchedProperty(window: window, name: connection.atoms[.haloTime])
    // Replaces any value of another program, since bytes cannot be appended to another type.
    XChangeProperty(
      display, window, touched.name, XA_STRING, 8, PropModeReplace, nil, 0)
    XSync(display, 0)
    var event = XEvent()
    let isTold = withUnsafeMutableBytes(of: &touched) { touched in
      XCheckIfEvent(
        display, &event, { _, event, touched in TouchedProperty.isTold(event, touched) },
        touched.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    return isTold != 0 ? event.xproperty.time : UInt(CurrentTime)
  }

  // MARK: Events

  /// Handles an event; events about other clients' transfers are ignored.
  func handle(_ event: SelectionEvent, now: TimeInterval) {
    switch event {
    case .request(let request): answer(request, now: now)
    case .answered(let selection, let target, let property):
      if selection == connection.atoms[.clipboardManager] {
        handOverDeadline = nil
      } else {
        didAnswer(selection: selection, target: target, property: property, now: now)
      }
    case .cleared(let selection, let time):
      // The event may be older than the last claim to the selection, which then remains valid.
      if offers[selection]?.isMeant(at: time) == true { offers[selection] = nil }
    case .property(let owner, let name, let isDeleted):
      if owner == window {
        if !isDeleted, name == readings.first?.property { didReceivePiece(now: now) }
      } else if isDeleted {
        sendPiece(to: owner, property: name, now: now)
      }
    case .destroyed(let window): transfers.removeAll { $0.requestor == window }
    }
  }

  /// The time at which the next unanswered request or transfer is abandoned; nil if there is none.
  var deadline: TimeInterval? {
    [readings.first?.deadline, transfers.map(\.deadline).min()].compactMap(\.self).min()
  }

  /// Abandons requests and transfers whose deadline has passed.
  func giveUp(now: TimeInterval) {
    if let reading = readings.first, reading.deadline <= now { finish(with: .nothing) }
    for transfer in transfers where transfer.deadline <= now { stop(transfer) }
  }
}

/// A property that is written to learn the server's time from the event that reports it.
private struct TouchedProperty {
  let window: CHaloX11.Window
  let name: Atom

  static func isTold(_ event: UnsafeMutablePointer<XEvent>?, _ touched: XPointer?) -> Int32 {
    guard let event, event.pointee.type == PropertyNotify, let touched else { return 0 }
    let property = event.pointee.xproperty
    let own = UnsafeRawPointer(touched).loadUnaligned(as: Self.self)
    return property.window == own.window && property.atom == own.name ? 1 : 0
  }
}
