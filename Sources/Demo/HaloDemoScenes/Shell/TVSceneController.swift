import FocusGeometry
import Foundation
import HaloSceneGraph

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
  /// The timer that runs until the canvas comes back.
  private var canvasTimer: Int?
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

  override func loadView() {
    let view = View()
    view.addSubview(canvas)
    self.view = view
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

  // MARK: Behind pages

  /// Less than half a step of any colour; what is at 0 could not have the focus.
  static let hiddenAlpha: CGFloat = 0.001

  /// Fades the canvas out: words are not to be read through a page that comes, nor through what is
  /// beneath one that goes.
  ///
  /// - Parameter duration: in seconds.
  func fadeCanvasOut(withDuration duration: TimeInterval) {
    canvasTimer.map { view.window?.cancelPerform($0) }
    canvasTimer = nil
    View.animate(withDuration: duration, in: view.window) { canvas.alpha = 0 }
  }

  /// Fades the canvas in when what passes over it has gone by.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: seconds out of sight.
  ///   - window: that gives the time; the view need not be in it before `delay` is over.
  func fadeCanvasIn(
    withDuration duration: TimeInterval, delay: TimeInterval, in window: Window?
  ) {
    View.performWithoutAnimation { canvas.alpha = window == nil ? 1 : Self.hiddenAlpha }
    canvasTimer = window?.perform(after: delay, changesKeys: false, isMotion: true) {
      [weak self, weak window] in
      guard let self else { return }
      canvasTimer = nil
      View.animate(withDuration: duration, in: window) { canvas.alpha = 1 }
    }
  }

  // MARK: Layout

  /// A scene lays out what is on the canvas after this, by ``canvasSize``.
  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let scale = Self.scale(in: size)
    canvas.transform = .init(scaleX: scale, y: scale)
    canvas.bounds.size = CGSize(width: size.width / scale, height: size.height / scale)
    canvas.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
