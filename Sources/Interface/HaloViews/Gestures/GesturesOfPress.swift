import Foundation

/// Who looks at a press from its beginning to its end: those of the view that it begins in, then
/// those of the views around.
@MainActor
package struct GesturesOfPress {
  private let recognizers: [GestureRecognizer]

  /// Whether nobody looks.
  package var isEmpty: Bool { recognizers.isEmpty }

  /// - Parameters:
  ///   - press: that has its responder.
  ///   - place: of a pointer, in points of the window; nil for a key.
  package init(of press: Press, at place: CGPoint?) {
    guard let view = press.responder as? View else {
      recognizers = []
      return
    }
    let around = sequence(first: view, next: \.superview)
    recognizers = around.flatMap { $0.gestures ?? [] }.filter { $0.accepts(press) }
    guard !recognizers.isEmpty else { return }
    let middle = view.bounds.center.applying(view.transformToRoot)
    for recognizer in recognizers { recognizer.begin(press, at: place ?? middle) }
  }

  /// - Returns: whether the view is to hear that the press was cancelled.
  package func end(_ press: Press, _ phase: Press.Phase) -> Bool {
    var isTaken = false
    for recognizer in recognizers {
      guard phase == .ended else {
        recognizer.pressCancelled(press)
        continue
      }
      recognizer.pressEnded(press)
      if recognizer.state == .ended, recognizer.cancelsTouchesInView { isTaken = true }
    }
    return isTaken
  }
}
