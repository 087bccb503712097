import Foundation

/// Returns a sine of time, -1...1; `period` is in seconds and `turn` is the phase in turns.
package func swing(_ time: TimeInterval, every period: TimeInterval, from turn: Double = 0)
  -> CGFloat
{
  CGFloat(sin((time / period + turn) * 2 * .pi))
}
