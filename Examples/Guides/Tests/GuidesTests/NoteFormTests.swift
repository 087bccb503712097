import FocusTesting
import Halo
import Testing

@testable import Guides

@MainActor
struct NoteFormTests {
  private let form = NoteForm()
  private let screen: FocusHarness

  init() { screen = FocusHarness(root: form, size: CGSize(width: 440, height: 320)) }

  @Test func `Return goes from the title to the text`() throws {
    try screen.press("Tab H i Return")
    #expect(form.titleField.text == "Hi" && screen.focus == "text" && form.textView.isEditing)
  }

  @Test func `a slash does not get into the title`() throws {
    try screen.press("Tab a slash b")
    #expect(form.titleField.text == "ab")
  }

  @Test func `words are counted while they are typed`() throws {
    #expect(form.wordCount.text == "0 words")
    try screen.press("Tab Return o n e space t w o")
    #expect(form.wordCount.text == "2 words")
  }

  @Test func `in the text Tab is a character, and Control-Tab leaves`() throws {
    try screen.press("Tab Return a Tab b")
    #expect(form.textView.text == "a\tb")
    try screen.press("ctrl+Tab")
    #expect(screen.focus == "title")
  }

  @Test(arguments: ["Tab", "shift+Tab", "ctrl+Tab", "Return"])
  func `these keys go from the title to the text`(key: String) throws {
    try screen.press("Tab \(key)")
    #expect(screen.trace.map(\.to) == ["title", "text"])
  }

  @Test(arguments: ["shift+Tab", "ctrl+Tab"])
  func `these keys go from the text to the title`(key: String) throws {
    try screen.press("Tab Return \(key)")
    #expect(screen.focus == "title")
  }

  @Test func `arrows stay in the field that is edited`() throws {
    try screen.press("Tab a Down Right Up")
    #expect(screen.focus == "title")
  }
}
