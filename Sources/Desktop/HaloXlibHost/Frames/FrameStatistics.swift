import Foundation

/// How long one kind of work took, each time it was done.
package struct DurationSummary: Sendable {
  /// How often the work was done.
  package private(set) var count = 0
  /// Seconds.
  package private(set) var total: TimeInterval = 0
  /// Seconds.
  package private(set) var longest: TimeInterval = 0
  private var recent: [TimeInterval] = []
  private static let window = 1024

  /// Seconds that the last one took; 0 when the work was never done.
  package var last: TimeInterval {
    recent.isEmpty ? 0 : recent[(count - 1) % recent.count]
  }

  /// Seconds; 0 when the work was never done.
  package var mean: TimeInterval { count == 0 ? 0 : total / Double(count) }

  /// The duration that this share (0...1) of the last 1,024 did not exceed; 0 when there are none.
  package func percentile(_ share: Double) -> TimeInterval {
    guard !recent.isEmpty else { return 0 }
    let sorted = recent.sorted()
    let index = Int((Double(sorted.count) * share).rounded(.up)) - 1
    return sorted[min(max(index, 0), sorted.count - 1)]
  }

  mutating func add(_ duration: TimeInterval) {
    if recent.count < Self.window {
      recent.append(duration)
    } else {
      recent[count % Self.window] = duration
    }
    count += 1
    total += duration
    longest = max(longest, duration)
  }
}

/// What a host has done since it was opened.
package struct FrameStatistics: Sendable {
  /// The content's frame, its damage and the drawing; a frame without damage counts too.
  package internal(set) var draw = DurationSummary()
  /// Handing the damaged pixels to the server: the part of it that this process spends.
  package internal(set) var present = DurationSummary()
  /// From then until the server says that it has read the shared pixels; empty without MIT-SHM.
  package internal(set) var completion = DurationSummary()
  /// From reading a key off the connection until the frame that follows it is handed over.
  package internal(set) var keyToPresent = DurationSummary()
  /// How often the host was woken from its sleep.
  package internal(set) var wakeUps = 0
  /// Frames that took longer, from their beginning until they were handed over, than a monitor of
  /// 60 Hz shows one.
  package internal(set) var lateFrames = 0
  /// Device pixels handed over.
  package internal(set) var pixels = 0
  /// Frames that were due before the server had read the one before.
  package internal(set) var framesHeldBack = 0
  /// How often memory that a larger window had needed was given back.
  package internal(set) var timesMemoryGivenBack = 0
}

extension DurationSummary: CustomStringConvertible {
  /// Count, and milliseconds over the last 1,024.
  package var description: String {
    func ms(_ seconds: TimeInterval) -> String { String(format: "%.2f", seconds * 1000) }
    return "\(count) times, median \(ms(percentile(0.5))) ms, 95 % within "
      + "\(ms(percentile(0.95))) ms, longest \(ms(longest)) ms"
  }
}

extension FrameStatistics: CustomStringConvertible {
  /// One line for each figure.
  package var description: String {
    """
    frames drawn        \(draw)
    handed over         \(present)
    key to frame        \(keyToPresent)
    frames over 16.7 ms \(lateFrames)
    frames held back    \(framesHeldBack)
    wake-ups            \(wakeUps)
    pixels handed over  \(pixels)
    """
  }
}
