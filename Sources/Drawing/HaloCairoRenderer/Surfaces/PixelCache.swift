import Foundation

/// A cache of values made of pixels, by key; the least recently used are dropped when they exceed a
/// limit in bytes.
///
/// A value larger than the whole limit is still returned, and is then kept alone. Values that have
/// been requested only once are on probation and have a lower limit, so that the sizes of an
/// animation, each used for one frame, do not force out what is used again.
@MainActor
final class PixelCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: UInt64
    var isProven = false
  }

  /// The limit in bytes; lowering it drops what exceeds it at once.
  var limit: Int { didSet { shrink(to: limit) } }
  /// The limit in bytes for values that have been requested only once.
  let probation: Int
  /// Called for each dropped value.
  var dropHandler: ((Key, Value) -> Void)?
  private(set) var bytes = 0
  /// The number of values added so far, including dropped ones.
  private(set) var made = 0
  private var bytesOnProbation = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(limit: Int, probation: Int = .max) { (self.limit, self.probation) = (limit, probation) }

  var count: Int { entries.count }

  func holds(_ key: Key) -> Bool { entries[key] != nil }

  /// Marks the value of `key` as used now.
  ///
  /// - Returns: Its bytes; nil if there is no value.
  func touch(_ key: Key) -> Int? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].bytes
  }

  /// Drops the least recently used values until no more than `goal` bytes are left.
  func shrink(to goal: Int) {
    if bytes > goal { drop(\.bytes, downTo: goal) { _ in true } }
  }

  /// Returns the current time on the cache's clock, for ``shrink(toUsedSince:reserve:)``.
  func moment() -> UInt64 {
    clock += 1
    return clock
  }

  /// Drops values that were not used since a ``moment()``, except for `reserve` bytes.
  func shrink(toUsedSince moment: UInt64, reserve: Int) {
    shrink(to: entries.values.reduce(reserve) { $1.lastUse >= moment ? $0 + $1.bytes : $0 })
  }

  /// Returns the value of `key`, and makes it first if there is none; nil if it cannot be made.
  func value(
    for key: Key, make: () throws -> (value: Value, bytes: Int)?
  ) rethrows -> Value? {
    if let kept = kept(key) { return kept }
    return try make().map { keep($0.value, bytes: $0.bytes, for: key) }
  }

  /// Returns the value of `key` and marks it as used now; nil if there is none.
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

  /// Adds a value for a key that has none.
  func keep(_ value: Value, bytes size: Int, for key: Key) -> Value {
    makeRoom(for: size)
    entries[key] = Entry(value: value, bytes: size, lastUse: clock)
    bytes += size
    bytesOnProbation += size
    made += 1
    return value
  }

  /// Frees a quarter of the limit at once, so that a full cache is not searched for every new
  /// value.
  ///
  /// For values on probation it frees three quarters of their limit, because they change all the
  /// time.
  private func makeRoom(for needed: Int) {
    if bytes + needed > limit {
      drop(\.bytes, downTo: max(0, limit / 4 * 3 - needed)) { _ in true }
    }
    if bytesOnProbation > 0, bytesOnProbation > probation - min(needed, probation) {
      drop(\.bytesOnProbation, downTo: max(0, probation / 4 - needed)) { !$0.isProven }
    }
  }

  /// Drops values, the least recently used first, until `total` is at most `goal`.
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
