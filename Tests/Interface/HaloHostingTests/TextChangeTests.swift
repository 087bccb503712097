import HaloHosting
import Testing

struct TextChangeTests {
  @Test(arguments: [
    ("abc", "abxc", 2..<2, 2..<3), ("aaa", "aa", 2..<3, 2..<2), ("", "ab", 0..<0, 0..<2),
    ("same", "same", 4..<4, 4..<4), ("one", "two", 0..<3, 0..<3),
  ])
  func `a text change covers the smallest range in which two texts differ`(
    old: String, new: String, removed: Range<Int>, added: Range<Int>
  ) {
    let change = TextChange(from: Array(old), to: Array(new))
    #expect(change.removed == removed)
    #expect(change.added == added)
  }
}
