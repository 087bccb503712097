import CHaloWireEvents
import Foundation

/// Records the events of a window during its use, as inputs of ``EventsTarget``.
@MainActor
struct EventRecording {
  private let stage: EventStage

  init() throws { stage = try EventStage(peer: EventPeer()) }

  /// Records for a number of seconds.
  ///
  /// - Throws: an error if the file cannot be written.
  func run(seconds: TimeInterval, into path: String) throws {
    guard let file = tmpfile() else { throw POSIXError(.EIO) }
    defer { fclose(file) }
    halo_record_wire_events(stage.display, file)
    // Events that arrived together lie between two turns.
    var ends: [Int] = []
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      stage.turn(timeout: 0.05)
      if ftell(file) > ends.last ?? 0 { ends.append(ftell(file)) }
    }
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: ends.last ?? 0)
    guard fread(&bytes, 1, bytes.count, file) == bytes.count else { throw POSIXError(.EIO) }
    var records = Data()
    var start = 0
    for end in ends {
      let group = EventRecord.all(in: Array(bytes[start..<end])).filter(stage.isRecorded)
      start = end
      guard !group.isEmpty else { continue }
      for record in group { records.append(contentsOf: stage.named(record)) }
      records.append(contentsOf: [UInt8](repeating: 0, count: EventRecord.size))
    }
    try records.write(to: URL(filePath: path))
  }
}
