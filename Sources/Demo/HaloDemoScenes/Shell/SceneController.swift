import Foundation
import HaloControllers
import HaloHosting
import HaloSceneGraph

/// The controller of a demo scene.
@MainActor
class SceneController: ViewController, HintWording {
  /// What keys may do here that is worth telling, best first.
  var hintTopics: [HintTopic] { HintTopic.usual }
  /// What the scene calls what a key does; nil: what it is called everywhere.
  func words(for effect: KeyEffect, of key: Key) -> String? { nil }
  /// Whether content passes beneath the hints: on a television over a darker ground, on a desk
  /// behind a pane.
  var scrollsBeneathHints: Bool { false }
  /// Whether the hints stand on glass of their own size, as what they lie over is not for reading.
  var hintsStandOnGlass: Bool { false }
  /// How much larger the hints are in a window of this size, off television.
  func hintScale(in size: CGSize) -> CGFloat { 1 }
  /// Points at the lower edge of the view that are beneath the hints.
  var hintInset: CGFloat { scrollsBeneathHints ? HintBar.height : 0 }
  /// The shell that shows the scene.
  weak var shell: SceneShell?
}
