import HaloGoldenTesting

/// A part of Halo that must keep its promises for any input.
@MainActor
protocol FuzzTarget {
  /// Processes an input; ends the program if a promise is broken.
  func run(_ input: [UInt8])

  /// The words that have a meaning in the input.
  var words: [String] { get }

  /// Returns a changed input, for changes that libFuzzer, which only knows bytes, would hardly
  /// find.
  func mutated(_ input: [UInt8], by random: SeededGenerator) -> [UInt8]
}

extension FuzzTarget {
  var words: [String] { [] }

  /// Changes the input as text.
  func mutated(_ input: [UInt8], by random: SeededGenerator) -> [UInt8] {
    var mutation = TextMutation(random: random, words: words)
    return mutation.changed(input)
  }
}

/// Ends the program, with the input saved, unless a promise holds.
func promise(
  _ holds: Bool, _ what: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError("broken promise: \(what())", file: file, line: line) }
}

/// Promises that a message is one line of limited length in bytes, and begins with its subject.
func promiseOneLine(_ message: String, about subject: String, most: Int = 4096) {
  promise(message.hasPrefix(subject), "a message about \(subject): \(message)")
  promise(!message.contains(where: \.isNewline), "one line: \(message)")
  promise(message.utf8.count <= most, "a line of \(message.utf8.count) bytes")
}

extension [UInt8] {
  /// A number that depends only on the bytes and is the same in every run: FNV-1a.
  var seed: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
