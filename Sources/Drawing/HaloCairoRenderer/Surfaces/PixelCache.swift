import Foundation

/// Things made of pixels, kept by key; the least recently used go when they exceed a byte limit.
///
/// A thing larger than the whole limit is still returned, and is then kept alone. Things that have
/// been asked for only once are on probation and have a lower limit, so that the sizes which an
/// animation goes through, each for one frame, do not push out what is used again.
@MainActor
final class PixelCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: UInt64
    var isProven = false
  }

  /// Bytes; when it is lowered, what is too much goes at once.
  var limit: Int { didSet { shrink(to: limit) } }
  /// Of what has been asked for once only; bytes.
  let probation: Int
  /// Called for whatever goes.
  var dropHandler: ((Key, Value) -> Void)?
  private(set) var bytes = 0
  /// How many things have been kept so far, gone ones too.
  private(set) var made = 0
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

  /// Now, for ``shrink(toUsedSince:reserve:)``.
  func moment() -> UInt64 {
    clock += 1
    return clock
  }

  /// Keeps no more than `reserve` bytes of what was not used since a ``moment()``.
  func shrink(toUsedSince moment: UInt64, reserve: Int) {
    shrink(to: entries.values.reduce(reserve) { $1.lastUse >= moment ? $0 + $1.bytes : $0 })
  }

  /// What is kept under `key`, made first when there is nothing; nil when there is nothing to make.
  func value(
    for key: Key, make: () throws -> (value: Value, bytes: Int)?
  ) rethrows -> Value? {
    if let kept = kept(key) { return kept }
    return try make().map { keep($0.value, bytes: $0.bytes, for: key) }
  }

  /// What is kept under `key`, which is used now; nil when there is nothing.
  func kept(_ key: Key) -> Value? {
    clock += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = clock
    if !entries.values[index].isProven {
      entries.values[index].isProven = true
      bytesOnProbation -= entries.values[index].bytes
    }
    return entries.values[index].value
  }

  /// Keeps what has just been made for a key that nothing is kept under.
  func keep(_ value: Value, bytes size: Int, for key: Key) -> Value {
    makeRoom(for: size)
    entries[key] = Entry(value: value, bytes: size, lastUse: clock)
    bytes += size
    bytesOnProbation += size
    made += 1
    return value
  }

  /// Frees a quarter of the limit at once, so that a full cache does not have to be searched for
  /// every new thing; of the limit for what is on probation three quarters, since that changes all
  /// the time.
  private func makeRoom(for needed: Int) {
    if bytes + needed > limit {
      drop(\.bytes, downTo: max(0, limit / 4 * 3 - needed)) { _ in true }
    }
    if bytesOnProbation > 0, bytesOnProbation > probation - min(needed, probation) {
      drop(\.bytesOnProbation, downTo: max(0, probation / 4 - needed)) { !$0.isProven }
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
      dropHandler?(key, entry.value)
    }
  }
}
