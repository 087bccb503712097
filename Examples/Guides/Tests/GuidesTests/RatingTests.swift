// guide: harness
import FocusTesting
import Halo
import Testing

@testable import Guides

@MainActor
struct RatingTests {
  private let root = RatingScreen()
  private let screen: FocusHarness

  init() { screen = FocusHarness(root: root, size: CGSize(width: 440, height: 180)) }
  // end

  // guide: keys
  @Test func `arrows go along the stars and stop at the last one`() throws {
    try screen.press("Tab Right Right Right Right Right")
    #expect(
      screen.trace.map(\.to) == ["star-1", "star-2", "star-3", "star-4", "star-5", "star-5"])
    #expect(screen.trace.last?.outcome == .stayed)
  }

  @Test func `Return sets the rating`() throws {
    try screen.press("Tab Right Right Return")
    #expect(root.rating.rating == 3)
  }
  // end

  // guide: explanation
  @Test func `the explanation says why focus stays`() throws {
    let step = try screen.press("Tab Right Right Right Right Right")
    let explanation = try #require(step?.explanation)
    #expect(explanation.headline == "right: star-5 stays")
    #expect(explanation.candidates.allSatisfy { $0.rank == nil })
  }
  // end

  // guide: map
  @Test func `every star can be reached and left`() {
    #expect(screen.map.unreachable.isEmpty && screen.map.traps.isEmpty)
    expectText(screen.map.text, matches: "rating-map")
  }
  // end

  // guide: audit
  @Test func `the audit finds no error`() {
    #expect(audit(screen.window).errors.isEmpty)
  }
  // end

  // guide: picture
  @Test func `the halo follows the points of the star`() throws {
    try screen.press("Tab Right Right Return")
    expectPicture(try screen.picture(), matches: "rating")
  }
  // end

  // guide: moment
  @Test func `the halo fades in`() throws {
    try screen.press("Tab", thenWait: 50)
    expectPicture(
      try screen.picture(of: CGRect(x: 20, y: 40, width: 100, height: 100)), matches: "rising")
  }
}
// end
