import Foundation

/// The recognisers that follow a press from its beginning to its end: first those of the view that
/// it begins in, then those of its ancestors.
@MainActor
package struct GesturesOfPress {
  private let recognizers: [GestureRecognizer]

  /// Whether no recogniser follows the press.
  package var isEmpty: Bool { recognizers.isEmpty }

  /// Starts the recognisers of a press.
  ///
  /// - Parameters:
  ///   - press: a press with its responder.
  ///   - place: the pointer's position in points of the window; nil for a key.
  package init(of press: Press, at place: CGPoint?) {
    guard let view = press.responder as? View else {
      recognizers = []
      return
    }
    let around = sequence(first: view, next: \.superview)
    recognizers = around.flatMap { $0.attachments?.gestures ?? [] }.filter { $0.accepts(press) }
    guard !recognizers.isEmpty else { return }
    let middle = view.bounds.center.applying(view.transformToRoot)
    for recognizer in recognizers { recognizer.begin(press, at: place ?? middle) }
  }

  /// Ends or cancels the press for all recognisers.
  ///
  /// - Returns: whether a recogniser took the press, so that the view is informed of its
  ///   cancellation.
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
