import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A text field in a real window, with real keys, the compose table and another program's
/// clipboard.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && Tool.setxkbmap.isInstalled,
    "needs Xvfb, xdotool and setxkbmap, which Scripts/test installs"))
struct TypingTests {
  @Test func `text is typed with dead keys, and copied and pasted between programs`() throws {
    try XServer.run { server in
      let observer = try Observer(server)
      let peer = try SelectionPeer(server)
      let fieldWindow = try FieldWindow(server, observer)
      let (host, field) = (fieldWindow.host, fieldWindow.field)
      try server.run(.setxkbmap, "us(intl)")

      // A click starts editing.
      try server.run(.xdotool, "mousemove", "200", "85", "click", "1")
      #expect(host.drive { field.isEditing && host.inputMethod.isEditing })
      for code in ["41", "48", "26", "24", "65"] { try server.run(.xdotool, "key", code) }
      #expect(host.drive { field.text == "féq " })

      try server.run(.xdotool, "key", "ctrl+a", "ctrl+c")
      let clipboard = host.connection.atoms[.clipboard]
      #expect(host.drive { host.clipboard.offers[clipboard] != nil })
      peer.request("UTF8_STRING")
      let copied = SelectionPeer.Value(type: "UTF8_STRING", bytes: Array("féq ".utf8))
      #expect(
        host.drive {
          peer.work()
          return peer.answer == .value(copied)
        })

      peer.forms = ["UTF8_STRING": Array("naïve 日本".utf8)]
      peer.own("CLIPBOARD")
      #expect(host.drive { host.clipboard.offers[clipboard] == nil })
      try server.run(.xdotool, "key", "ctrl+v")
      #expect(
        host.drive {
          peer.work()
          return field.text == "naïve 日本"
        })
    }
  }
}
