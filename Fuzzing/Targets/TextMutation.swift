import HaloGoldenTesting

/// A mutation of text by its lines, words and numbers.
struct TextMutation {
  var random: SeededGenerator
  /// The words that may replace others.
  let words: [String]

  private static let numbers = [
    "0", "-1", "1", "0.5", "1e308", "-1e308", "1e-320", "1e999", "-0", "NaN", "16384", "16385",
    "2147483647", "2147483648", "-2147483649", "4294967296", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "00", "0x10", "1_000", "1000000",
  ]

  /// Returns the text with one to four changes; bytes that are not valid UTF-8 become replacement
  /// characters.
  mutating func changed(_ input: [UInt8]) -> [UInt8] {
    var text = String(decoding: input, as: UTF8.self)
    for _ in 0..<number(1...4) { change(&text) }
    return Array(text.utf8)
  }

  private mutating func change(_ text: inout String) {
    switch number(0...3) {
    case 0: changeLines(of: &text)
    case 1: nest(&text)
    default: changeWords(of: &text)
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Returns a random range of at most eight.
  private mutating func run(in count: Int) -> Range<Int> {
    let start = number(0...count - 1)
    return start..<min(count, start + number(1...8))
  }

  private mutating func changeLines(of text: inout String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let run = run(in: lines.count)
    let block = lines[run]
    switch number(0...4) {
    case 0: lines.removeSubrange(run)
    case 1: lines.insert(contentsOf: block, at: number(0...lines.count))
    case 2:
      lines.removeSubrange(run)
      lines.insert(contentsOf: block, at: number(0...lines.count))
    case 3: lines.replaceSubrange(run, with: block.map { "  " + $0 })
    default:
      lines.replaceSubrange(run, with: block.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 })
    }
    text = lines.joined(separator: "\n")
  }

  private mutating func changeWords(of text: inout String) {
    let found = text.split { !($0.isLetter || $0.isNumber || "-._".contains($0)) }
    guard let word = found.randomElement(using: &random),
      let other = found.randomElement(using: &random)
    else { return }
    let isNumber = word.first?.isNumber == true || word.first == "-"
    let new: String
    switch number(0...7) {
    case 0..<4 where isNumber: new = Self.numbers.randomElement(using: &random) ?? ""
    case 0: new = ""
    case 1: new = String(repeating: String(word), count: number(2...40))
    case 2: new = word + " " + other
    case 3...5: new = words.randomElement(using: &random) ?? String(other)
    default: new = String(other)
    }
    text.replaceSubrange(word.startIndex..<word.endIndex, with: new)
  }

  /// Encloses a random part of the text in up to 512 levels of brackets.
  private mutating func nest(_ text: inout String) {
    let pairs = [("[", "]"), ("{a: ", "}"), ("{kind: view, frame: [0, 0, 9, 9], views: [", "]}")]
    guard let (open, close) = pairs.randomElement(using: &random) else { return }
    let depth = [1, 2, 8, 64, 512][number(0...4)]
    let indices = Array(text.indices) + [text.endIndex]
    let places = [number(0...indices.count - 1), number(0...indices.count - 1)].sorted()
    text.insert(contentsOf: String(repeating: close, count: depth), at: indices[places[1]])
    text.insert(contentsOf: String(repeating: open, count: depth), at: indices[places[0]])
  }
}
