import Foundation
import SceneGraph

/// A `SceneController` on a canvas of 1920 × 1080 points that is scaled to the window; the
/// background goes on to the edges (HIG, Layout).
@MainActor
class TVSceneController: SceneController {
  static let canvasSize = CGSize(width: 1920, height: 1080)

  /// Holds everything; 1920 × 1080 in its own points.
  let canvas = View(frame: CGRect(origin: .zero, size: canvasSize))

  /// A remote has no Tab, and arrows reach everything; under other models it may be otherwise.
  override var hintTopics: [HintTopic] {
    let isOnTV = view.window?.focusSystem?.model.look == .lift
    return (isOnTV ? [] : [.tab]) + [.arrows, .activation, .commands]
  }

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
