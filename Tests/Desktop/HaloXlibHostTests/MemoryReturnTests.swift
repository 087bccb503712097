import CHaloX11Shim
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// The return of memory that a large window needed.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct MemoryReturnTests {
  @Test func `a window that became smaller returns memory once, when it is idle`() throws {
    try Stage.run { stage in
      @MainActor func resize(_ width: Int, _ height: Int) {
        stage.observer.resize(stage.window, width: width, height: height)
        let size = CGSize(width: width, height: height)
        #expect(stage.drive { stage.content.size == size && stage.host.painter.shown != nil })
        #expect(stage.rest())
        stage.settle()
      }
      resize(900, 700)
      #expect(stage.host.statistics.timesMemoryGivenBack == 0)
      stage.content.isMoving = true
      stage.observer.resize(stage.window, width: 300, height: 200)
      let frames = stage.content.frameTimes.count
      #expect(
        stage.drive {
          stage.content.size.width == 300 && stage.content.frameTimes.count > frames + 3
        })
      // Memory is not returned while anything moves.
      #expect(stage.host.statistics.timesMemoryGivenBack == 0)
      stage.content.isMoving = false
      #expect(stage.drive { stage.host.statistics.timesMemoryGivenBack == 1 })
      stage.content.index = 1
      #expect(stage.shows(1))
      #expect(stage.rest())
      stage.settle()
      #expect(stage.host.statistics.timesMemoryGivenBack == 1)
      resize(200, 100)
      #expect(stage.drive { stage.host.statistics.timesMemoryGivenBack == 2 })
    }
  }

  @Test func `no memory is returned while the window keeps getting smaller`() throws {
    try Stage.run { stage in
      stage.host.idle.rest = 1_000
      for width in [900, 800, 700] {
        stage.observer.resize(stage.window, width: width, height: 600)
        #expect(
          stage.drive {
            stage.content.size.width == CGFloat(width) && stage.host.painter.shown != nil
          })
        #expect(stage.rest())
      }
      #expect(stage.host.statistics.timesMemoryGivenBack == 0)
      stage.host.idle.rest = 0
      #expect(stage.drive { stage.host.statistics.timesMemoryGivenBack == 1 })
    }
  }

  @Test func `memory is returned once after many pictures have been made`() throws {
    try Stage.run { stage in
      let (host, box) = (stage.host, CGRect(x: 0, y: 0, width: 60, height: 40))
      @MainActor func prepare(_ count: UInt64) {
        stage.content.upcoming = (0..<count).map { number in
          let image = Image(size: box.size, isOpaque: false, drawing: Drawing())
          return DisplayItem(
            id: DisplayItemID(view: number, part: 0), transform: .identity, clip: box, alpha: 1,
            content: .image(image, rect: box, shape: .rect(box)))
        }
        let made = host.painter.renderer.made.pictures + Int(count)
        stage.content.index += 1
        #expect(
          stage.drive { host.painter.renderer.made.pictures == made && !host.idle.isPreparing })
        #expect(stage.rest())
        stage.settle()
      }
      host.idle.rest = 0
      prepare(9)
      #expect(host.statistics.timesMemoryGivenBack == 0)
      prepare(9)
      #expect(stage.drive { host.statistics.timesMemoryGivenBack == 1 })
      prepare(9)
      #expect(host.statistics.timesMemoryGivenBack == 1)
    }
  }

  /// The test needs glibc's heap, with free memory between used memory; a sanitizer has its own.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["HALO_SANITIZER"] == nil))
  func `free memory between used memory is returned to the system`() throws {
    func anonymous() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
      return try #require(line?.split(separator: " ").dropLast().last.flatMap { Int($0) })
    }
    // One page in a hundred stays in use; each block is too small for a separate mapping.
    var blocks = (0..<20_000).compactMap { _ in malloc(8_192) }
    for block in blocks { memset(block, 1, 8_192) }
    for index in blocks.indices where index % 100 != 0 { free(blocks[index]) }
    let before = try anonymous()
    halo_give_back_heap()
    let after = try anonymous()
    for index in blocks.indices where index % 100 == 0 { free(blocks[index]) }
    blocks = []
    // The blocks take 160 MB; anything else that runs at the same time needs less than half of
    // that.
    #expect(before - after > 80_000, "\(before) → \(after) kB")
  }
}
