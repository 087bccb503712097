import Foundation

/// Things made of pixels, kept by key; the least recently used go when they exceed a byte limit.
///
/// A thing larger than the whole limit is still returned, and is then kept alone. What has been of use
/// once only is on probation, with a limit of its own: so the sizes that an animation goes through once
/// do not fill the memory.
@MainActor
final class PixelCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: UInt64
    var isProven = false
  }

  /// Bytes; what is above it goes at once.
  var limit: Int { didSet { shrink(to: limit) } }
  /// Of what has been asked for once only; bytes.
  let probation: Int
  private(set) var bytes = 0
  private var bytesOnProbation = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(limit: Int, probation: Int = .max) { (self.limit, self.probation) = (limit, probation) }

  var count: Int { entries.count }

  func holds(_ key: Key) -> Bool { entries[key] != nil }

  /// Counts what is kept under `key` as used now.
  ///
  /// - Returns: Its bytes; nil when nothing is kept there.
  func touch(_ key: Key) -> Int? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].bytes
  }

  /// Lets the least recently used go until no more than `goal` bytes are kept.
  func shrink(to goal: Int) {
    if bytes > goal { drop(\.bytes, downTo: goal) { _ in true } }
  }

  /// What is kept under `key`, made first when there is nothing; nil when it cannot be made.
  func value(for key: Key, make: () -> (value: Value, bytes: Int)?) -> Value? {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      if !entries.values[index].isProven {
        entries.values[index].isProven = true
        bytesOnProbation -= entries.values[index].bytes
      }
      return entries.values[index].value
    }
    guard let made = make() else { return nil }
    makeRoom(for: made.bytes)
    entries[key] = Entry(value: made.value, bytes: made.bytes, lastUse: clock)
    bytes += made.bytes
    bytesOnProbation += made.bytes
    return made.value
  }

  /// Down to three quarters at once, so that a full cache does not search at every new thing.
  private func makeRoom(for needed: Int) {
    func goal(_ limit: Int) -> Int { max(0, limit / 4 * 3 - needed) }
    if bytes + needed > limit { drop(\.bytes, downTo: goal(limit)) { _ in true } }
    if bytesOnProbation > 0, bytesOnProbation > probation - min(needed, probation) {
      drop(\.bytesOnProbation, downTo: goal(probation)) { !$0.isProven }
    }
  }

  /// Lets go, the least recently used first, until `total` is at `goal`.
  private func drop(
    _ total: KeyPath<PixelCache, Int>, downTo goal: Int, where mayGo: (Entry) -> Bool
  ) {
    let candidates = entries.filter { mayGo($0.value) }
    for (key, entry) in candidates.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if self[keyPath: total] <= goal { break }
      entries[key] = nil
      bytes -= entry.bytes
      if !entry.isProven { bytesOnProbation -= entry.bytes }
    }
  }
}
