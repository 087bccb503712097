import Foundation

/// The memory of a run of presses along one axis: where it began, across that axis.
///
/// A text caret remembers its column as it moves through short lines; so does this, for
/// rectangles. With it a press and the press back return to where they began
/// (Decisions). Reset it whenever focus moves by other means.
package struct AnchorBand: Hashable, Sendable {
  private struct Run: Hashable {
    var isHorizontal: Bool
    /// Across the axis, in window points.
    var start: CGFloat
    var length: CGFloat
  }

  private var run: Run?

  package init() {}

  /// Where a search from an item with this frame starts: its own edges along the heading and,
  /// when the heading goes on along the run's axis, the run's interval across it.
  package func origin(for frame: CGRect, heading: FocusHeading) -> CGRect {
    guard let run, goesOn(heading: heading) else { return frame }
    return run.isHorizontal
      ? CGRect(x: frame.minX, y: run.start, width: frame.width, height: run.length)
      : CGRect(x: run.start, y: frame.minY, width: run.length, height: frame.height)
  }

  /// Whether the heading goes on along the run's axis.
  package func goesOn(heading: FocusHeading) -> Bool {
    run.map { heading.isStraight && $0.isHorizontal == heading.isHorizontal } ?? false
  }

  /// Notes a press while the item with this frame has the focus.
  ///
  /// It goes on with the run along its axis, or begins one. Anything but a straight heading ends
  /// the run.
  package mutating func press(heading: FocusHeading, from frame: CGRect) {
    guard heading.isStraight else { return reset() }
    if let run, run.isHorizontal == heading.isHorizontal { return }
    run =
      heading.isHorizontal
      ? Run(isHorizontal: true, start: frame.minY, length: frame.height)
      : Run(isHorizontal: false, start: frame.minX, length: frame.width)
  }

  /// Moves the run with what was scrolled, by so many window points.
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
