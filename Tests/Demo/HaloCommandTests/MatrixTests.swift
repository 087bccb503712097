import CHaloX11
import CHaloXext
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Keys and the focus on every kind of server, screen and desktop.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && Tool.openbox.isInstalled,
    "needs Xvfb, xdotool and openbox, which Scripts/test installs"))
struct MatrixTests {
  enum Memory: String, CaseIterable {
    case shared
    /// The server does not have the extension for shared memory.
    case notShared
    /// The server refuses the shared memory that it has promised.
    case failing
  }

  @Test(arguments: Memory.allCases, [16, 24, 30])
  func `a key moves the focus, and the window shows it`(memory: Memory, depth: Int) throws {
    let arguments = memory == .notShared ? ["-extension", "MIT-SHM"] : []
    try XServer.run(depth: depth, arguments: arguments) { server in
      let observer = try Observer(server)
      let observed = ObservedServer(server: server, observer: observer)
      for isManaged in [false, true] {
        if isManaged { try observed.startWindowManager() }
        for scale in [1, 2] as [CGFloat] {
          try check(
            memory, observed, isManaged: isManaged, scale: scale,
            "\(memory), depth \(depth), \(isManaged ? "managed" : "bare"), scale \(scale)")
        }
      }
    }
  }

  private func check(
    _ memory: Memory, _ observed: ObservedServer, isManaged: Bool, scale: CGFloat, _ cell: Comment
  ) throws {
    let observer = observed.observer
    let text = TestFonts.textEngine()
    let size = CGSize(width: 320, height: 200)
    let content = Window(size: size, model: .tv, appearance: .light, textMeasurer: text)
    content.rootViewController = Pair()
    let options = HostOptions(
      displayName: observed.server.displayName, size: size, scale: scale, sessionBusAddress: nil)
    let host = try WindowHost(content: content, renderer: Renderer(text: text), options: options)

    /// Whether the tiles come to have these colours.
    func shows(_ left: UInt32, _ right: UInt32) -> Bool {
      host.drive(seconds: 15) {
        [left, right].enumerated().allSatisfy { index, color in
          let frame = Pair.frames[index]
          return observer.pixel(
            of: host.window.id, x: Int(frame.midX * scale), y: Int(frame.midY * scale)) == color
        }
      }
    }
    #expect(shows(Pair.focused, Pair.plain), cell)
    #expect(host.painter.presenter.isShared == (memory != .notShared), cell)
    if memory == .failing {
      var segment = XShmSegmentInfo()
      segment.shmseg = try #require(host.painter.presenter.segmentID)
      XShmDetach(host.connection.display, &segment)
    }
    if !isManaged { observer.focus(host.window.id) }
    #expect(host.drive(seconds: 15) { host.keyboard.focus.isHere }, cell)
    try observed.server.run(.xdotool, "keydown", "Right")
    #expect(shows(Pair.plain, Pair.focused), cell)
    try observed.server.run(.xdotool, "keyup", "Right")
    try observed.server.run(.xdotool, "keydown", "Left")
    #expect(shows(Pair.focused, Pair.plain), cell)
    try observed.server.run(.xdotool, "keyup", "Left")
    #expect(host.painter.presenter.isShared == (memory == .shared), cell)
  }
}

/// Two tiles in colours that every screen has.
private final class Pair: ViewController {
  static let frames = [
    CGRect(x: 20, y: 20, width: 100, height: 60), CGRect(x: 140, y: 20, width: 100, height: 60),
  ]
  static let focused: UInt32 = 0x00FF00
  static let plain: UInt32 = 0xFF00FF

  private final class Tile: View {
    override var canBecomeFocused: Bool { true }
    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      backgroundColor = Color(hex: isFocused ? Pair.focused : Pair.plain)
    }
  }

  override func viewDidLoad() {
    for frame in Self.frames {
      let tile = Tile(frame: frame)
      tile.backgroundColor = Color(hex: Self.plain)
      view.addSubview(tile)
    }
  }
}
