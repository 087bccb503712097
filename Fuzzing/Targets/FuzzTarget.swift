import HaloGoldenTesting

/// A part of Halo that is handed anything, and keeps its promises whatever it is.
@MainActor
protocol FuzzTarget {
  /// Ends the program where a promise is broken.
  func run(_ input: [UInt8])

  /// Words that mean something to it.
  var words: [String] { get }

  /// Another input, changed in a way that libFuzzer, which knows bytes alone, would not hit upon.
  func mutated(_ input: [UInt8], by random: SeededGenerator) -> [UInt8]
}

extension FuzzTarget {
  var words: [String] { [] }

  /// Text, unless a target says otherwise.
  func mutated(_ input: [UInt8], by random: SeededGenerator) -> [UInt8] {
    var mutation = TextMutation(random: random, words: words)
    return mutation.changed(input)
  }
}

/// Ends the program, with the input saved, unless what was promised holds.
func promise(
  _ holds: Bool, _ what: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError("broken promise: \(what())", file: file, line: line) }
}

/// A message that is one line of at most so many bytes, and begins with what it is about.
func promiseOneLine(_ message: String, about subject: String, most: Int = 4096) {
  promise(message.hasPrefix(subject), "a message about \(subject): \(message)")
  promise(!message.contains(where: \.isNewline), "one line: \(message)")
  promise(message.utf8.count <= most, "a line of \(message.utf8.count) bytes")
}

extension [UInt8] {
  /// The same for the same bytes, in every run: FNV-1a.
  var seed: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
