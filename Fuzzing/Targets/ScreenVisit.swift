import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph

@testable import FocusEngine

/// A simulated user who presses keys on a screen, which is checked after each.
@MainActor
struct ScreenVisit {
  /// The renderer of all inputs: what it caches between pictures must not be visible in them.
  static let renderer = Renderer(text: TestFonts.textEngine())

  let player: ScenePlayer
  /// The keys since the first picture, newest last.
  private var pressed: [Key] = []
  private let first: DisplayList
  private let surface: PixelSurface

  /// Promises that drawing the screen twice gives the same picture.
  init(_ window: Window) throws {
    player = ScenePlayer(window: window)
    player.rest()
    first = player.frame()
    surface = try Self.renderer.picture(of: first)
    promiseSame(try Self.renderer.picture(of: first), surface, "drawn again")
    promiseFocus()
  }

  /// Presses keys in succession; each must leave the focus where it is allowed.
  mutating func press(_ keys: some Sequence<Key>) {
    for key in keys {
      pressed.append(key)
      player.press(key)
      promiseFocus()
      player.advance(by: 0.05)
      promiseFocus()
    }
  }

  /// Promises that drawing the changes over the first picture gives the same as a new picture.
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

  /// Promises that the focus is nowhere, or on an eligible item.
  private func promiseFocus() {
    guard let system = player.window.focusSystem, let item = system.focusedItem else { return }
    promise(
      system.hierarchy?.isEligible(item) == true,
      "\(item.focusDebugLabel) is not fit after \(pressed)")
    promise(system.deferredItem == nil, "focus is shown and deferred")
  }

  /// Returns keys that differ from input to input.
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
