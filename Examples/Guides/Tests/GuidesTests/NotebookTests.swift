import FocusTesting
import Halo
import Testing

@testable import Guides

@MainActor
struct NotebookTests {
  private let notebook = Notebook()
  private let screen: FocusHarness

  init() { screen = FocusHarness(root: notebook, size: CGSize(width: 560, height: 420)) }

  @Test func `Command-N adds a note`() throws {
    try screen.press("ctrl+n")
    #expect(notebook.notes.last == "Note 4")
  }

  @Test func `a note is deleted only while one has the focus`() throws {
    try screen.press("ctrl+BackSpace")
    #expect(notebook.notes.count == 3)
    try screen.press("Tab ctrl+BackSpace")
    #expect(notebook.notes == ["Call Ada", "Water the basil"] && screen.focus == "Call Ada")
  }

  @Test func `focus stays on its note when numbers are shown`() throws {
    try screen.press("Tab Down ctrl+l")
    #expect(notebook.showsNumbers && screen.focus == "Call Ada")
  }
}
