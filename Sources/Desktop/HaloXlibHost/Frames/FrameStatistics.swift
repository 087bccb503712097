import Foundation

/// The durations of one kind of work.
package struct DurationSummary: Sendable {
  /// The number of times that the work was done.
  package private(set) var count = 0
  /// The sum of all durations in seconds.
  package private(set) var total: TimeInterval = 0
  /// The longest duration in seconds.
  package private(set) var longest: TimeInterval = 0
  private var recent: [TimeInterval] = []
  private static let window = 1024

  /// The last duration in seconds; 0 if the work was never done.
  package var last: TimeInterval {
    recent.isEmpty ? 0 : recent[(count - 1) % recent.count]
  }

  /// The mean duration in seconds; 0 if the work was never done.
  package var mean: TimeInterval { count == 0 ? 0 : total / Double(count) }

  /// Returns the duration in seconds that a share (0–1) of the last 1,024 durations did not exceed;
  /// 0 if the work was never done.
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

/// The work of a host since it was opened.
package struct FrameStatistics: Sendable {
  /// The durations from the start of a frame until it is drawn: the content's layout and display
  /// list, the damage, and the drawing; frames without damage count too.
  package internal(set) var draw = DurationSummary()
  /// The durations of sending the damaged pixels to the server, in this process.
  package internal(set) var present = DurationSummary()
  /// The durations from sending pixels until the server reports that it has read them from shared
  /// memory; empty without MIT-SHM.
  package internal(set) var completion = DurationSummary()
  /// The durations from reading a key event until the next frame is sent.
  package internal(set) var keyToPresent = DurationSummary()
  /// The number of times that the host was woken from its sleep.
  package internal(set) var wakeUps = 0
  /// The number of frames that took longer, from their start until they were sent, than 1/60 of a
  /// second.
  package internal(set) var lateFrames = 0
  /// The number of device pixels sent.
  package internal(set) var pixels = 0
  /// The number of times that a frame was due while the server was still reading the one before.
  package internal(set) var framesHeldBack = 0
  /// The number of times that freed memory was returned to the system.
  package internal(set) var timesMemoryGivenBack = 0
}

extension DurationSummary: CustomStringConvertible {
  /// The count; the median and the 95th percentile of the last 1,024 durations, and the longest of
  /// all, in milliseconds.
  package var description: String {
    func ms(_ seconds: TimeInterval) -> String { String(format: "%.2f", seconds * 1000) }
    return "\(count) times, median \(ms(percentile(0.5))) ms, 95 % within "
      + "\(ms(percentile(0.95))) ms, longest \(ms(longest)) ms"
  }
}

extension FrameStatistics: CustomStringConvertible {
  /// The figures, one on each line.
  package var description: String {
    """
    frames drawn        \(draw)
    sent to the server  \(present)
    key to frame        \(keyToPresent)
    frames over 16.7 ms \(lateFrames)
    frames held back    \(framesHeldBack)
    wake-ups            \(wakeUps)
    pixels sent         \(pixels)
    """
  }
}
