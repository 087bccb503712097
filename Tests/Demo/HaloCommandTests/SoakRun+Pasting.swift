import Foundation
import HaloXServerTestSupport

/// Pasting what other programs have copied.
extension SoakRun {
  /// The second window, which has two fields so that there is always one to paste into.
  static let fields = """
    model: pad
    size: [700, 400]
    focus: one
    views:
      - {id: one, kind: text-field, title: One, frame: [20, 20, 660, 60]}
      - {id: two, kind: text-field, title: Two, frame: [20, 100, 660, 60]}
      - {id: ok, kind: button, title: OK, frame: [20, 180, 200, 60]}
    """

  /// The way in which another program answers.
  private enum Manner: CaseIterable {
    case whole, pieces
    /// The program never answers.
    case silent
    /// The program stops or ends after a few pieces.
    case stops, dies
  }

  private static let texts = [
    "a", "Grüße 世界 👩‍👩‍👧", "two\nlines\tand more", "\u{202E}right to left\u{301}", "\0", "",
  ]

  /// Another program copies a text, which is pasted at the focus or the pointer.
  func paste() throws {
    peer?.leave()
    let peer = try SelectionPeer(server)
    self.peer = peer
    let manner = Manner.allCases[number(0..<Manner.allCases.count)]
    let text = text()
    peer.forms = ["UTF8_STRING": text]
    peer.isSilent = manner == .silent
    if ![.whole, .silent].contains(manner) || text.count > 1 << 20 {
      peer.pieceSize = max(1, text.count / 8, min(text.count, 1 << 20))
    }
    if manner == .stops || manner == .dies { peer.piecesBeforeSilence = number(0..<4) }
    note("paste \(text.count) bytes, \(manner)")
    if number(0..<3) == 0 {
      peer.own("PRIMARY")
      try click("2")
    } else {
      peer.own("CLIPBOARD")
      try press("ctrl+v")
    }
    keepUp()
    peer.work()
    // A text that is too long is not read to its end.
    _ = wait(seconds: 5) {
      peer.work()
      return !peer.isSending
    }
    if manner == .dies {
      peer.leave()
      self.peer = nil
    }
    keepUp()
    if text.count > 1 << 20 { try press("ctrl+a", "BackSpace") }
  }

  /// A text that is mostly short, and seldom as long as the limit or a byte longer.
  private func text() -> [UInt8] {
    switch number(0..<40) {
    case 0: [UInt8](repeating: 0x61, count: (1 << 26) + number(0..<2))
    case 1..<6: [UInt8](repeating: 0x62, count: number(1..<1 << 21))
    case 6..<12: Array(String(repeating: "Zürich ", count: number(1..<2000)).utf8)
    default: Array(Self.texts[number(0..<Self.texts.count)].utf8)
    }
  }
}
