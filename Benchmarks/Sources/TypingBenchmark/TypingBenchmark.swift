import Foundation
import Machine

/// Measures a key in a text field by the length of its text, with editing, layout and drawing:
/// `Scripts/benchmark typing [LETTERS …]`.
@main
struct TypingBenchmark {
  @MainActor
  static func main() throws {
    let lengths = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    print(Machine.description)
    print("milliseconds: median / longest of \(TypedField.keys) keys; once for what is done once")
    for text in SampleText.all {
      for letters in lengths.isEmpty ? [100, 10_000, 1_000_000] : lengths {
        let field = try TypedField(text, letters: letters)
        print("\n\(text.name), \(letters) letters")
        for row in try field.rows() { print("  " + row) }
      }
    }
  }
}

/// A sample for the content of a field.
struct SampleText {
  var name: String
  var unit: String
  var isSecret = false

  func text(letters: Int) -> String {
    String(repeating: unit, count: max(1, letters / unit.count))
  }

  static let all = [
    SampleText(name: "words", unit: "some words "),
    SampleText(name: "one word of wide letters", unit: "W"),
    SampleText(name: "Hebrew words", unit: "שלום לכולם "),
    SampleText(name: "a secret", unit: "pass word ", isSecret: true),
  ]
}
