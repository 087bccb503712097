import CHaloX11
import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Copied content, as another program receives it.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct ClipboardTests {
  private func share(
    limit: Int? = nil, _ body: (Stage, SelectionPeer) throws -> Void
  ) throws {
    try Stage.run(options: HostOptions(selectionLimit: limit)) { stage in
      let peer = try SelectionPeer(stage.server)
      try body(stage, peer)
    }
  }

  private func answer(
    _ target: String, of selection: String = "CLIPBOARD", property: String? = "PEER",
    _ stage: Stage, _ peer: SelectionPeer
  ) -> SelectionPeer.Answer? {
    peer.request(target, of: selection, property: property)
    _ = stage.drive {
      peer.work()
      return peer.answer != nil
    }
    return peer.answer
  }

  private func value(_ type: String, _ text: String) -> SelectionPeer.Answer {
    .value(.init(type: type, bytes: Array(text.utf8)))
  }

  @Test func `copying works even if another program writes to properties of the clipboard window`()
    throws
  {
    try share { stage, peer in
      for name in [AtomName.haloTime, .haloSelection] {
        stage.observer.setNumber(1, named: name, of: stage.host.clipboard.window)
      }
      stage.content.pasteboard.setString("here", for: .general)
      #expect(answer("UTF8_STRING", stage, peer) == value("UTF8_STRING", "here"))
    }
  }

  @Test func `copied text is offered in every format, with the time of the copy`() throws {
    try share { stage, peer in
      stage.content.pasteboard.setString("Grüße ✓", for: .general)
      for name in ["UTF8_STRING", "text/plain;charset=utf-8"] {
        #expect(answer(name, stage, peer) == value(name, "Grüße ✓"))
      }
      let latin: [UInt8] = [0x47, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x3F]
      #expect(
        answer("STRING", stage, peer) == .value(.init(type: "STRING", bytes: latin)))
      guard case .value(let targets)? = answer("TARGETS", stage, peer) else {
        Issue.record("no targets")
        return
      }
      #expect(targets.type == "ATOM")
      let names = [
        "TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "UTF8_STRING",
        "text/plain;charset=utf-8", "STRING",
      ]
      #expect(targets.longs == names.map(peer.atom))
      guard case .value(let time)? = answer("TIMESTAMP", stage, peer) else {
        Issue.record("no timestamp")
        return
      }
      #expect(time.type == "INTEGER")
      #expect(time.longs.count == 1 && time.longs[0] > 0)
      #expect(answer("image/png", stage, peer) == .refused)
      #expect(answer("UTF8_STRING", of: "PRIMARY", stage, peer) == .refused)
    }
  }

  @Test(.enabled(if: Tool.xdotool.isInstalled, "xdotool is not installed"))
  func `a copy has the time of the last key`() throws {
    try share { stage, peer in
      try stage.activate()
      try stage.press("a")
      #expect(stage.drive { stage.content.phases.last == .up })
      let time = stage.host.clipboard.time
      #expect(time > 0)
      stage.content.pasteboard.setString("x", for: .general)
      guard case .value(let stamp)? = answer("TIMESTAMP", stage, peer) else {
        Issue.record("no timestamp")
        return
      }
      #expect(stamp.longs == [time])
      // A request with a time before the copy is refused.
      peer.request("UTF8_STRING", time: time - 1)
      #expect(
        stage.drive {
          peer.work()
          return peer.answer == .refused
        })
    }
  }

  @Test func `selected text and copied text are offered separately`() throws {
    try share { stage, peer in
      stage.content.pasteboard.setString("copied", for: .general)
      stage.content.pasteboard.setString("selected", for: .primary)
      #expect(
        answer("UTF8_STRING", of: "PRIMARY", stage, peer) == value("UTF8_STRING", "selected"))
      #expect(answer("UTF8_STRING", stage, peer) == value("UTF8_STRING", "copied"))
    }
  }

  @Test func `a request without a property is answered in the property named like the target`()
    throws
  {
    try share { stage, peer in
      stage.content.pasteboard.setString("old", for: .general)
      #expect(
        answer("UTF8_STRING", property: nil, stage, peer) == value("UTF8_STRING", "old"))
      #expect(answer("MULTIPLE", property: nil, stage, peer) == .refused)
    }
  }

  @Test func `a request for several formats marks the formats that do not exist`() throws {
    try share { stage, peer in
      stage.content.pasteboard.setString("many", for: .general)
      peer.requestMultiple(["UTF8_STRING", "image/png", "STRING"])
      #expect(
        stage.drive {
          peer.work()
          return peer.answer != nil
        })
      guard case .value(let pairs)? = peer.answer else {
        Issue.record("refused")
        return
      }
      #expect(
        pairs.longs == [
          peer.atom("UTF8_STRING"), peer.atom("TO_UTF8_STRING"), peer.atom("image/png"), 0,
          peer.atom("STRING"), peer.atom("TO_STRING"),
        ])
      #expect(peer.value(in: "TO_UTF8_STRING")?.text == "many")
      #expect(peer.value(in: "TO_STRING")?.text == "many")
    }
  }

  @Test func `content that does not fit into one property is transferred in pieces`() throws {
    try share(limit: 1000) { stage, peer in
      let text = String(repeating: "0123456789", count: 350)
      stage.content.pasteboard.setString(text, for: .general)
      #expect(
        answer("UTF8_STRING", stage, peer)
          == .value(.init(type: "UTF8_STRING", bytes: Array(text.utf8), pieces: 4)))
      #expect(stage.host.clipboard.transfers.isEmpty)
      // A picture is transferred in the same way.
      let picture = (0..<2500).map { UInt8(truncatingIfNeeded: $0) }
      stage.host.copyImage(png: picture)
      #expect(
        answer("image/png", stage, peer)
          == .value(.init(type: "image/png", bytes: picture, pieces: 3)))
      #expect(answer("UTF8_STRING", stage, peer) == .refused)
    }
  }

  @Test func `a program that ends during a transfer does not end the host`() throws {
    try share(limit: 1000) { stage, peer in
      stage.content.pasteboard.setString(String(repeating: "x", count: 3000), for: .general)
      peer.request("UTF8_STRING")
      #expect(stage.drive { !stage.host.clipboard.transfers.isEmpty })
      peer.destroyWindow()
      #expect(stage.drive { stage.host.clipboard.transfers.isEmpty })
      // The client leaves before it is answered.
      let other = try SelectionPeer(stage.server)
      other.request("UTF8_STRING")
      other.leave()
      stage.settle()
      #expect(stage.host.endReason == nil)
      let third = try SelectionPeer(stage.server)
      #expect(answer("STRING", stage, third) != .refused)
    }
  }

  @Test func `a copy in another program ends the offer of this one`() throws {
    try share { stage, peer in
      stage.content.pasteboard.setString("ours", for: .general)
      peer.forms = ["UTF8_STRING": Array("theirs".utf8)]
      peer.own("CLIPBOARD")
      #expect(stage.drive { stage.host.clipboard.offers.isEmpty })
      #expect(peer.owner(of: "CLIPBOARD") == peer.window)
    }
  }
}
