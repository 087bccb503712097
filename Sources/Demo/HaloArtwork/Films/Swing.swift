import Foundation

/// A sine of time, -1...1; `period` in seconds, `turn` the phase in turns.
package func swing(_ time: TimeInterval, every period: TimeInterval, from turn: Double = 0)
  -> CGFloat
{
  CGFloat(sin((time / period + turn) * 2 * .pi))
}
