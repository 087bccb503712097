import FocusGeometry
import Foundation
import HaloSceneGraph

/// A text that scrolls past: it waits, runs once, with its beginning following its end, and waits
/// again (Decisions).
extension Label {
  /// The distance in points and the durations of a run; nil if the text fits, or motion is reduced.
  private var marqueeRun: (distance: CGFloat, wait: TimeInterval, duration: TimeInterval)? {
    guard enablesMarqueeWhenAncestorFocused, numberOfLines == 1, let window,
      !window.appearance.prefersReducedMotion
    else { return nil }
    let motion = window.appearance.motion
    let width = textWidth
    guard width > bounds.width + 0.5, motion.marqueeSpeed > 0 else { return nil }
    let distance = width + motion.marqueeGap
    return (distance, motion.marqueeWait, distance / motion.marqueeSpeed)
  }

  /// The width of the whole text in one line, in points.
  private var textWidth: CGFloat { intrinsicContentSize.width }

  /// Returns how far the text has run at `time`, in points.
  private func marqueeOffset(at time: TimeInterval) -> CGFloat {
    guard let start = marqueeStart, let run = marqueeRun else { return 0 }
    let elapsed = time - start - run.wait
    return elapsed > 0 && elapsed < run.duration ? run.distance * elapsed / run.duration : 0
  }

  /// Returns whether the text runs at `time`; a finished run begins a new wait.
  ///
  /// The timer decides when the wait is over, as it is due up to a rounding error before the time
  /// that has elapsed is as long as the wait.
  func continueMarquee(at time: TimeInterval) -> Bool {
    guard let start = marqueeStart, let run = marqueeRun else { return false }
    let elapsed = time - start
    guard elapsed >= run.wait + run.duration else { return marqueeTimer == nil }
    startMarquee()
    return false
  }

  /// Starts to wait for a run; in an idle window there is none.
  func startMarquee() {
    stopWaiting()
    guard let window, let run = marqueeRun else { return }
    marqueeStart = window.currentTime
    runsRight = window.textMeasurer.line(of: shownText, style: textStyle).isRightToLeft
    guard !window.isIdle else { return }
    marqueeTimer = window.perform(after: run.wait, changesKeys: false) { [weak self] in
      guard let self else { return }
      marqueeTimer = nil
      self.window?.registerAnimation(of: self)
      setNeedsDisplay()
    }
  }

  /// Ends the run; a text that has moved returns by the shorter way.
  func stopMarquee() {
    stopWaiting()
    guard let window, let run = marqueeRun, marqueeStart != nil else {
      marqueeStart = nil
      return
    }
    let offset = marqueeOffset(at: window.currentTime)
    marqueeStart = nil
    guard offset > 0 else { return }
    let from = offset > run.distance / 2 ? offset - run.distance : offset
    View.animate(withDuration: window.appearance.motion.timing.unfocusing, in: window) {
      changed(.marquee, from: from, to: CGFloat.zero)
    }
  }

  private func stopWaiting() {
    if let marqueeTimer { window?.cancelPerform(marqueeTimer) }
    marqueeTimer = nil
  }

  /// Draws the running text; returns false if the text is not running.
  func drawMarquee(into builder: inout DisplayListBuilder) -> Bool {
    guard let window, marqueeStart != nil || isAnimating(.marquee), let run = marqueeRun,
      !builder.listsUpcoming
    else { return false }
    var offset =
      marqueeStart == nil
      ? presented(.marquee, CGFloat.zero) : marqueeOffset(at: window.currentTime)
    if offset < 0 { offset += run.distance }
    let bounds = presented(.bounds, bounds)
    let fade = window.appearance.motion.marqueeFade
    // At the beginning nothing is cut off at the left, so there is no fade.
    let left = min(fade, offset, max(0, run.distance - offset))
    var style = textStyle
    style.alignment = .left
    // The text begins at its own side, whatever the direction of the layout.
    let width = textWidth
    builder.fading(bounds, left: runsRight ? fade : left, right: runsRight ? left : fade) {
      for start in [-offset, run.distance - offset] where start < bounds.width {
        let x = runsRight ? bounds.maxX - start - width : bounds.minX + start
        $0.add(
          shownText, style: style,
          in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      }
    }
    return true
  }
}
