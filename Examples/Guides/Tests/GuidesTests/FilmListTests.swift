import FocusTesting
import Halo
import Testing

@testable import Guides

@MainActor
struct FilmListTests {
  private let films = FilmList()
  private let screen: FocusHarness

  init() { screen = FocusHarness(root: films, size: CGSize(width: 400, height: 420)) }

  @Test func `arrows go from one section to the next`() throws {
    try screen.press("Tab Down Down Down")
    #expect(screen.trace.map(\.to) == ["Metropolis", "Nosferatu", "Sunrise", "Detour"])
  }

  @Test func `Return marks a film as seen and takes the mark away again`() throws {
    try screen.press("Tab Down Return")
    #expect(films.seen == ["Nosferatu"] && screen.focus == "Nosferatu")
    try screen.press("Return")
    #expect(films.seen.isEmpty)
  }

  @Test func `typed letters find a film`() throws {
    try screen.press("Tab l")
    #expect(screen.focus == "Laura")
  }

  @Test func `focus moves to the film that takes the place of a removed one`() throws {
    try screen.press("Tab Down BackSpace")
    #expect(screen.focus == "Sunrise")
  }
}
