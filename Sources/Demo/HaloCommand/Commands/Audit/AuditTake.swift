import FocusInspector
import Foundation
import HaloSceneGraph

/// What shows a finding: a screen as it was before, and what is done to it one by one.
@MainActor
struct AuditTake {
  let player: ScenePlayer
  /// What keeps the screen.
  private let owner: AnyObject
  private(set) var steps: [Step] = []

  /// A key, or a step of a walk.
  typealias Step = (name: String, perform: @MainActor () throws -> Void)

  /// Nobody looks at a film of more, and a long list would take one of each length.
  static let longest = 24

  /// How many steps at the beginning are done without being filmed: those of a long walk.
  var unfilmedCount: Int { max(0, steps.count - Self.longest) }

  init(_ player: ScenePlayer, owner: AnyObject) { (self.player, self.owner) = (player, owner) }

  mutating func add(_ steps: [Step]) { self.steps += steps }

  mutating func add(_ keys: [NamedKey]) {
    add(keys.map { key in (key.name, { @MainActor [player] in player.press(key.key) }) })
  }
}
