import FocusInspector
import Foundation
import HaloSceneGraph

/// The material for a film: a screen in its initial state, and the steps to perform on it.
@MainActor
struct StepTake {
  let player: ScenePlayer
  /// The objects that keep the screen alive.
  private let owner: Any
  private(set) var steps: [Step] = []

  /// A key, or a step of a walk.
  typealias Step = (name: String, perform: @MainActor () throws -> Void)

  /// The largest number of filmed steps: longer films are not watched, and a long list would get
  /// one of each length.
  static let longest = 24

  /// The number of steps at the beginning that are performed without being filmed, in a long walk.
  var unfilmedCount: Int { max(0, steps.count - Self.longest) }

  init(_ player: ScenePlayer, owner: Any) { (self.player, self.owner) = (player, owner) }

  mutating func add(_ steps: [Step]) { self.steps += steps }

  mutating func add(_ keys: [NamedKey]) {
    add(keys.map { key in (key.name, { @MainActor [player] in player.press(key.key) }) })
  }
}
