import Foundation

/// The machine on which the benchmark runs.
public enum Machine {
  public static var description: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(model), \(cores) processors; copies \(copyRate) GB/s with one"
  }

  private static var model: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let name = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
    return name?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
  }

  /// The gigabytes read and written per second while copying a picture of 3840x2160, which limits
  /// any drawing.
  private static var copyRate: String {
    let bytes = 3840 * 2160 * 4
    let from = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let to = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    defer {
      from.deallocate()
      to.deallocate()
    }
    memset(from, 1, bytes)
    memset(to, 2, bytes)
    let times = (0..<20).map { _ in
      ContinuousClock().measure { memcpy(to, from, bytes) } / .seconds(1)
    }
    return String(format: "%.0f", Double(2 * bytes) / (times.min() ?? 1) / 1e9)
  }
}
