import CHaloWireEvents
import CHaloX11
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

@testable import HaloXlibHost

/// A window on the server with several kinds of views, and the actions on it.
@MainActor
final class EventStage {
  private static let screen = """
    model: pad
    size: [320, 200]
    focus: name
    views:
      - {id: name, kind: text-field, title: Name, frame: [10, 10, 200, 30]}
      - {id: send, kind: button, title: Send, frame: [220, 10, 80, 30]}
      - id: rows
        kind: list
        frame: [10, 50, 200, 140]
        contentSize: [200, 400]
        views:
          - {id: a, kind: cell, title: A, frame: [0, 0, 200, 40]}
          - {id: b, kind: cell, title: B, frame: [0, 40, 200, 40]}
          - {id: c, kind: cell, title: C, frame: [0, 80, 200, 40]}
    """

  private let peer: EventPeer
  private let host: WindowHost
  private let window: HaloSceneGraph.Window
  private let names: EventNames

  init(peer: EventPeer) throws {
    self.peer = peer
    window = HaloSceneGraph.Window(
      size: CGSize(width: 320, height: 200), model: .pad, appearance: .light,
      textMeasurer: ScreenVisit.renderer.text)
    try LayoutBuilder(readImage: LayoutTarget.imageReading)
      .makeController(for: LayoutDocument(text: Self.screen, file: "events.yaml"))
      .show(in: window)
    var options = HostOptions(
      size: window.bounds.size, sessionBusAddress: nil,
      messageHandler: { promise(!"\($0)".contains("\n"), "\($0)") })
    options.selectionLimit = 64
    host = try WindowHost(content: window, renderer: ScreenVisit.renderer, options: options)
    peer.reset()
    names = EventNames(host: host, peer: peer)
    while !host.window.visibility.isAny { host.turn(timeout: 1) }
  }

  var display: OpaquePointer { host.connection.display }

  func turn(timeout: TimeInterval) { host.turn(timeout: timeout) }

  /// Returns whether an event is recorded: all except completions of shared memory, which depend on
  /// what is shown in the present run.
  func isRecorded(_ record: EventRecord) -> Bool {
    Int32(record.bytes[0] & 0x7F) != host.painter.presenter.completionEvent
  }

  /// Returns the bytes of an event that any run can use.
  func named(_ record: EventRecord) -> [UInt8] { names.named(record.bytes) }

  /// Passes events that arrive together to the host, and lets it handle them.
  func receive(_ events: [EventRecord]) {
    // Each event is put before those already in the queue.
    for event in events.reversed() {
      var bytes = names.resolved(event.bytes)
      // Tests of their own cover a window of 65,535 × 65,535 pixels.
      EventRecord.limitSize(in: &bytes)
      EventRecord.markAsSent(&bytes)
      halo_put_wire_event(host.connection.display, bytes)
    }
    host.turn(timeout: 0)
  }

  /// Performs an action.
  ///
  /// - Returns: whether the window still exists.
  func perform(_ record: EventRecord) -> Bool {
    switch record.action {
    case .turn: break
    case .property: peer.setProperty(record, names)
    case .resize(let width, let height): peer.resize(host.window.id, width, height)
    case .own: peer.own(names.atom(record.bytes[2]))
    case .copy: window.pasteboard.setString(record.text, for: .general)
    case .paste: window.pasteboard.requestString(from: .general) { _ in }
    case .pasteSelected: window.pasteboard.requestString(from: .primary) { _ in }
    case .setRoot: peer.setResources(record)
    case .replacePeer: peer.reset()
    }
    peer.settle()
    XSync(host.connection.display, 0)
    host.turn(timeout: 0)
    return host.endReason == nil
  }

  /// Promises that the window's content, drawn part by part, equals the content drawn at once.
  func promisePicture() throws {
    guard host.endReason == nil, let shown = host.painter.shown,
      let surface = host.painter.presenter.surface
    else {
      return
    }
    let whole = try PixelSurface(width: surface.width, height: surface.height)
    try ScreenVisit.renderer.draw(
      shown, on: whole, scale: host.window.geometry.scale, region: [whole.bounds])
    let difference = PictureDifference(surface, whole)
    promise(difference.isNone, "drawn part by part: \(difference)")
  }
}
