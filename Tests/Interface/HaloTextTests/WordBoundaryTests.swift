import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloDisplayList
@testable import HaloText

/// Positions where words begin and end.
struct WordBoundaryTests {
  /// The text with `|` at every position that moves by word reach.
  private func marked(_ string: String, _ direction: TextStorageDirection) -> String {
    var position = direction == .forward ? 0 : string.utf8.count
    var places: [Int] = []
    repeat {
      position = string.wordBoundary(from: position, direction)
      places.append(position)
    } while position > 0 && position < string.utf8.count
    var result = string
    for place in places.sorted(by: >) { result.insert("|", at: result.index(at: place)) }
    return result
  }

  @Test(arguments: [
    ("one two", "one| two|", "|one |two"),
    ("  one, two!  ", "  one|, two|!  |", "|  |one, |two!  "),
    ("don’t it's 3.14 a.b x_1", "don’t| it's| 3.14| a.b| x_1|", "|don’t |it's |3.14 |a.b |x_1"),
    ("end. Next", "end|. Next|", "|end. |Next"),
    ("שלום עולם", "שלום| עולם|", "|שלום |עולם"),
    ("東京タワーです", "東|京|タワー|で|す|", "|東|京|タワー|で|す"),
    ("hi👍🏽👨‍👩‍👧!", "hi|👍🏽|👨‍👩‍👧|!|", "|hi|👍🏽|👨‍👩‍👧!"),
    ("café au lait", "café| au| lait|", "|café |au |lait"),
    ("ab字cd", "ab|字|cd|", "|ab|字|cd"),
    ("© 2025 – €5", "© 2025| – €5|", "|© |2025 – €|5"),
    ("...", "...|", "|..."),
  ])
  func `a move by word goes forward to the end of a word and back to its beginning`(
    string: String, forward: String, backward: String
  ) {
    #expect(marked(string, .forward) == forward)
    #expect(marked(string, .backward) == backward)
  }

  @Test func `a move by word from inside a word stops at that word's boundary`() {
    #expect("one two".wordBoundary(from: 1, .forward) == 3)
    #expect("one two".wordBoundary(from: 6, .backward) == 4)
  }

  @Test(arguments: [TextStorageDirection.forward, .backward])
  func `a move by word stays in place at either end of a text`(direction: TextStorageDirection) {
    #expect("".wordBoundary(from: 0, direction) == 0)
    #expect(
      "a ".wordBoundary(from: direction == .forward ? 2 : 0, direction)
        == (direction == .forward ? 2 : 0))
  }
}
