import CX11
import Foundation

/// A request for what another program has copied.
struct SelectionReading {
  /// Seconds in which an owner has to answer, and to send each further piece.
  static let patience: TimeInterval = 2
  /// The most bytes that are accepted.
  static let largest = 1 << 26

  var selection: Atom
  /// Forms still to be asked for, best first.
  var targets: [Atom]
  /// What has come in pieces so far; nil: none was announced.
  var pieces: [UInt8]?
  var deadline = TimeInterval.infinity
  var body: (String?) -> Void

  init(selection: Atom, targets: [Atom], body: @escaping (String?) -> Void) {
    self.selection = selection
    self.targets = targets
    self.body = body
  }
}

extension Clipboard {
  /// Asks the owner for the next form of the first request.
  func ask() {
    guard var reading = readings.first, let target = reading.targets.first else { return }
    reading.pieces = nil
    reading.deadline = MonotonicClock.now() + SelectionReading.patience
    readings[0] = reading
    XConvertSelection(
      connection.display, reading.selection, target, connection.atoms[.haloSelection], window,
      time)
    XFlush(connection.display)
  }

  func didAnswer(selection: Atom, target: Atom, property: Atom, now: TimeInterval) {
    guard let reading = readings.first, reading.selection == selection,
      reading.targets.first == target, reading.pieces == nil
    else { return }
    guard property == connection.atoms[.haloSelection],
      let value = connection.takeBytes(of: property, on: window)
    else { return tryNext() }
    if value.type == connection.atoms[.incr] {
      // Deleting the INCR property, as reading it has done, asks the owner for the first piece.
      readings[0].pieces = []
      readings[0].deadline = now + SelectionReading.patience
    } else {
      finish(with: value.bytes, type: value.type)
    }
  }

  func didReceivePiece(now: TimeInterval) {
    guard let pieces = readings.first?.pieces,
      let value = connection.takeBytes(of: connection.atoms[.haloSelection], on: window)
    else { return }
    guard !value.bytes.isEmpty else { return finish(with: pieces, type: value.type) }
    guard pieces.count + value.bytes.count <= SelectionReading.largest else {
      return finish(with: nil)
    }
    readings[0].pieces?.append(contentsOf: value.bytes)
    readings[0].deadline = now + SelectionReading.patience
  }

  private func tryNext() {
    readings[0].targets.removeFirst()
    if readings[0].targets.isEmpty { finish(with: nil) } else { ask() }
  }

  private func finish(with bytes: [UInt8], type: Atom) {
    // Some owners end the text with a null byte.
    let text = bytes.last == 0 ? bytes.dropLast() : bytes[...]
    switch type {
    case connection.atoms[.utf8String], connection.atoms[.plainText]:
      finish(with: String(decoding: text, as: UTF8.self))
    case XA_STRING:
      var latin = String.UnicodeScalarView()
      latin.append(contentsOf: text.map { Unicode.Scalar($0) })
      finish(with: String(latin))
    default: tryNext()
    }
  }

  /// Ends the first request, and goes on to the next.
  func finish(with string: String?) {
    guard !readings.isEmpty else { return }
    let reading = readings.removeFirst()
    // Before the handler runs, which may add a request.
    if !readings.isEmpty { ask() }
    reading.body(string)
  }
}
