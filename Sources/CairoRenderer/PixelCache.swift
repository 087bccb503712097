import Foundation

/// Things made of pixels, kept by key; the least recently used go when they exceed a byte limit.
///
/// A thing larger than the whole limit is still returned, and is then kept alone.
@MainActor
final class PixelCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: UInt64
  }

  let limit: Int
  private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(limit: Int) { self.limit = limit }

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
    guard bytes > goal else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= goal { break }
      entries[key] = nil
      bytes -= entry.bytes
    }
  }

  /// What is kept under `key`, made first when there is nothing; nil when it cannot be made.
  func value(for key: Key, make: () -> (value: Value, bytes: Int)?) -> Value? {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].value
    }
    guard let made = make() else { return nil }
    makeRoom(for: made.bytes)
    entries[key] = Entry(value: made.value, bytes: made.bytes, lastUse: clock)
    bytes += made.bytes
    return made.value
  }

  private func makeRoom(for needed: Int) {
    guard bytes + needed > limit else { return }
    // Down to three quarters at once, so that a full cache does not search at every new thing.
    let goal = max(0, limit * 3 / 4 - needed)
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= goal { break }
      entries[key] = nil
      bytes -= entry.bytes
    }
  }
}
