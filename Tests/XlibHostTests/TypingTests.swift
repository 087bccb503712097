import CairoRenderer
import FocusTestSupport
import Foundation
import SceneGraph
import Testing
import XServerTestSupport

@testable import XlibHost

/// A text field in a real window: real keys, the compose table and another program's clipboard.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && Tool.setxkbmap.isInstalled,
    "Xvfb, xdotool and setxkbmap are not installed"))
struct TypingTests {
  private func drive(_ host: WindowHost, until condition: () -> Bool) -> Bool {
    let deadline = MonotonicClock.now() + 10
    while !condition() {
      guard MonotonicClock.now() < deadline else { return false }
      host.turn(timeout: 0.01)
    }
    return true
  }

  @Test func `what is typed, copied and pasted is what a person means`() throws {
    try XServer.run { server in
      let observer = try Observer(server)
      let peer = try SelectionPeer(server)
      let renderer = Renderer(text: TestFonts.textEngine())
      let window = SceneGraph.Window(
        size: CGSize(width: 700, height: 500), model: .pad, appearance: .light,
        textMeasurer: renderer.text)
      let controller = ViewController()
      window.rootViewController = controller
      let field = TextField()
      field.frame = CGRect(x: 40, y: 60, width: 400, height: 50)
      controller.view.addSubview(field)
      var options = HostOptions(displayName: server.displayName)
      options.sessionBusAddress = nil
      options.size = window.bounds.size
      let host = try WindowHost(content: window, renderer: renderer, options: options)
      _ = drive(host) { host.visibility.isAny }
      observer.focus(host.window.id)
      try server.run(.setxkbmap, "us(intl)")
      #expect(drive(host) { host.isActive })

      // A click is where typing begins.
      try server.run(.xdotool, "mousemove", "200", "85", "click", "1")
      #expect(drive(host) { field.isEditing && host.inputMethod.isEditing })
      for code in ["41", "48", "26", "24", "65"] { try server.run(.xdotool, "key", code) }
      #expect(drive(host) { field.text == "féq " })

      try server.run(.xdotool, "key", "ctrl+a", "ctrl+c")
      let clipboard = host.connection.atoms[.clipboard]
      #expect(drive(host) { host.clipboard.offers[clipboard] != nil })
      peer.request("UTF8_STRING")
      let copied = SelectionPeer.Value(type: "UTF8_STRING", bytes: Array("féq ".utf8))
      #expect(
        drive(host) {
          peer.work()
          return peer.answer == .value(copied)
        })

      peer.forms = ["UTF8_STRING": Array("naïve 日本".utf8)]
      peer.own("CLIPBOARD")
      #expect(drive(host) { host.clipboard.offers[clipboard] == nil })
      try server.run(.xdotool, "key", "ctrl+v")
      #expect(
        drive(host) {
          peer.work()
          return field.text == "naïve 日本"
        })
    }
  }
}
