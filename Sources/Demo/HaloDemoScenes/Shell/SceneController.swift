import Foundation
import HaloControllers
import HaloHosting
import HaloSceneGraph

/// The controller of a demo scene.
@MainActor
class SceneController: ViewController, HintWording {
  /// The topics of the hint line, the most important first.
  var hintTopics: [HintTopic] { HintTopic.usual }
  /// Returns the scene's hint text for an effect of a key; nil, the default, for the usual text.
  func words(for effect: KeyEffect, of key: Key) -> String? { nil }
  /// Whether content scrolls beneath the hints.
  ///
  /// On a television the hints are over a darker background, on a desktop on a pane.
  var scrollsBeneathHints: Bool { false }
  /// Whether the hints are on glass of their own size, because the content beneath is not text.
  var hintsStandOnGlass: Bool { false }
  /// Returns the scale of the hints in a window of this size, except on a television.
  func hintScale(in size: CGSize) -> CGFloat { 1 }
  /// The points at the lower edge of the view that are beneath the hints.
  var hintInset: CGFloat { scrollsBeneathHints ? HintBar.height : 0 }
  /// The shell that shows the scene.
  weak var shell: SceneShell?
}
