import CHaloX11
import CHaloXext
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct PresentationTests {
  @Test func `the content is shown without shared memory too`() throws {
    try Stage.run(arguments: ["-extension", "MIT-SHM"]) { stage in
      #expect(!stage.host.painter.presenter.isShared)
      stage.content.index = 2
      #expect(stage.shows(2, x: 699, y: 499))
      #expect(stage.host.statistics.completion.count == 0)
    }
  }

  @Test(arguments: [15, 16, 24, 30]) func `the content is shown at every TrueColor depth`(
    depth: Int
  ) throws {
    try Stage.run(depth: depth) { stage in
      #expect(stage.host.painter.presenter.isShared)
      for index in [1, 2, 3] {
        stage.content.index = index
        #expect(stage.shows(index, x: 350, y: 499))
      }
    }
  }

  @Test(arguments: [CGSize(width: 730, height: 520), CGSize(width: 1000, height: 700)])
  func `the content fills a resized window`(size: CGSize) throws {
    try Stage.run { stage in
      let (width, height) = (Int(size.width), Int(size.height))
      stage.observer.resize(stage.window, width: width, height: height)
      #expect(stage.drive { stage.content.size == size })
      stage.content.index = 1
      #expect(stage.shows(1, x: width - 1, y: height - 1))
      #expect(stage.host.painter.presenter.isShared)
    }
  }

  @Test func `only the last of many window sizes is drawn`() throws {
    try Stage.run { stage in
      let before = stage.content.frameTimes.count
      for width in 701...740 { stage.observer.resize(stage.window, width: width, height: 500) }
      #expect(stage.drive { stage.content.size.width == 740 })
      #expect(stage.content.frameTimes.count - before <= 2)
    }
  }

  @Test func `an uncovered window shows its content without a new frame`() throws {
    try Stage.run { stage in
      let cover = stage.observer.cover()
      #expect(stage.drive { stage.host.window.visibility.isObscured })
      let frames = stage.content.frameTimes.count
      stage.observer.destroy(cover)
      #expect(stage.shows(0, x: 300, y: 300))
      #expect(stage.content.frameTimes.count == frames)
    }
  }

  @Test func `no frames are drawn while the window is covered or unmapped`() throws {
    try Stage.run { stage in
      let cover = stage.observer.cover()
      #expect(stage.drive { stage.host.window.visibility.isObscured })
      stage.content.isMoving = true
      let frames = stage.content.frameTimes.count
      stage.drive(for: 0.1)
      #expect(stage.content.frameTimes.count == frames)
      stage.observer.destroy(cover)
      #expect(stage.drive { stage.content.frameTimes.count > frames + 2 })

      stage.observer.setMapped(stage.window, false)
      #expect(stage.drive { !stage.host.window.visibility.isMapped })
      let hidden = stage.content.frameTimes.count
      stage.drive(for: 0.1)
      #expect(stage.content.frameTimes.count == hidden)
      stage.observer.setMapped(stage.window, true)
      #expect(stage.drive { stage.content.frameTimes.count > hidden })
    }
  }

  @Test func `nothing wakes an idle host`() throws {
    try Stage.run { stage in
      #expect(stage.rest())
      let start = MonotonicClock.now()
      stage.host.turn(timeout: 0.5)
      #expect(MonotonicClock.now() - start >= 0.5)
    }
  }

  @Test func `pictures that were made in advance are kept when the host wakes`() throws {
    try Stage.run { stage in
      let (host, box) = (stage.host, CGRect(x: 0, y: 0, width: 700, height: 500))
      // The pictures take more memory than the cache keeps for unused ones.
      stage.content.upcoming = (1...9 as ClosedRange<UInt64>).map { number in
        let image = Image(size: box.size, isOpaque: false, drawing: Drawing())
        return DisplayItem(
          id: DisplayItemID(view: number, part: 0), transform: .identity, clip: box, alpha: 1,
          content: .image(image, rect: box, shape: .rect(box)))
      }
      stage.content.index = 1
      #expect(stage.drive { host.painter.renderer.made.pictures == 9 && !host.idle.isPreparing })
      stage.settle()
      stage.content.index = 2
      #expect(stage.shows(2))
      stage.settle()
      #expect(host.painter.renderer.made.pictures == 9)
    }
  }

  @Test func `the frame after a key does not wait for a blurred pane, and then the host is idle`()
    throws
  {
    try Stage.run { stage in
      let (host, box) = (stage.host, CGRect(x: 0, y: 0, width: 700, height: 500))
      func items(_ color: Color) -> [DisplayItem] {
        let contents: [DisplayContent] = [
          .fill(.rect(CGRect(x: 100, y: 100, width: 300, height: 300)), .color(color)),
          .backdrop(
            .rect(CGRect(x: 150, y: 150, width: 400, height: 200)),
            Material(sigma: 10, saturation: 1, tint: .clear)),
        ]
        return contents.enumerated().map { index, content in
          DisplayItem(
            id: DisplayItemID(view: UInt64(index + 1), part: 0), transform: .identity, clip: box,
            alpha: 1, content: content)
        }
      }
      stage.content.items = items(.white)
      #expect(stage.shows(3, x: 250, y: 250))
      #expect(stage.rest())
      host.feed(.press, at: MonotonicClock.now()) { _, _ in stage.content.items = items(.black) }
      #expect(stage.drive { host.painter.isLagging })
      let list = DisplayList(
        size: box.size, background: .color(Color(hex: TestContent.colors[0])),
        items: items(.black))
      let whole = try Renderer(text: TestFonts.textEngine()).picture(of: list).png()
      #expect(try host.painter.presenter.surface?.png() != whole)
      // A screenshot waits for the content.
      #expect(try host.screenshot() == whole)
      #expect(stage.rest())
      #expect(try host.painter.presenter.surface?.png() == whole)
      #expect(stage.drive { stage.observer.pixel(of: stage.window, x: 250, y: 250) == 0 })
    }
  }

  @Test func `a large image is shown at once, then sharp, and then the host is idle`() throws {
    try Stage.run { stage in
      let box = CGRect(x: 0, y: 0, width: 700, height: 500)
      var drawing = Drawing()
      drawing.fill(box, with: .color(.black))
      // The line is finer than a picture of reduced resolution shows.
      drawing.fill(CGRect(x: 350, y: 0, width: 1, height: 500), with: .color(.white))
      let image = Image(size: box.size, isOpaque: true, drawing: drawing)
      let item = DisplayItem(
        id: DisplayItemID(view: 1, part: 0), transform: .identity, clip: box, alpha: 1,
        content: .image(image, rect: box, shape: .rect(box)))
      stage.content.items = [item]
      // The frame is drawn as before the window is visible, so no other frame follows.
      stage.host.painter.forget()
      stage.host.drawAhead()
      #expect(stage.host.painter.renderer.isUnsharp)
      let list = DisplayList(size: box.size, background: .color(.white), items: [item])
      let whole = try Renderer(text: TestFonts.textEngine()).picture(of: list)
      // A screenshot contains no stand-in.
      #expect(try stage.host.screenshot() == whole.png())
      #expect(stage.shows(3, x: 350, y: 100))
      #expect(stage.observer.pixel(of: stage.window, x: 349, y: 100) == 0)
      #expect(stage.rest())
      #expect(!stage.host.painter.renderer.isUnsharp)
      let start = MonotonicClock.now()
      stage.host.turn(timeout: 0.3)
      #expect(MonotonicClock.now() - start >= 0.3)
    }
  }

  @Test func `the host wakes at the time of the content's alarm`() throws {
    try Stage.run { stage in
      #expect(stage.rest())
      let alarm = MonotonicClock.now() + 0.1234
      stage.content.alarm = alarm
      let wakeUps = stage.host.statistics.wakeUps
      stage.host.turn()
      #expect(stage.host.statistics.wakeUps == wakeUps + 1)
      stage.host.turn(timeout: 0)
      let time = try #require(stage.content.frameTimes.last)
      #expect(time >= alarm)
    }
  }

  @Test func `animated content is drawn at the monitor's refresh rate`() throws {
    try Stage.run { stage in
      let first = stage.content.frameTimes.count
      stage.content.isMoving = true
      stage.drive(for: 0.5)
      let times = stage.content.frameTimes.dropFirst(first)
      // Thirty frames are due at 60 a second; a busy machine may miss some.
      #expect((5...32).contains(times.count))
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `a screenshot is the last frame that was shown`() throws {
    try Stage.run(depth: 16) { stage in
      stage.content.index = 1
      #expect(stage.shows(1))
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("halo-\(UUID().uuidString).png").path
      defer { unlink(path) }
      try OutputFile.write(stage.host.screenshot(), to: path)
      let picture = try PixelSurface.readPNG(from: path)
      #expect(picture.bounds == PixelRect(x: 0, y: 0, width: 700, height: 500))
      #expect(picture.pixel(x: 699, y: 499) == 0xFF00_FF00)
    }
  }

  @Test func `the host stops using shared memory after an error and loses no frame`() throws {
    try Stage.run { stage in
      let display = stage.host.connection.display
      // The server detaches a segment that the presenter still uses.
      var segment = XShmSegmentInfo()
      segment.shmseg = try #require(stage.host.painter.presenter.segmentID)
      XShmDetach(display, &segment)
      stage.content.index = 3
      #expect(stage.shows(3))
      #expect(!stage.host.painter.presenter.isShared)
    }
  }
}
