import Foundation

/// What a process has used and holds, as Linux counts it.
struct ProcessUse {
  private let folder: String

  init(_ process: Process) { folder = "/proc/\(process.processIdentifier)" }

  private func text(_ file: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
  }

  /// Milliseconds of all processors, in steps of 10.
  var processorTime: Double {
    // The name, in parentheses, may have spaces.
    let fields = text("stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Memory that is its own, and its share of what others have too; MiB.
  var memory: Double { (number(of: "Pss", in: "smaps_rollup") ?? 0) / 1024 }

  /// The part of ``memory`` that no file holds, so that the kernel cannot drop and read it again; MiB.
  var dirtyMemory: Double { (number(of: "Pss_Dirty", in: "smaps_rollup") ?? 0) / 1024 }

  /// How often it has gone to sleep, which is how often it woke.
  var sleeps: Int { Int(number(of: "voluntary_ctxt_switches", in: "status") ?? 0) }

  private func number(of name: String, in file: String) -> Double? {
    for line in text(file).split(separator: "\n") where line.hasPrefix("\(name):") {
      return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
    }
    return nil
  }
}
