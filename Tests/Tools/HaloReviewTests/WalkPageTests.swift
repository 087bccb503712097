import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloLayoutFiles
import HaloPictureTestSupport
import Testing

@testable import HaloReview

/// The page of a run of walks in a real browser, operated by keys and clicks.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Browser.isInstalled, "needs Chromium, which Scripts/test installs"))
struct WalkPageTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private nonisolated static let evil = #"</script><img src=x onerror="window.isBroken = true">"#

  private struct Mistake: Error, CustomStringConvertible {
    let description = WalkPageTests.evil
  }

  /// Plays steps on a screen with two buttons.
  private func result(of steps: [String], file: String) throws -> WalkResult {
    let text = """
      layout:
        size: [320, 200]
        views:
          - {id: first, kind: button, frame: [20, 20, 100, 40]}
          - {id: second, kind: button, frame: [160, 20, 100, 40]}
      walk:

      """
    let walk = try WalkDocument(
      text: text + steps.map { "  - {\($0)}\n" }.joined(), file: file)
    return try WalkRunner(
      walk, textMeasurer: TestFonts.textEngine(), readImage: { _ in throw CancellationError() },
      draw: { _, _ in }
    ).result()
  }

  /// Shows a page with a walk that passes, one that fails with a film, one that cannot be read, and
  /// one of a program.
  private func showPage() throws -> Browser {
    var page = WalkPage(version: "1.2.3")
    page.add(try result(of: ["key: Right, expect: second"], file: "good.yaml"), nil)
    let before = try page.archive.store(try Samples.surface(), of: "bad")
    let after = try page.archive.store(
      try Samples.surface(square: Samples.rect(80, 20, 30, 30)), of: "bad")
    var film = StepFilm(keys: ["Right", "Left"])
    for (key, focus, picture) in [
      (nil, "first", before), (0, "second", after), (1, "first", before),
    ]
      as [(Int?, String, StoredPicture)]
    {
      film.add(.init(time: 0, key: key, focus: focus, isAtRest: true, picture: picture))
    }
    page.add(
      try result(
        of: ["key: Right", "key: Left, expect: second", "expect: second"], file: "bad.yaml"),
      WalkPage.Sight(before: before, after: after, film: film))
    page.add(WalkResult(file: Self.evil, error: Mistake()), nil)
    page.add(WalkResult(file: "own.yaml", skipped: "only the tests of “Own” can"), nil)
    try scratch.put(try page.bytes, "walks.html")
    let browser = try Browser.showing("\(scratch.path)/walks.html")
    try browser.value("localStorage.clear()")
    try browser.open("\(scratch.path)/walks.html")
    return browser
  }

  private func files(_ browser: Browser) throws -> [String]? {
    try browser.value(
      "[...document.querySelectorAll('#list .what')].map((node) => node.textContent)")
      as? [String]
  }

  @Test func `a failing walk is shown first, with its failing step before and after`() throws {
    let browser = try showPage()
    try browser.wait(for: "document.getElementById('stage').dataset.drawn === '0'")
    #expect(try files(browser) == ["bad.yaml", Self.evil, "good.yaml", "own.yaml"])
    #expect(try browser.text("#name") == "bad.yaml" && browser.text("#state") == "Failed")
    let facts =
      try browser.value(
        "[...document.querySelectorAll('#failure dd')].map((node) => node.textContent)")
      as? [String]
    try #require(facts?.count == 4)
    #expect(facts?.prefix(3) == ["Step 2 (Left), line 8", "second", "focus is at first"])
    #expect(facts?.last?.hasPrefix("left: second → first: ") == true)
    let colors =
      try browser.value(
        """
        [...document.querySelectorAll("#stage canvas")].map((canvas) =>
          canvas.getContext("2d").getImageData(90, 30, 1, 1).data[0])
        """) as? [Int]
    #expect(colors?.count == 2 && colors?.first != 255 && colors?.last == 255)
    // The later failure is in the list of steps.
    #expect(
      try browser.value(
        "[...document.querySelectorAll('#steps li')].map((node) => node.className)") as? [String]
        == ["passed", "failed", "failed"])
    try browser.press("j")
    try browser.press("ArrowDown")
    #expect(try browser.text("[aria-current] .what") == "good.yaml")
    #expect(try browser.value("document.getElementById('stage').hidden") as? Bool == true)
    #expect(try browser.text("#steps .what") == "1. Right → second")
    try browser.press("k")
    #expect(try browser.text("[aria-current] .what") == Self.evil)
  }

  @Test func `the film of a failing walk says where each step leads`() throws {
    let browser = try showPage()
    try browser.wait(for: "document.getElementById('film').dataset.drawn === '0'")
    #expect(try browser.text("#caption") == "At first: first has the focus")
    try browser.press(".")
    try browser.press(".")
    try browser.wait(for: "document.getElementById('film').dataset.drawn === '2'")
    #expect(try browser.text("#caption") == "Left: the focus goes from second to first")
    #expect(try browser.text("#chords .now") == "Left")
    try browser.press("j")
    #expect(try browser.value("document.getElementById('film-card').hidden") as? Bool == true)
  }

  @Test func `filters leave only the walks that they name, and their counts are updated`() throws {
    let browser = try showPage()
    #expect(try browser.text("#count") == "4 walks")
    try browser.click("[data-state=passed]")
    #expect(try files(browser) == ["good.yaml"])
    #expect(try browser.text("#count") == "1 of 4 walks")
    try browser.click("[data-state=passed]")
    try browser.press("/")
    try browser.type("focus is at first")
    #expect(try files(browser) == ["bad.yaml"])
    #expect(try browser.text("[data-state=passed] b") == "0")
    try browser.type(" nowhere to be found")
    #expect(try browser.value("document.getElementById('empty').hidden") as? Bool == false)
    try browser.press("Escape")
  }

  @Test func `text from outside never becomes markup on the page of walks, which loads nothing`()
    throws
  {
    let browser = try showPage()
    try browser.press("j")
    #expect(try browser.text("#name") == Self.evil)
    #expect(try browser.text("#mistakes li") == Self.evil)
    #expect(try browser.value("window.isBroken === undefined") as? Bool == true)
    #expect(try browser.value("document.querySelectorAll('img').length") as? Int == 0)
    #expect(
      try browser.value("performance.getEntriesByType('resource').length") as? Int == 0)
  }

  @Test(arguments: [false, true])
  func `the page of walks has no accessibility faults`(isDark: Bool) throws {
    let browser = try showPage()
    try browser.setDark(isDark)
    defer { try? browser.setDark(false) }
    try browser.wait(for: "document.getElementById('stage').dataset.drawn === '0'")
    #expect(try PageAudit.faults(in: browser) == [])
    for _ in 0..<3 {
      try browser.press("j")
      #expect(try PageAudit.faults(in: browser) == [])
    }
  }
}
