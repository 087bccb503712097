import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph

@testable import FocusEngine

/// Somebody at a screen who presses keys and looks.
@MainActor
struct ScreenVisit {
  /// One for all inputs: what it keeps between pictures must not be seen in them.
  static let renderer = Renderer(text: TestFonts.textEngine())

  let player: ScenePlayer
  /// Since the first picture, newest last.
  private var pressed: [Key] = []
  private let first: DisplayList
  private let surface: PixelSurface

  /// Promises that the screen is drawn the same twice.
  init(_ window: Window) throws {
    player = ScenePlayer(window: window)
    player.rest()
    first = player.frame()
    surface = try Self.renderer.picture(of: first)
    promiseSame(try Self.renderer.picture(of: first), surface, "drawn again")
    promiseFocus()
  }

  /// Presses one key after the other; each leaves focus where it may be.
  mutating func press(_ keys: some Sequence<Key>) {
    for key in keys {
      pressed.append(key)
      player.press(key)
      promiseFocus()
      player.advance(by: 0.05)
      promiseFocus()
    }
  }

  /// Promises that what is drawn over the first picture is what a new one would be.
  func leave() throws {
    player.rest()
    promiseFocus()
    let last = player.frame()
    try Self.renderer.draw(
      last, on: surface, scale: 1, region: last.damage(since: first, scale: 1))
    promiseSame(surface, try Self.renderer.picture(of: last), "drawn over")
  }

  func promiseSame(_ picture: PixelSurface, _ other: PixelSurface, _ what: String) {
    let difference = PictureDifference(picture, other)
    promise(difference.isNone, "\(what): \(difference)")
  }

  /// Focus is nowhere, or on something fit for it.
  private func promiseFocus() {
    guard let system = player.window.focusSystem, let item = system.focusedItem else { return }
    promise(
      system.hierarchy?.isEligible(item) == true,
      "\(item.focusDebugLabel) is not fit after \(pressed)")
    promise(system.deferredItem == nil, "focus is shown and deferred")
  }

  /// Keys that differ from input to input.
  static func keys(seed: UInt64, count: Int) -> [Key] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in common.randomElement(using: &random) }
  }

  private static let common =
    (try? Key.sequence(
      """
      Tab Tab shift+Tab Up Down Left Right Up Down Left Right Return space Escape Home End Page_Up \
      Page_Down ctrl+Tab ctrl+shift+Tab ctrl+F1 a x shift+Right ctrl+a ctrl+c ctrl+v ctrl+z \
      BackSpace Delete UpLeft DownRight alt+Right
      """)) ?? []
}
