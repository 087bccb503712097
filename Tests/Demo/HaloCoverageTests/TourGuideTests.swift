import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloCoverage

/// A tour in a window whose clock a player advances.
@MainActor
struct TourGuideTests {
  private func shows(_ text: String, _ player: ScenePlayer) -> Bool {
    player.frame().items.contains { item in
      if case .text(text, _, _) = item.content { true } else { false }
    }
  }

  @Test func `a tour presses keys in the window, and keys pause it, go on and end it`() throws {
    let rows = Array(CoverageTests.rows.prefix(2))
    let scene = try #require(DemoScene.all.first { $0.id == "photos" })
    let window = scene.makeWindow(
      size: CoverageRow.usualSize, appearance: .light, textMeasurer: TestFonts.textEngine())
    let player = ScenePlayer(window: window)
    var hasEnded = false
    TourGuide.begin(rows, in: window) { walk in
      DemoScene.all.first { $0.id == walk.sceneID }?.show(in: window, appearance: .light)
      return nil
    } ended: { _ in
      hasEnded = true
    }
    player.advance(by: 4)
    #expect(shows(rows[0].statement, player) && shows("1", player))
    #expect(player.focusedLabel == "library")
    player.press(Key(.space))
    player.advance(by: 30)
    #expect(player.focusedLabel == "library")
    player.press(Key(.space))
    player.advance(by: 1)
    #expect(player.focusedLabel == "fog-ridges")
    player.press(Key(.rightArrow))
    player.advance(by: 0.1)
    #expect(shows(rows[1].statement, player) && !hasEnded)
    player.press(Key(.escape))
    player.advance(by: 0.1)
    #expect(hasEnded && !shows(rows[1].statement, player))
    // After the tour the keys go to the screen again.
    player.press(Key(.tab))
    #expect(player.focusedLabel == "library")
  }

  @Test func `the film of a tour has a frame for each moment, with the caption`() throws {
    let rows = Array(CoverageTests.rows.prefix(1))
    let film = TourFilm(
      rows, size: CoverageRow.usualSize, textMeasurer: TestFonts.textEngine(),
      readImage: { Image(try Bitmap(png: $0)) })
    let frames = try film.frames(every: 500)
    #expect(frames.count == Int((Tour(rows, at: 0).duration / 0.5).rounded(.up)))
    #expect(frames.first?.focus == nil && frames.last?.focus == "library")
    for frame in frames {
      #expect(
        frame.list.items.contains { item in
          if case .text(rows[0].statement, _, _) = item.content { true } else { false }
        })
    }
  }
}
