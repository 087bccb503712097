import Foundation

/// The strip in which a run of arrow presses along one axis began: an interval across that axis.
///
/// A text caret remembers its column as it moves through short lines; the band does the same for
/// rectangles, so that a press and the opposite press return to the start (Decisions). Reset it
/// whenever focus moves by other means. All rectangles are in one coordinate space, in points.
package struct AnchorBand: Hashable, Sendable {
  private struct Run: Hashable {
    var isHorizontal: Bool
    /// The start of the interval across the axis.
    var start: CGFloat
    var length: CGFloat
  }

  private var run: Run?

  package init() {}

  /// Returns the rectangle from which a search starts: the item's own edges along the heading and,
  /// if the heading continues along the run's axis, the run's interval across it.
  package func origin(for frame: CGRect, heading: FocusHeading) -> CGRect {
    guard let run, goesOn(heading: heading) else { return frame }
    return run.isHorizontal
      ? CGRect(x: frame.minX, y: run.start, width: frame.width, height: run.length)
      : CGRect(x: run.start, y: frame.minY, width: run.length, height: frame.height)
  }

  /// Whether the heading continues along the run's axis.
  package func goesOn(heading: FocusHeading) -> Bool {
    run.map { heading.isStraight && $0.isHorizontal == heading.isHorizontal } ?? false
  }

  /// Records a press while the item with this frame has the focus.
  ///
  /// The press continues the run along its axis, or begins one. A heading that is not straight ends
  /// the run.
  package mutating func press(heading: FocusHeading, from frame: CGRect) {
    guard heading.isStraight else { return reset() }
    if let run, run.isHorizontal == heading.isHorizontal { return }
    run =
      heading.isHorizontal
      ? Run(isHorizontal: true, start: frame.minY, length: frame.height)
      : Run(isHorizontal: false, start: frame.minX, length: frame.width)
  }

  /// Moves the run with scrolled content.
  package mutating func move(by distance: CGVector) {
    guard let run else { return }
    self.run?.start += run.isHorizontal ? distance.dy : distance.dx
  }

  /// Ends the run.
  package mutating func reset() { run = nil }
}

extension FocusHeading {
  fileprivate var isStraight: Bool { isDirectional && !isDiagonal }
}
