import FocusGeometry
import Foundation
import SceneGraph

/// A `SceneController` on a canvas that fills the window, of 1920 × 1080 points in a window of that
/// shape; in another the canvas is wider or taller than that (HIG, Layout).
@MainActor
class TVSceneController: SceneController {
  /// What is designed for; the canvas is never smaller, except where text would be too small to
  /// read.
  static let designSize = CGSize(width: 1920, height: 1080)
  /// Of a canvas point in a window's points: text of 23 points is 11 points high then.
  static let smallestScale: CGFloat = 11 / 23

  /// Holds everything.
  let canvas = View(frame: CGRect(origin: .zero, size: designSize))
  /// In its own points.
  var canvasSize: CGSize { canvas.bounds.size }

  /// Of the canvas: inside the safe area, and above the hints.
  var contentArea: CGRect {
    CGRect(origin: .zero, size: canvasSize)
      .inset(by: EdgeInsets(top: 60, left: 80, bottom: 80, right: 80))
  }

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
    max(smallestScale, min(size.width / designSize.width, size.height / designSize.height))
  }

  /// Puts something on the canvas, mirrored where lines are read from the right.
  func place(_ child: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    child.frame = isMirrored ? rect.mirrored(in: canvasSize.width) : rect
  }

  /// A scene lays out what is on the canvas after this, by ``canvasSize``.
  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let scale = Self.scale(in: size)
    canvas.transform = .init(scaleX: scale, y: scale)
    canvas.bounds.size = CGSize(width: size.width / scale, height: size.height / scale)
    canvas.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
