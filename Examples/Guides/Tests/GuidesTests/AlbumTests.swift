import FocusTesting
import Halo
import Testing

@testable import Guides

@MainActor
struct AlbumTests {
  private let list = AlbumList()
  private let screen: FocusHarness

  init() {
    screen = FocusHarness(
      root: NavigationController(rootViewController: list), size: CGSize(width: 560, height: 420))
  }

  @Test func `Escape returns to the row that opened the album`() throws {
    try screen.press("Tab Down Return Escape")
    #expect(screen.focus == "Dunes")
  }

  @Test func `an album is deleted after a confirmation`() throws {
    try screen.press("Tab Down Return ctrl+BackSpace")
    #expect(list.navigationController?.topViewController?.presentedViewController != nil)
    try screen.press("Escape")
    #expect(list.albums.count == 3)
    try screen.press("ctrl+BackSpace Tab Right Return")
    #expect(list.albums == ["Harbour", "Forest"])
  }
}
