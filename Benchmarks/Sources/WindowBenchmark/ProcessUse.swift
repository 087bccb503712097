import Foundation

/// The processor time and memory of a process, as Linux counts them.
struct ProcessUse {
  private let folder: String

  init(_ process: Process) { folder = "/proc/\(process.processIdentifier)" }

  private func text(_ file: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
  }

  /// The milliseconds on all processors, in steps of 10.
  var processorTime: Double {
    // The name, in parentheses, may contain spaces.
    let fields = text("stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The private memory and the process's share of shared memory, in MiB.
  var memory: Double { (number(of: "Pss", in: "smaps_rollup") ?? 0) / 1024 }

  /// The part of ``memory`` without a file, which the kernel cannot drop and read again, in MiB.
  var dirtyMemory: Double { (number(of: "Pss_Dirty", in: "smaps_rollup") ?? 0) / 1024 }

  /// The number of times that it has gone to sleep, which equals that of its wake-ups.
  var sleeps: Int { Int(number(of: "voluntary_ctxt_switches", in: "status") ?? 0) }

  private func number(of name: String, in file: String) -> Double? {
    for line in text(file).split(separator: "\n") where line.hasPrefix("\(name):") {
      return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
    }
    return nil
  }
}
