import Controllers
import Foundation
import Hosting
import SceneGraph

/// The controller of a demo scene.
@MainActor
class SceneController: ViewController, HintWording {
  /// What keys may do here that is worth telling, best first.
  var hintTopics: [HintTopic] { HintTopic.usual }
  /// What the scene calls what a key does; nil: what it is called everywhere.
  func words(for effect: KeyEffect, of key: Key) -> String? { nil }
  /// Whether content passes beneath the hints, which then need a darker ground.
  var scrollsBeneathHints: Bool { false }
  /// The shell that shows the scene.
  weak var shell: SceneShell?
}
