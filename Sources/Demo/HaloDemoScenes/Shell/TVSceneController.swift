import FocusGeometry
import Foundation
import HaloSceneGraph

/// A scene controller with a canvas that fills the window.
///
/// The canvas has 1920 × 1080 points in a window of that shape; in another it is wider or taller
/// (HIG, Layout).
@MainActor
class TVSceneController: SceneController {
  /// The size that scenes are designed for; the canvas is smaller only if text would be too small
  /// to read.
  static let designSize = ScreenCanvas.television.size
  /// The smallest scale from canvas points to window points: text of 23 points is then 11
  /// points high.
  static let smallestScale: CGFloat = 11 / 23

  /// The view that contains everything.
  let canvas = View(frame: CGRect(origin: .zero, size: designSize))
  /// The timer that runs until the canvas fades in; nil for none.
  private var canvasTimer: Int?
  /// The size of the canvas, in canvas points.
  var canvasSize: CGSize { canvas.bounds.size }

  /// The part of the canvas inside the safe area and above the hints.
  var contentArea: CGRect {
    var insets = ScreenCanvas.television.safeArea
    insets.bottom = 80
    return CGRect(origin: .zero, size: canvasSize).inset(by: insets)
  }

  /// The topics without Tab on a television, because a remote has no Tab and arrows reach
  /// everything.
  override var hintTopics: [HintTopic] {
    let isOnTV = view.window?.focusSystem?.model.look == .lift
    return (isOnTV ? [] : [.tab]) + [.arrows, .activation, .commands]
  }

  override func loadView() {
    let view = View()
    view.addSubview(canvas)
    self.view = view
  }

  /// Returns the number of window points per canvas point in a window of this size.
  static func scale(in size: CGSize) -> CGFloat {
    max(smallestScale, ScreenCanvas.television.scale(in: size))
  }

  /// Places a view on the canvas, mirrored in a right-to-left layout.
  func place(_ child: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    child.frame = isMirrored ? rect.mirrored(in: canvasSize.width) : rect
  }

  // MARK: Behind pages

  /// An opacity of less than half a step of any colour; views with an opacity of 0 cannot have the
  /// focus.
  static let hiddenAlpha: CGFloat = 0.001

  /// Fades the canvas out, so that its text does not show through a page that appears or
  /// disappears.
  ///
  /// - Parameter duration: the duration in seconds.
  func fadeCanvasOut(withDuration duration: TimeInterval) {
    canvasTimer.map { view.window?.cancelPerform($0) }
    canvasTimer = nil
    View.animate(withDuration: duration, in: view.window) { canvas.alpha = 0 }
  }

  /// Fades the canvas in after the view that passes over it.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds.
  ///   - delay: the seconds before fading in.
  ///   - window: the window that has the clock; the view need not be in it before `delay` is over.
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

  /// Lays out the canvas; subclasses lay out its content after calling super, using ``canvasSize``.
  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let scale = Self.scale(in: size)
    canvas.transform = .init(scaleX: scale, y: scale)
    canvas.bounds.size = CGSize(width: size.width / scale, height: size.height / scale)
    canvas.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
