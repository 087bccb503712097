import FocusEngine
import Foundation

/// The durations of animations that go with focus, in seconds unless stated otherwise (Decisions).
package struct MotionStyle: Hashable, Sendable {
  /// The durations of the focus animations, and their shortening when the focus moves fast.
  package var timing = FocusAnimationTiming(
    focusing: 0.22, unfocusing: 0.40, scrolling: 0.60, fastInterval: 0.2, fastFactor: 0.6)
  /// The damping ratio of the spring with which the item that gets the focus arrives: 1 never
  /// passes its target; less, down to 0.1, overshoots and comes back (Decisions).
  package private(set) var focusingDamping: Double = 1
  /// The duration of pushing in, in seconds.
  package var pressDown: TimeInterval = 0.10
  /// The duration of springing back from a press, in seconds.
  package var pressUp: TimeInterval = 0.25
  /// The duration of one wheel notch, in seconds (no source gives it).
  package var scroll: TimeInterval = 0.12
  /// The damping ratio of the release; below 1 it overshoots slightly (by 5 % at 0.7).
  package var pressUpDamping: Double = 0.7
  /// The duration of the cross-fade between static states with reduced motion, in seconds.
  package var crossFade: TimeInterval = 0.18
  /// The duration of leaning towards a held arrow or a pointer, in seconds.
  package var lean: TimeInterval = 0.30
  /// The duration of returning upright when the arrow or the pointer lets go, in seconds.
  package var leanBack: TimeInterval = 0.45
  /// The seconds in which the light moves to the newly focused item; longer than the item's own
  /// animation, as a highlight moves on after the geometry has settled.
  package var light: TimeInterval = 0.70
  /// The seconds by which the light of a picture on what is around it comes and goes later than the
  /// picture rises and sinks, measured when each is half complete.
  package var lightLag: TimeInterval = 0.06
  /// The duration in which a control that gets the focus takes its colours, in seconds: sooner than
  /// it rises, as focus is seen by colour first.
  package var lighting: TimeInterval = 0.08
  /// The shortest duration of leaning, for an arrow that is only tapped, in seconds.
  package var shortestLean: TimeInterval = 0.14
  /// The delay before each run of a scrolling caption, in seconds.
  package var marqueeWait: TimeInterval = 1.2
  /// The speed of a scrolling caption, in points a second.
  package var marqueeSpeed: CGFloat = 60
  /// The gap between the end of a scrolling caption and its beginning, in points.
  package var marqueeGap: CGFloat = 40
  /// The width over which a scrolling caption fades at its edges, in points.
  package var marqueeFade: CGFloat = 16
  /// The duration in which remaining rows make space for others, or close up, in seconds.
  package var listUpdate: TimeInterval = 0.30
  /// The seconds without input after which unfocused content dims.
  package var idleDelay: TimeInterval = 4
  /// The duration of dimming, in seconds.
  package var idleFade: TimeInterval = 0.8
  /// The duration of returning from dimming, in seconds.
  package var idleWake: TimeInterval = 0.2
  /// The amount of dimming (0–1): 0.3 leaves 70 % of the brightness.
  package var idleDimming: CGFloat = 0.30
  /// The amount of dimming with increased contrast.
  static let highContrastDimming: CGFloat = 0.15
  /// The additional growth of the focused item while the rest is dimmed.
  package var idleGrowth: CGFloat = 0.03
}

extension MotionStyle {
  /// The response of the spring with which the item that gets the focus arrives: the period in
  /// seconds that it would have without damping.
  package var focusResponse: TimeInterval {
    get {
      SpringSettling.response(ofDuration: timing.focusing, dampingRatio: focusingDamping)
    }
    set {
      timing.focusing = SpringSettling.duration(
        ofResponse: newValue, dampingRatio: focusingDamping)
    }
  }

  /// The damping ratio of that spring; setting it keeps the response.
  package var focusDamping: Double {
    get { focusingDamping }
    set {
      let response = focusResponse
      focusingDamping = newValue
      focusResponse = response
    }
  }
}
