import FocusEngine
import Foundation

/// Durations of what is animated with focus, seconds unless said otherwise (Decisions).
package struct MotionStyle: Hashable, Sendable {
  /// How long the looks take to follow the focus, and how much less when it moves fast.
  package var timing = FocusAnimationTiming(
    focusing: 0.22, unfocusing: 0.40, scrolling: 0.60, fastInterval: 0.2, fastFactor: 0.6)
  /// Seconds to push in, and to spring back.
  package var pressDown: TimeInterval = 0.10
  /// Seconds to spring back from a press.
  package var pressUp: TimeInterval = 0.25
  /// Of one notch of a wheel; no source gives it.
  package var scroll: TimeInterval = 0.12
  /// Damping ratio of the release; below 1 it overshoots a little (by 5 % at 0.7).
  package var pressUpDamping: Double = 0.7
  /// Seconds from one static look to the other with reduced motion.
  package var crossFade: TimeInterval = 0.18
  /// Seconds to lean towards a held arrow or a pointer, and to come back when it is let go.
  package var lean: TimeInterval = 0.30
  /// Seconds to come back upright when the arrow or the pointer lets go.
  package var leanBack: TimeInterval = 0.45
  /// Seconds that the light on what got the focus takes to its place; longer than the item itself
  /// (a highlight goes on moving after the geometry has settled).
  package var light: TimeInterval = 0.70
  /// Seconds that an arrow which is only tapped leans for.
  package var shortestLean: TimeInterval = 0.14
  /// How long a caption that runs waits before each run; seconds.
  package var marqueeWait: TimeInterval = 1.2
  /// Points a second.
  package var marqueeSpeed: CGFloat = 60
  /// Points between the end of a running caption and its beginning.
  package var marqueeGap: CGFloat = 40
  /// Points over which a running caption fades at the edges.
  package var marqueeFade: CGFloat = 16
  /// Seconds in which rows that stay make room for others, or close up.
  package var listUpdate: TimeInterval = 0.30
  /// Seconds without input after which what is out of focus dims.
  package var idleDelay: TimeInterval = 4
  /// Seconds that it takes to dim, and to come back.
  package var idleFade: TimeInterval = 0.8
  /// Seconds to come back from the dimming.
  package var idleWake: TimeInterval = 0.2
  /// How much darker: 0.3 leaves 70 %.
  package var idleDimming: CGFloat = 0.30
  /// The same with increased contrast.
  static let highContrastDimming: CGFloat = 0.15
  /// How much further the focused item grows meanwhile.
  package var idleGrowth: CGFloat = 0.03
}
