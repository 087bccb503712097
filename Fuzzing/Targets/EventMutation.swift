import HaloGoldenTesting

/// A mutation of recordings, event by event and word by word.
struct EventMutation {
  var random: SeededGenerator

  private static let words: [UInt32] = [
    0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF_0001,
  ]

  mutating func changed(_ input: [UInt8]) -> [UInt8] {
    var records = EventRecord.all(in: input).map(\.bytes)
    for _ in 0..<number(1...4) { change(&records) }
    return Array(records.joined())
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func change(_ records: inout [[UInt8]]) {
    guard !records.isEmpty else { return records.append(newRecord()) }
    let index = number(0...records.count - 1)
    switch number(0...9) {
    case 0: records.remove(at: index)
    case 1: records.insert(records[index], at: number(0...records.count))
    case 2: records.swapAt(index, number(0...records.count - 1))
    case 3: records.insert(newRecord(), at: index)
    case 4: records[index][0] = UInt8(number(0...127)) | UInt8(number(0...1) * 0x80)
    case 5: records[index][1] = UInt8(number(0...255))
    case 6, 7: set(EventNames.mark | UInt32(number(0...63)), in: &records[index])
    case 8: set(Self.words.randomElement(using: &random) ?? 0, in: &records[index])
    default: records[index][number(2...31)] = UInt8(number(0...255))
    }
  }

  /// Returns random bytes with a type that exists or nearly does.
  private mutating func newRecord() -> [UInt8] {
    [UInt8(number(0...100))] + (1..<EventRecord.size).map { _ in UInt8(number(0...255)) }
  }

  private mutating func set(_ word: UInt32, in record: inout [UInt8]) {
    let start = number(1...7) * 4
    for (offset, byte) in withUnsafeBytes(of: word.littleEndian, Array.init).enumerated() {
      record[start + offset] = byte
    }
  }
}
