import Controllers
import Foundation
import SceneGraph

/// What a key does in a scene, for the bar at the bottom.
package struct Hint: Hashable, Sendable {
  /// Names on the caps, in order.
  package var keys: [String]
  /// What the keys do, in a word or a few.
  package var text: String

  /// A hint for keys that do the same, by the names on their caps.
  package init(_ keys: String..., text: String) {
    self.keys = keys
    self.text = text
  }
}

/// The controller of a demo scene.
@MainActor
class SceneController: ViewController {
  /// At most four, those that act now.
  var hints: [Hint] { [] }
  /// Whether content passes beneath the hints, which then need a darker ground.
  var scrollsBeneathHints: Bool { false }
  /// The shell that shows the scene.
  weak var shell: SceneShell?
}

/// A `SceneController` on a canvas of 1920 × 1080 points that is scaled to the window; the
/// background goes on to the edges (HIG, Layout).
@MainActor
class TVSceneController: SceneController {
  static let canvasSize = CGSize(width: 1920, height: 1080)

  /// Holds everything; 1920 × 1080 in its own points.
  let canvas = View(frame: CGRect(origin: .zero, size: canvasSize))

  override func loadView() -> View {
    let view = View()
    view.addSubview(canvas)
    return view
  }

  /// How many points of the window a point of the canvas takes in a window of this size.
  static func scale(in size: CGSize) -> CGFloat {
    min(size.width / canvasSize.width, size.height / canvasSize.height)
  }

  /// Puts something on the canvas, mirrored where lines are read from the right.
  func place(_ child: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    child.frame = isMirrored ? rect.mirrored(in: Self.canvasSize.width) : rect
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let scale = Self.scale(in: size)
    canvas.transform = .init(scaleX: scale, y: scale)
    canvas.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
