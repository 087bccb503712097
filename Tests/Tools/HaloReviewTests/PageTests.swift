import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloReview

/// The page of a review in a real browser, operated by keys and clicks.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Browser.isInstalled, "needs Chromium, which Scripts/test installs"))
struct PageTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let facts = [
    (keyword: "Screen", text: "Photos"), (keyword: "Focus model", text: "pad"),
    (keyword: "Looks", text: "dark, normal contrast, full motion, left to right"),
    (keyword: "Keys", text: "Tab Right"), (keyword: "Focused", text: "photo-2"),
    (keyword: "Why", text: "right: photo-1 → photo-2</script><b>"),
  ]

  /// Shows a report with three changed pictures, one of which is a film, a new, a removed and an
  /// unchanged one.
  private func makeReport() throws -> Browser {
    func film(_ color: UInt32) throws -> [UInt8] {
      try AnimatedFile([
        .init(Samples.surface(), delay: (40, 1000)),
        .init(
          Samples.surface(30, 20) { _, _ in color }, x: 20, y: 20, delay: (60, 1000)),
      ]).bytes
    }
    let plain = try Samples.picture()
    let square = Samples.rect(40, 20, 60, 50)
    try scratch.put(plain, "before/dark/list.png")
    try scratch.put(Samples.picture(square: square), "after/dark/list.png")
    try scratch.put(Samples.picture(facts: Self.facts), "before/photos.png")
    try scratch.put(
      Samples.picture(square: Samples.rect(5, 5, 9, 9), 0xFF00_0000, facts: Self.facts),
      "after/photos.png")
    try scratch.put(film(0xFFFF_0000), "before/light/film.apng")
    try scratch.put(film(0xFF00_00FF), "after/light/film.apng")
    try scratch.put(Samples.picture(square: square, 0xFF11_2233), "after/light/new.png")
    try scratch.put(Samples.picture(square: square, 0xFF33_2211), "before/light/old.png")
    for folder in ["before", "after"] { try scratch.put(plain, "\(folder)/light/list.png") }
    try scratch.put(
      Array(
        #"{"screens":[{"screen":"photos","findings":[{"rule":"trap","severity":"error"}]}]}"#.utf8),
      "audit.json")
    let review = try PictureReview(
      before: PictureFolder("\(scratch.path)/before"),
      after: PictureFolder("\(scratch.path)/after"), thresholds: Thresholds(),
      versions: ["Halo 1", "cairo 2"], audit: AuditFile(path: "\(scratch.path)/audit.json"))
    try scratch.put(try ReviewPage(review).bytes, "report.html")
    let browser = try Browser.showing("\(scratch.path)/report.html")
    try browser.value("localStorage.clear()")
    try browser.open("\(scratch.path)/report.html")
    return browser
  }

  private func waitUntilDrawn(_ browser: Browser, _ path: String, moment: Int = 0) throws {
    try browser.wait(
      for: "document.getElementById('stage').dataset.drawn === '\(path)@\(moment)'")
  }

  @Test func `keys go from picture to picture, the worst first, and through the comparison modes`()
    throws
  {
    let browser = try makeReport()
    try waitUntilDrawn(browser, "dark/list.png")
    #expect(try browser.text("#difference") == "19 % of the pixels differ, by up to 215 of 255")
    try browser.press("j")
    try waitUntilDrawn(browser, "light/film.apng")
    try browser.press("j")
    try waitUntilDrawn(browser, "photos.png")
    #expect(
      try browser.text("#name") == "Photos, Dark"
    )
    #expect(try browser.text("[aria-current] .what") == "Photos")
    #expect(try browser.text("#known")?.contains("right: photo-1 → photo-2</script><b>") == true)
    #expect(try browser.text(".findings .rule") == "trap")
    try browser.press("k")
    try waitUntilDrawn(browser, "light/film.apng")
    let modes = [
      ("2", "slider"), ("3", "blend"), ("4", "blink"), ("5", "difference"), ("1", "side"),
    ]
    for (key, mode) in modes {
      try browser.press(key)
      try browser.wait(for: "document.querySelector('.stage.\(mode)')")
      #expect(
        try browser.value("document.querySelector('#modes [aria-pressed=true]').dataset.mode")
          as? String == mode)
    }
  }

  @Test func `each comparison mode shows the right pixels`() throws {
    let browser = try makeReport()
    try waitUntilDrawn(browser, "dark/list.png")
    func pixel(_ canvas: Int, _ x: Int, _ y: Int) throws -> [Int]? {
      try browser.value(
        """
        [...document.querySelectorAll("#stage canvas")[\(canvas)].getContext("2d")
          .getImageData(\(x), \(y), 1, 1).data]
        """) as? [Int]
    }
    #expect(try pixel(0, 50, 30) == [50, 60, 0x60, 255])
    #expect(try pixel(1, 50, 30) == [255, 255, 255, 255])
    #expect(try browser.value("document.querySelectorAll('.marks .mark').length") as? Int == 2)
    try browser.press("b")
    try browser.wait(for: "!document.querySelector('.marks')")
    try browser.press("5")
    try browser.wait(for: "document.querySelector('.stage.difference canvas').width === 160")
    let (differs, same) = (try #require(try pixel(0, 50, 30)), try #require(try pixel(0, 2, 2)))
    #expect(differs[0] > differs[1] + 100 && same[0] == same[1] && same[1] == same[2])
    try browser.press("4")
    #expect(try browser.text("figcaption") == "After")
    try browser.press("4")
    #expect(try browser.text("figcaption") == "Before")
  }

  @Test func `the films before and after are stepped through in sync`() throws {
    let browser = try makeReport()
    try browser.press("j")
    try waitUntilDrawn(browser, "light/film.apng")
    #expect(try browser.text("#time") == "0 ms of 100 ms · 1/2")
    try browser.press(".")
    try waitUntilDrawn(browser, "light/film.apng", moment: 1)
    #expect(try browser.text("#time") == "40 ms of 100 ms · 2/2")
    let colors =
      try browser.value(
        """
        [...document.querySelectorAll("#stage canvas")].flatMap((canvas) =>
          [...canvas.getContext("2d").getImageData(25, 25, 1, 1).data])
        """) as? [Int]
    #expect(colors == [255, 0, 0, 255, 0, 0, 255, 255])
    try browser.press(",")
    try waitUntilDrawn(browser, "light/film.apng")
    try browser.click("#play")
    try browser.wait(for: "document.getElementById('time').textContent.includes('2/2')")
    try browser.click("#play")
    #expect(try browser.text("#play") == "Play")
  }

  @Test
  func `filters leave only the pictures that they name, in the list and in the matrix`() throws {
    let browser = try makeReport()
    func names() throws -> [String]? {
      try browser.value(
        "[...document.querySelectorAll('#list .what')].map((node) => node.textContent)")
        as? [String]
    }
    #expect(try names()?.count == 6)
    try browser.click("[data-state=new]")
    #expect(try names() == ["new"])
    try browser.click("[data-state=gone]")
    #expect(try names() == ["old", "new"] || names() == ["new", "old"])
    try browser.click("[data-state=new]")
    try browser.click("[data-state=gone]")
    try browser.click("#text")
    try browser.type("photo-2")
    #expect(try names() == ["Photos"])
    #expect(try browser.text("#count") == "1 of 6 pictures")
    try browser.type("no such thing")
    #expect(try browser.value("document.getElementById('empty').hidden") as? Bool == false)
    try browser.value(
      "(() => { const text = document.getElementById('text'); text.value = ''; "
        + "text.dispatchEvent(new Event('input')); })()")
    try browser.value(
      "(() => { const select = document.querySelector('[data-axis=appearance]'); "
        + "select.selectedIndex = 1; select.dispatchEvent(new Event('change')); })()")
    #expect(try Set(names() ?? []) == ["film", "new", "old", "list"])
    try browser.click("#view-matrix")
    #expect(try browser.value("document.querySelectorAll('td button').length") as? Int == 4)
  }

  @Test func `the matrix begins with the worst picture, and a cell leads to its picture`() throws {
    let browser = try makeReport()
    try browser.press("m")
    #expect(try browser.text("tbody th") == "list")
    #expect(try browser.text("thead th:nth-child(2)") == "Dark")
    #expect(
      try browser.value("document.querySelector('td button').getAttribute('aria-label')") as? String
        == "list, Dark: Changed 19 %")
    try browser.press("j")
    try browser.click("td button")
    try waitUntilDrawn(browser, "dark/list.png")
    #expect(try browser.value("document.getElementById('view-of-matrix').hidden") as? Bool == true)
  }

  @Test func `decisions survive reloading the page, and Halo can carry them out`() throws {
    let browser = try makeReport()
    try browser.press("a")
    try browser.press("j")
    try browser.press("r")
    try browser.click("#next")
    try browser.click("[data-decision=accept]")
    try browser.press("u")
    for _ in 0..<2 { try browser.press("j") }
    try browser.press("a")
    try browser.press("k")
    try browser.press("a")
    #expect(try browser.text("#tally") == "4/5")
    try browser.open("\(scratch.path)/report.html")
    #expect(try browser.text("#tally") == "4/5")
    #expect(try browser.text("[aria-current] .decided") == "Accepted")
    try browser.click("#open-decisions")
    #expect(try browser.text("#decisions-words") == "3 accepted, 1 rejected, 1 undecided.")
    let json = try #require(
      try browser.value("document.getElementById('json').value") as? String)
    try scratch.put(Array(json.utf8), "decisions.json")
    let (before, after) = ("\(scratch.path)/before", "\(scratch.path)/after")
    let plan = try DecisionsFile(path: "\(scratch.path)/decisions.json")
      .plan(before: before, after: after)
    #expect(plan.mistakes.isEmpty)
    #expect(
      Set(plan.steps.map { "\($0)" }) == [
        "copy(path: \"dark/list.png\")", "copy(path: \"light/new.png\")",
        "remove(path: \"light/old.png\")",
      ])
    try browser.press("Escape")
  }

  @Test(arguments: [false, true])
  func `the page of a review has no accessibility faults`(isDark: Bool) throws {
    let browser = try makeReport()
    try browser.setDark(isDark)
    defer { try? browser.setDark(false) }
    try browser.press("j")
    try browser.press("j")
    try browser.press("a")
    try waitUntilDrawn(browser, "photos.png")
    #expect(try PageAudit.faults(in: browser).isEmpty)
    for key in ["2", "3", "4", "5", "m"] {
      try browser.press(key)
      #expect(try PageAudit.faults(in: browser) == [], "after \(key)")
    }
    for dialog in ["#open-keys", "#open-decisions"] {
      try browser.click(dialog)
      #expect(try PageAudit.faults(in: browser) == [], "\(dialog)")
      try browser.press("Escape")
      try browser.wait(for: "!document.querySelector('dialog[open]')")
    }
  }

  @Test func `Tab goes through all controls of the page and out of it`() throws {
    let browser = try makeReport()
    try waitUntilDrawn(browser, "dark/list.png")
    var seen: [String] = []
    for _ in 0..<80 {
      try browser.press("Tab")
      let name =
        try browser.value(
          """
          (() => { const node = document.activeElement; return node === document.body ? ""
            : `${node.id || node.className || node.textContent}`; })()
          """) as? String ?? ""
      if name.isEmpty, !seen.isEmpty { break }
      seen.append(name)
    }
    #expect(seen.first == "skip" && seen.count < 60, "\(seen)")
    #expect(seen.contains("zoom") && seen.contains("text") && seen.contains("open-keys"))
  }

  @Test func `a catalogue begins with all its pictures and asks for no decisions`() throws {
    var review = PictureReview(catalogue: "Screens", versions: ["Halo 1"])
    for (look, color) in [("light", 0xFFEE_EEEE), ("dark-high-rtl", 0xFF11_1111)]
      as [(String, UInt32)]
    {
      for screen in ["list", "photos"] {
        try review.add(
          Samples.picture(square: Samples.rect(0, 0, 90, 90), color), path: "\(look)/\(screen).png")
      }
    }
    try scratch.put(try ReviewPage(review).bytes, "catalogue.html")
    let browser = try Browser.showing("\(scratch.path)/catalogue.html")
    #expect(try browser.value("document.querySelectorAll('td button').length") as? Int == 4)
    #expect(try browser.text("thead th:nth-child(3)") == "DarkHigh contrastRight to left")
    #expect(try browser.value("!document.getElementById('open-decisions')") as? Bool == true)
    #expect(try PageAudit.faults(in: browser) == [])
    try browser.click("td button")
    try waitUntilDrawn(browser, "light/list.png")
    try browser.press("a")
    try browser.press("3")
    #expect(try browser.value("document.querySelector('.stage.single') !== null") as? Bool == true)
    #expect(try PageAudit.faults(in: browser) == [])
  }

  @Test func `the page of a review loads nothing`() throws {
    let browser = try makeReport()
    #expect(
      try browser.value("performance.getEntriesByType('resource').length") as? Int == 0)
  }
}
