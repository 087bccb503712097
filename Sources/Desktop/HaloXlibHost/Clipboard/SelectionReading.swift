import CHaloX11
import Foundation
import HaloHosting

/// A request for the selection of another program.
struct SelectionReading {
  /// Seconds in which the owner has to reply, and to send each further piece.
  static let patience: TimeInterval = 2
  /// The largest number of bytes that any reading accepts.
  static let largest = 1 << 26

  var selection: Atom
  /// The property of the clipboard's window into which the owner writes.
  var property: Atom
  /// The forms still to be requested, best first.
  var targets: [Atom]
  /// The bytes received so far in pieces; nil if no pieces were announced.
  var pieces: [UInt8]?
  var deadline = TimeInterval.infinity
  /// The largest number of bytes that this reading accepts.
  var limit: Int
  var body: (PasteboardAnswer) -> Void

  init(
    selection: Atom, property: Atom, targets: [Atom], limit: Int,
    body: @escaping (PasteboardAnswer) -> Void
  ) {
    self.selection = selection
    self.property = property
    self.targets = targets
    self.limit = min(limit, Self.largest)
    self.body = body
  }
}

extension Clipboard {
  /// Requests the next form for the first reading.
  func ask() {
    guard var reading = readings.first, let target = reading.targets.first else { return }
    reading.pieces = nil
    reading.deadline = MonotonicClock.now() + SelectionReading.patience
    readings[0] = reading
    XConvertSelection(
      connection.display, reading.selection, target, reading.property, window, time)
    XFlush(connection.display)
  }

  func didAnswer(selection: Atom, target: Atom, property: Atom, now: TimeInterval) {
    guard let reading = readings.first, reading.selection == selection,
      reading.targets.first == target, reading.pieces == nil,
      // A reply to an earlier reading is late and ignored.
      property == 0 || property == reading.property
    else { return }
    guard property != 0, let value = connection.takeBytes(of: property, on: window) else {
      return tryNext()
    }
    if value.type == connection.atoms[.incr] {
      // Reading the INCR property has deleted it, which asks the owner for the first piece.
      readings[0].pieces = []
      readings[0].deadline = now + SelectionReading.patience
    } else {
      finish(with: value.bytes, type: value.type)
    }
  }

  func didReceivePiece(now: TimeInterval) {
    guard let count = readings.first?.pieces?.count,
      let value = connection.takeBytes(of: readings[0].property, on: window)
    else { return }
    guard !value.bytes.isEmpty else {
      return finish(with: readings[0].pieces ?? [], type: value.type)
    }
    guard count + value.bytes.count <= readings[0].limit else {
      return finish(with: .tooLong)
    }
    readings[0].pieces?.append(contentsOf: value.bytes)
    readings[0].deadline = now + SelectionReading.patience
  }

  private func tryNext() {
    readings[0].targets.removeFirst()
    if readings[0].targets.isEmpty { finish(with: .nothing) } else { ask() }
  }

  private func finish(with bytes: [UInt8], type: Atom) {
    // Some owners end the text with a null byte.
    let text = bytes.last == 0 ? bytes.dropLast() : bytes[...]
    guard text.count <= readings[0].limit else { return finish(with: .tooLong) }
    switch type {
    case connection.atoms[.utf8String], connection.atoms[.plainText]:
      finish(with: .text(String(decoding: text, as: UTF8.self)))
    case XA_STRING:
      var latin = String.UnicodeScalarView()
      latin.append(contentsOf: text.map { Unicode.Scalar($0) })
      finish(with: PasteboardAnswer(String(latin), limit: readings[0].limit))
    default: tryNext()
    }
  }

  /// Ends the first reading and begins the next.
  func finish(with answer: PasteboardAnswer) {
    guard !readings.isEmpty else { return }
    let reading = readings.removeFirst()
    // This comes before the handler, which may add a reading.
    if !readings.isEmpty { ask() }
    reading.body(answer)
  }
}
