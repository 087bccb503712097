import Testing

@testable import HaloSourceText

/// The word that an error suggests in place of a wrong one.
struct SuggestionTests {
  @Test(arguments: [
    ("wlak", ["walk", "tree", "shot"], "walk"),
    ("buton", ["view", "button", "label"], "button"),
    ("titel", ["id", "kind", "title"], "title"),
    ("expct", ["key", "expect", "wait"], "expect"),
    ("Photos", ["photos", "grid"], "photos"),
    ("photoss", ["grid", "photos"], "photos"),
    ("textField", ["text-field", "label"], "text-field"),
    ("selectionFollowFocus", ["selected", "selectionFollowsFocus"], "selectionFollowsFocus"),
    // The beginning of a word, or a word with more after it.
    ("tvos", ["pad", "tv"], "tv"), ("navi", ["navig", "grid"], "navig"),
    ("sectio", ["select", "section"], "section"),
  ])
  func `the most similar word is suggested`(word: String, words: [String], nearest: String) {
    #expect(word.nearest(among: words) == nearest)
    #expect(word.suggestion(among: words) == "; did you mean “\(nearest)”?")
  }

  @Test(arguments: [
    ("b", ["a", "c"]), ("ab", ["a", "ac"]), ("rule", ["all", "ruler-of-all"]),
    ("row", ["col", "cow-boy"]), ("zzzzzzz", ["trap", "no-size"]), ("", ["a", ""]),
    ("a-very-long-name", ["another-name-altogether"]), ("ios", ["pad", "tv", "html"]),
  ])
  func `a word that is not similar is not suggested`(word: String, words: [String]) {
    #expect(word.nearest(among: words) == nil)
    #expect(word.suggestion(among: words) == "")
  }

  @Test func `among words that are equally similar the first is suggested`() {
    #expect("photo".nearest(among: ["photos", "phot"]) == "photos")
    #expect("item-3".nearest(among: ["item-1", "item-2"]) == "item-1")
  }

  @Test func `a search among many long words ends soon`() {
    let words = (0..<2000).map { String(repeating: "a", count: 60) + "\($0)" }
    #expect(String(repeating: "b", count: 100_000).nearest(among: words) == nil)
    #expect("anything".nearest(among: words + words) == nil)
  }
}
