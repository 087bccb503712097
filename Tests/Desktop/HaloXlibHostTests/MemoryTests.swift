import Foundation
import HaloGoldenTesting
import HaloXServerTestSupport
import Synchronization
import Testing

@testable import HaloCairoRenderer
@testable import HaloXlibHost

/// A host whose renderer can run out of memory.
@MainActor
@Suite(.serialized)
struct MemoryTests {
  private final class Grants: Sendable {
    let are = Atomic<Bool>(true)
  }

  private func run(_ body: (Stage, Grants) throws -> Void) throws {
    let grants = Grants()
    let renderer = Renderer(
      text: TestFonts.textEngine(), memory: PixelMemory { _ in grants.are.load(ordering: .relaxed) }
    )
    try XServer.run { server in
      let content = TestContent()
      var options = HostOptions()
      options.displayName = server.displayName
      options.size = CGSize(width: 700, height: 500)
      let stage = Stage(
        server: server, observer: try Observer(server), content: content,
        host: try WindowHost(content: content, renderer: renderer, options: options))
      try body(stage, grants)
    }
  }

  private let why = EndReason.cannotDraw("cannot make a picture: out of memory")

  @Test func `a frame whose allocation fails ends the run with a reason`() throws {
    try run { stage, grants in
      #expect(stage.shows(0))
      grants.are.store(false, ordering: .relaxed)
      stage.content.index = 1
      #expect(stage.drive { stage.host.endReason != nil })
      #expect(stage.host.runToEnd() == why)
      // The former content is still there, complete.
      #expect(stage.shows(0))
    }
  }

  @Test func `a first frame whose allocation fails ends the run with a reason`() throws {
    try run { stage, grants in
      grants.are.store(false, ordering: .relaxed)
      #expect(stage.host.runToEnd() == why)
    }
  }
}
