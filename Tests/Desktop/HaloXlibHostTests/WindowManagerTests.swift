import CHaloX11
import Foundation
import HaloCairoRenderer
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct WindowManagerTests {
  @Test func `a window has properties with its class, title, process, protocols and minimum size`()
    throws
  {
    let options = HostOptions(applicationName: "probe", applicationClass: "Probe")
    try Stage.run(options: options) { stage in
      let (observer, window) = (stage.observer, stage.window)
      let atoms = observer.connection.atoms
      #expect(observer.text(XA_WM_CLASS, of: window) == "probe\0Probe\0")
      #expect(observer.text(atoms[.netWMName], of: window) == "Halo – probe ✓")
      #expect(observer.text(atoms[.netWMIconName], of: window) == "Halo – probe ✓")
      #expect(observer.text(XA_WM_NAME, of: window)?.hasPrefix("Halo") == true)
      #expect(observer.text(XA_WM_CLIENT_MACHINE, of: window)?.isEmpty == false)
      @MainActor func values(_ name: AtomName) -> [UInt] {
        observer.connection.values(of: name, on: window)
      }
      #expect(values(.netWMPID) == [UInt(getpid())])
      #expect(values(.netWMWindowType) == [atoms[.netWMWindowTypeNormal]])
      #expect(
        values(.wmProtocols)
          == [atoms[.wmDeleteWindow], atoms[.netWMPing], atoms[.netWMSyncRequest]])
      let hints = try #require(XGetWMHints(observer.display, window))
      defer { XFree(hints) }
      #expect(hints.pointee.flags & InputHint != 0)
      #expect(hints.pointee.input == 1)
      var size = XSizeHints()
      var supplied = 0
      XGetWMNormalHints(observer.display, window, &size, &supplied)
      #expect(size.flags & PMinSize != 0)
      #expect((size.min_width, size.min_height) == (640, 400))
    }
  }

  @Test func `a window has no background and north-west gravity, so that its content stays`() throws
  {
    try Stage.run { stage in
      #expect(stage.drive { stage.shows(0, x: 10, y: 10) })
      let display = stage.observer.display
      var attributes = XWindowAttributes()
      XGetWindowAttributes(display, stage.window, &attributes)
      #expect(attributes.bit_gravity == NorthWestGravity)
      // The server fills the area with the background, if the window has one.
      XClearArea(display, stage.window, 0, 0, 20, 20, 0)
      XSync(display, 0)
      #expect(stage.observer.pixel(of: stage.window, x: 10, y: 10) == TestContent.colors[0])
    }
  }

  @Test func `a window does not ask the compositor to be bypassed`() throws {
    try Stage.run { stage in
      // Without composition, frames put from memory would tear.
      let property = XInternAtom(stage.observer.display, "_NET_WM_BYPASS_COMPOSITOR", 0)
      #expect(stage.observer.connection.values(of: property, on: stage.window).isEmpty)
    }
  }

  @Test func `an icon is sent with unpremultiplied colours and one C long for each pixel`() throws {
    try Stage.run { stage in
      let picture = try PixelSurface(width: 2, height: 1, format: .argb32)
      let pixels = try #require(picture.data).bindMemory(to: UInt32.self, capacity: 2)
      (pixels[0], pixels[1]) = (0x8040_2000, 0xFF12_3456)
      picture.markChanged()
      stage.host.setIcon([picture, picture])
      let one: [UInt] = [2, 1, 0x8080_4000, 0xFF12_3456]
      #expect(
        stage.drive {
          stage.observer.connection.values(of: .netWMIcon, on: stage.window) == one + one
        })
    }
  }

  @Test(arguments: [0, 0xFF01_0203, 0x0100_0001, 0x8000_8000, 0x7F7F_7F7F] as [UInt32])
  func `premultiplying an unpremultiplied colour gives the original colour`(pixel: UInt32) {
    let straight = HostWindow.straight(pixel)
    let alpha = pixel >> 24
    #expect(straight >> 24 == alpha)
    for shift in [0, 8, 16] as [UInt32] {
      let again = (straight >> shift & 0xFF) * alpha
      #expect((again + 127) / 255 == pixel >> shift & 0xFF)
    }
  }

  @Test func `the desktop is notified when the start of the program is complete`() throws {
    var options = HostOptions()
    options.startupID = #"halo "1"_TIME4711"#
    try Stage.run(
      options: options,
      prepare: { XSelectInput($0.observer.display, $0.observer.root, PropertyChangeMask) }
    ) { stage in
      let observer = stage.observer
      let id = observer.text(observer.connection.atoms[.netStartupID], of: stage.window)
      #expect(id == options.startupID)
      #expect(observer.connection.values(of: .netWMUserTime, on: stage.window) == [4711])
      var message = ""
      #expect(
        stage.drive {
          message += observer.startupText()
          return message.hasSuffix("\0")
        })
      #expect(message == "remove: ID=\"halo \\\"1\\\"_TIME4711\"\0")
    }
  }

  @Test func `a new title is set on the window`() throws {
    try Stage.run { stage in
      stage.content.title = "Другой"
      let name = stage.observer.connection.atoms[.netWMName]
      #expect(stage.drive { stage.observer.text(name, of: stage.window) == "Другой" })
    }
  }

  @Test func `a ping is answered to the root window`() throws {
    try Stage.run { stage in
      let observer = stage.observer
      XSelectInput(observer.display, observer.root, SubstructureNotifyMask)
      observer.send(
        .wmProtocols, to: stage.window,
        (observer.atom(.netWMPing), 4711, Int(stage.window), 0, 0))
      var answer: [Int]?
      #expect(
        stage.drive {
          answer = observer.messageToRoot() ?? answer
          return answer != nil
        })
      #expect(answer?.prefix(3) == [observer.atom(.netWMPing), 4711, Int(stage.window)])
    }
  }

  @Test func `the basic counter has the requested value once the new size is shown`() throws {
    try Stage.run { stage in
      let observer = stage.observer
      let counter = try #require(stage.host.clock.sync?.basic)
      let value: Int64 = 0x2_8000_0001
      observer.send(
        .wmProtocols, to: stage.window,
        (
          observer.atom(.netWMSyncRequest), 0, Int(value & 0xFFFF_FFFF), Int(value >> 32), 0
        ))
      stage.settle()
      #expect(observer.counter(counter) == 0)
      observer.resize(stage.window, width: 800, height: 600)
      #expect(stage.drive { observer.counter(counter) == value })
      #expect(observer.pixel(of: stage.window, x: 799, y: 599) == TestContent.colors[0])
    }
  }

  @Test func `the scale without desktop settings is one pixel for each point`() throws {
    try Stage.run { stage in
      #expect(stage.content.scale == 1)
      #expect(stage.content.size == CGSize(width: 700, height: 500))
    }
  }

  @Test func `a running window follows the desktop's scale`() throws {
    try Stage.run { stage in
      stage.observer.setResources("Xft.dpi:\t192\n")
      #expect(stage.drive { stage.content.scale == 2 })
      #expect(stage.content.size == CGSize(width: 350, height: 250))
      stage.content.index = 1
      #expect(stage.shows(1, x: 699, y: 499))
      stage.observer.setResources(nil)
      #expect(stage.drive { stage.content.scale == 1 })
    }
  }

  @Test func `a requested scale takes precedence over the desktop's`() throws {
    try Stage.run(
      options: HostOptions(scale: 1.25),
      prepare: { $0.observer.setResources("Xft.dpi: 192") }
    ) { stage in
      #expect(stage.content.scale == 1.25)
      #expect(stage.content.size == CGSize(width: 700, height: 500))
      #expect(stage.host.window.geometry.size == (875, 625))
      #expect(stage.shows(0, x: 874, y: 624))
    }
  }

  @Test(
    .enabled(
      if: Tool.openbox.isInstalled && Tool.xdotool.isInstalled,
      "openbox and xdotool are not installed"))
  func `the window manager makes a window full screen and restores it`() throws {
    try Stage.run(prepare: { try $0.startWindowManager() }) { stage in
      #expect(!stage.host.isFullscreen)
      stage.host.toggleFullscreen()
      #expect(stage.drive { stage.host.isFullscreen })
      #expect(stage.drive { stage.host.window.geometry.size == (1024, 768) })
      #expect(stage.shows(0, x: 1023, y: 767))
      stage.host.toggleFullscreen()
      #expect(
        stage.drive { !stage.host.isFullscreen && stage.host.window.geometry.size == (700, 500) })
    }
  }

  @Test(.enabled(if: Tool.openbox.isInstalled, "openbox is not installed"))
  func `a window can open in full screen`() throws {
    try Stage.run(options: HostOptions(fullscreen: true), prepare: { try $0.startWindowManager() })
    { stage in
      #expect(
        stage.drive { stage.host.isFullscreen && stage.host.window.geometry.size == (1024, 768) })
      #expect(stage.shows(0, x: 1023, y: 767))
    }
  }

  @Test(
    .enabled(
      if: Tool.openbox.isInstalled && Tool.xdotool.isInstalled,
      "openbox and xdotool are not installed"))
  func `a managed window gets the keyboard, and its close button ends the run`() throws {
    try Stage.run(prepare: { try $0.startWindowManager() }) { stage in
      #expect(stage.drive { stage.content.activations.last == true })
      try stage.press("Right")
      #expect(stage.shows(1))
      stage.observer.askManagerToClose(stage.window)
      #expect(stage.host.runToEnd() == .closedByUser)
    }
  }
}
