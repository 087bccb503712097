import CHaloX11
import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Content that another program has copied, and content that a clipboard manager keeps when the
/// host ends.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct PastingTests {
  private final class Paste {
    var texts: [String?] = []
  }

  private func run(_ body: (Stage, SelectionPeer, Paste) throws -> Void) throws {
    try Stage.run { stage in
      try body(stage, try SelectionPeer(stage.server), Paste())
    }
  }

  private func paste(
    _ name: PasteboardName = .general, into paste: Paste, _ stage: Stage, _ peer: SelectionPeer
  ) -> String?? {
    let count = paste.texts.count
    stage.content.pasteboard.requestString(from: name) { paste.texts.append($0) }
    _ = stage.drive {
      peer.work()
      return paste.texts.count > count
    }
    return paste.texts.count > count ? paste.texts.last : nil
  }

  @Test func `pasted text is requested in the best available format`() throws {
    try run { stage, peer, pastes in
      peer.own("CLIPBOARD")
      peer.own("PRIMARY")
      peer.forms = ["UTF8_STRING": Array("Grüße\0".utf8), "STRING": [0x3F]]
      #expect(paste(into: pastes, stage, peer) == "Grüße")
      #expect(peer.asked == ["UTF8_STRING"])
      peer.forms = ["STRING": [0x47, 0x72, 0xFC, 0xDF, 0x65]]
      #expect(paste(.primary, into: pastes, stage, peer) == "Grüße")
      peer.forms = ["image/png": [1, 2]]
      #expect(paste(into: pastes, stage, peer) == .some(nil))
    }
  }

  @Test func `pasting gives nil if nothing was copied`() throws {
    try run { stage, peer, pastes in
      #expect(paste(into: pastes, stage, peer) == .some(nil))
    }
  }

  @Test func `text that the program itself copied is pasted at once`() throws {
    try run { stage, peer, pastes in
      stage.content.pasteboard.setString("own", for: .general)
      stage.content.pasteboard.requestString(from: .general) { pastes.texts.append($0) }
      #expect(pastes.texts == ["own"])
      stage.host.copyImage(png: [1])
      stage.content.pasteboard.requestString(from: .general) { pastes.texts.append($0) }
      #expect(pastes.texts == ["own", nil])
    }
  }

  @Test func `long text is pasted in pieces`() throws {
    try run { stage, peer, pastes in
      let text = String(repeating: "Zürich ", count: 900)
      peer.forms = ["UTF8_STRING": Array(text.utf8)]
      peer.pieceSize = 1001
      peer.own("CLIPBOARD")
      #expect(paste(into: pastes, stage, peer) == text)
      #expect(paste(into: pastes, stage, peer) == text)
    }
  }

  @Test func `a paste stops at its limit, in pieces or whole, and the next paste is complete`()
    throws
  {
    try run { stage, peer, pastes in
      let text = String(repeating: "Zürich ", count: 900)
      peer.forms = ["UTF8_STRING": Array(text.utf8)]
      peer.own("CLIPBOARD")
      for pieceSize in [1001, nil] {
        peer.pieceSize = pieceSize
        for limit in [2_000, 7_199] {
          var answers: [PasteboardAnswer] = []
          stage.content.pasteboard.requestString(from: .general, limit: limit) {
            answers.append($0)
          }
          #expect(
            stage.drive {
              peer.work()
              return !answers.isEmpty
            })
          #expect(answers == [.tooLong])
          // The owner has sent part of a text that is no longer wanted.
          #expect(paste(into: pastes, stage, peer) == text)
        }
      }
    }
  }

  @Test func `a paste of the program's own text respects its limit too`() throws {
    try run { stage, _, _ in
      stage.content.pasteboard.setString("Grüße", for: .general)
      var answers: [PasteboardAnswer] = []
      for limit in [6, 7] {
        stage.content.pasteboard.requestString(from: .general, limit: limit) {
          answers.append($0)
        }
      }
      #expect(answers == [.tooLong, .text("Grüße")])
    }
  }

  @Test func `pastes are answered in the order of their requests`() throws {
    try run { stage, peer, pastes in
      peer.forms = ["UTF8_STRING": Array("a".utf8)]
      peer.own("CLIPBOARD")
      let pasteboard = stage.content.pasteboard
      pasteboard.requestString(from: .general) { pastes.texts.append($0) }
      pasteboard.requestString(from: .primary) { pastes.texts.append($0) }
      pasteboard.requestString(from: .general) { pastes.texts.append($0) }
      #expect(
        stage.drive {
          peer.work()
          return pastes.texts == ["a", nil, "a"]
        })
    }
  }

  @Test func `a paste from an owner that does not answer is given up without blocking the window`()
    throws
  {
    try run { stage, peer, pastes in
      peer.isSilent = true
      peer.own("CLIPBOARD")
      stage.content.pasteboard.requestString(from: .general) { pastes.texts.append($0) }
      stage.content.index = 1
      #expect(stage.shows(1))
      #expect(pastes.texts.isEmpty)
      let deadline = try #require(stage.host.clipboard.deadline)
      stage.host.clipboard.giveUp(now: deadline)
      #expect(pastes.texts == [nil])
      #expect(stage.host.clipboard.deadline == nil)
      // An answer that comes too late is ignored.
      peer.isSilent = false
      peer.forms = ["UTF8_STRING": Array("now".utf8)]
      #expect(paste(into: pastes, stage, peer) == "now")
    }
  }

  @Test func `a paste from an owner that stops halfway is given up`() throws {
    try run { stage, peer, pastes in
      peer.forms = ["UTF8_STRING": [UInt8](repeating: 0x61, count: 500)]
      peer.pieceSize = 100
      peer.piecesBeforeSilence = 2
      peer.own("CLIPBOARD")
      stage.content.pasteboard.requestString(from: .general) { pastes.texts.append($0) }
      #expect(
        stage.drive {
          peer.work()
          return stage.host.clipboard.readings.first?.pieces?.count == 200
        })
      let deadline = try #require(stage.host.clipboard.deadline)
      stage.host.clipboard.giveUp(now: deadline)
      #expect(pastes.texts == [nil])
    }
  }

  @Test func `a clipboard manager keeps copied text when the program ends`() throws {
    try Stage.run(options: HostOptions(selectionLimit: 1000)) { stage in
      let text = String(repeating: "kept ", count: 500)
      let manager = try ManagerThread(stage.server)
      stage.content.pasteboard.setString(text, for: .general)
      stage.host.stop()
      #expect(stage.host.runToEnd() == .stopped)
      let kept = manager.end()
      #expect(kept["UTF8_STRING"]?.text == text)
      #expect(kept["UTF8_STRING"]?.pieces == 3)
      #expect(kept["STRING"]?.text == text)
    }
  }

  @Test func `a clipboard manager keeps a copied picture when the program ends`() throws {
    try Stage.run(options: HostOptions(selectionLimit: 1000)) { stage in
      let picture = (0..<4500).map { UInt8(truncatingIfNeeded: $0 / 7) }
      let manager = try ManagerThread(stage.server)
      stage.host.copyImage(png: picture)
      stage.host.stop()
      #expect(stage.host.runToEnd() == .stopped)
      #expect(
        manager.end() == ["image/png": .init(type: "image/png", bytes: picture, pieces: 5)])
    }
  }

  @Test
  func `ending does not wait for a missing clipboard manager, and not long for a silent one`()
    throws
  {
    try run { stage, peer, _ in
      stage.content.pasteboard.setString("lost", for: .general)
      #expect(!stage.host.clipboard.beginHandOver(now: 0))
      peer.isSilent = true
      peer.own("CLIPBOARD_MANAGER")
      #expect(stage.host.clipboard.beginHandOver(now: 5))
      #expect(stage.host.clipboard.handOverDeadline == 5 + HandOver.patience)
    }
  }

  @Test func `handing over the clipboard ends after a limit or at a signal, whatever is requested`()
  {
    let handOver = HandOver(now: 10, signals: 1)
    #expect(handOver.limit(10.4, signals: 1) == 10.4)
    #expect(handOver.limit(1_000, signals: 1) == 10 + HandOver.longest)
    #expect(handOver.limit(10.4, signals: 2) == nil)
    #expect(handOver.limit(nil, signals: 1) == nil)
  }
}

/// A clipboard manager that runs in another thread while the test waits for the host.
private final class ManagerThread: @unchecked Sendable {
  private let peer: SelectionPeer
  private let done = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var isEnding = false

  init(_ server: XServer) throws {
    peer = try SelectionPeer(server)
    peer.own("CLIPBOARD_MANAGER")
    Thread.detachNewThread { [self] in
      while lock.withLock({ !isEnding }) {
        peer.work()
        usleep(1_000)
      }
      done.signal()
    }
  }

  func end() -> [String: SelectionPeer.Value] {
    lock.withLock { isEnding = true }
    done.wait()
    return peer.kept
  }
}
