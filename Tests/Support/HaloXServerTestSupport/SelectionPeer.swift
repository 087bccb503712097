import CHaloX11
import Foundation

/// Another program with a clipboard, which owns selections and requests those of others.
///
/// It does nothing by itself; a test that waits for it calls ``work()``.
package final class SelectionPeer {
  let display: OpaquePointer
  package let window: UInt
  /// The values that it owns, by target; other requests are refused.
  package var forms: [String: [UInt8]] = [:]
  /// Bytes per piece; nil: values are sent as a whole.
  package var pieceSize: Int?
  /// Whether it never answers.
  package var isSilent = false
  /// The number of pieces after which it stops; nil: never.
  package var piecesBeforeSilence: Int?
  package private(set) var asked: [String] = []
  /// The number of texts, or pieces of one, that it has sent.
  package private(set) var sentPieces = 0
  /// Whether it still has pieces to send.
  package var isSending: Bool { outgoing != nil && piecesBeforeSilence != 0 }
  /// The latest answer; nil until it is complete.
  package private(set) var answer: Answer?
  /// The values that it was asked to keep as a clipboard manager, by target.
  package private(set) var kept: [String: Value] = [:]

  private var incoming: Value?
  private var incomingProperty: Atom = 0
  private var outgoing: (window: UInt, property: Atom, type: Atom, pieces: [[UInt8]])?
  private var saving: (request: XSelectionRequestEvent, targets: [String])?

  package init(_ server: XServer) throws {
    guard let display = XOpenDisplay(server.displayName) else { throw ServerError.didNotStart }
    self.display = display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XSync(display, 0)
  }

  /// Closes the connection, as when a program is killed.
  package func leave() { XCloseDisplay(display) }

  package func destroyWindow() {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  package func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  func name(_ atom: Atom) -> String {
    guard atom != 0, let text = XGetAtomName(display, atom) else { return "" }
    defer { XFree(text) }
    return String(cString: text)
  }

  // MARK: Owning

  package func own(_ selection: String, time: UInt = UInt(CurrentTime)) {
    XSetSelectionOwner(display, atom(selection), window, time)
    XSync(display, 0)
  }

  package func owner(of selection: String) -> UInt { XGetSelectionOwner(display, atom(selection)) }

  // MARK: Asking

  /// Requests a selection in one format.
  ///
  /// - Parameters:
  ///   - target: the format.
  ///   - selection: the name of the selection.
  ///   - property: the property for the answer; nil: none, as in the requests of old programs.
  ///   - time: the time of the server.
  package func request(
    _ target: String, of selection: String = "CLIPBOARD", property: String? = "PEER",
    time: UInt = UInt(CurrentTime)
  ) {
    answer = nil
    incoming = nil
    XConvertSelection(
      display, atom(selection), atom(target), property.map(atom) ?? 0, window, time)
    XSync(display, 0)
  }

  /// Requests several formats at once, each in a property named after its target.
  package func requestMultiple(_ targets: [String]) {
    let pairs = targets.flatMap { [atom($0), atom("TO_" + $0)] }
    set(pairs, type: atom("ATOM_PAIR"), property: atom("PEER"), of: window)
    request("MULTIPLE")
  }

  package func value(in property: String) -> Value? { take(atom(property), of: window) }

  // MARK: Events

  /// Handles the events that have arrived.
  package func work() {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      switch event.type {
      case SelectionRequest: send(event.xselectionrequest)
      case SelectionNotify: receive(event.xselection)
      case PropertyNotify: changed(event.xproperty)
      default: break
      }
    }
    XFlush(display)
  }

  private func receive(_ event: XSelectionEvent) {
    guard event.property != 0 else { return finish(.refused) }
    guard let value = take(event.property, of: window) else { return finish(.refused) }
    if value.type == "INCR" {
      incoming = Value(type: "", bytes: [])
      incomingProperty = event.property
    } else {
      finish(.value(value))
    }
  }

  private func finish(_ answer: Answer) {
    self.answer = answer
    guard let saving else { return }
    if case .value(let value) = answer { kept[saving.targets[0]] = value }
    let rest = Array(saving.targets.dropFirst())
    self.saving = (saving.request, rest)
    if rest.isEmpty {
      self.saving = nil
      notify(saving.request, property: saving.request.property)
    } else {
      request(rest[0])
    }
  }

  private func changed(_ event: XPropertyEvent) {
    if event.window == window, event.state == PropertyNewValue, event.atom == incomingProperty,
      var value = incoming
    {
      guard let piece = take(event.atom, of: window) else { return }
      if piece.bytes.isEmpty {
        incoming = nil
        return finish(.value(value))
      }
      value.type = piece.type
      value.bytes += piece.bytes
      value.pieces += 1
      incoming = value
    } else if event.state == PropertyDelete, let next = outgoing, event.window == next.window,
      event.atom == next.property
    {
      if let left = piecesBeforeSilence {
        guard left > 0 else { return }
        piecesBeforeSilence = left - 1
      }
      let piece = next.pieces.first ?? []
      set(bytes: piece, type: next.type, property: next.property, of: next.window)
      sentPieces += 1
      outgoing?.pieces = Array(next.pieces.dropFirst())
      if piece.isEmpty { outgoing = nil }
    }
  }

  private func send(_ request: XSelectionRequestEvent) {
    let target = name(request.target)
    asked.append(target)
    guard !isSilent else { return }
    if target == "SAVE_TARGETS" {
      let targets = take(request.property, of: request.requestor, delete: false)?.longs.map(name)
      guard let targets, !targets.isEmpty else { return notify(request, property: 0) }
      saving = (request, targets)
      return self.request(targets[0])
    }
    guard let bytes = forms[target] else { return notify(request, property: 0) }
    if let pieceSize {
      XSelectInput(display, request.requestor, PropertyChangeMask)
      let pieces = stride(from: 0, to: bytes.count, by: pieceSize).map {
        Array(bytes[$0..<min($0 + pieceSize, bytes.count)])
      }
      outgoing = (request.requestor, request.property, request.target, pieces)
      set(
        [UInt(bytes.count)], type: atom("INCR"), property: request.property, of: request.requestor)
    } else {
      set(bytes: bytes, type: request.target, property: request.property, of: request.requestor)
      sentPieces += 1
    }
    notify(request, property: request.property)
  }

  private func notify(_ request: XSelectionRequestEvent, property: Atom) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }
}
