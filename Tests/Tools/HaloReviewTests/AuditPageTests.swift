import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloReview

/// The page of an audit in a real browser, operated by keys and clicks.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Browser.isInstalled, "needs Chromium, which Scripts/test installs"))
struct AuditPageTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let evil = #"</script><img src=x onerror="window.isBroken = true">"#

  /// Returns an audit as `halo audit --format json` writes it, because only rules make findings.
  private func audit(_ screen: String, _ findings: [String], accepted: [String] = []) throws
    -> FocusAudit
  {
    let metrics =
      #"{"items":3,"edges":2,"reach":0.5,"components":1,"symmetric":0.75,"deadEnds":2}"#
    let text = """
      {"screen":"\(screen)","model":"tv","metrics":\(metrics),
       "findings":[\(findings.joined(separator: ","))],
       "accepted":[\(accepted.map { #"{"finding":\#($0),"reason":"On purpose."}"# }
         .joined(separator: ","))]}
      """
    return try JSONDecoder().decode(FocusAudit.self, from: Data(text.utf8))
  }

  private func finding(
    _ rule: String, _ severity: String, _ items: [String], keys: String = "", why: String = "Why."
  ) throws -> String {
    let fields: [String: Any] = [
      "rule": rule, "severity": severity, "items": items, "keys": keys, "why": why,
      "help": "Do it.", "source": "WCAG", "line": 7,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
  }

  /// Shows a page with an error with a film, a warning with hostile text, and an accepted finding.
  private func showPage() throws -> Browser {
    var page = AuditPage(version: "1.2.3")
    let error = try finding("dead-end", "error", ["play", "far"], keys: "Right Down")
    let warning = try finding("too-small", "warning", [Self.evil], why: Self.evil)
    let accepted = try finding("sideways", "note", ["play"])
    var film = StepFilm(keys: ["Right", "Down"])
    let still = try page.archive.store(try Samples.surface(), of: "one")
    let moved = try page.archive.store(
      try Samples.surface(square: Samples.rect(80, 20, 30, 30)), of: "one")
    for (key, time, focus, picture) in [
      (nil, 0, "play", still), (0, 0, "stop", still), (0, 0.1, "stop", moved),
      (1, 0, "stop", moved), (1, 0.1, "stop", moved),
    ] as [(Int?, Double, String, StoredPicture)] {
      film.add(
        .init(time: time, key: key, focus: focus, isAtRest: time > 0, picture: picture))
    }
    let audits = [
      try audit("one", [error], accepted: [accepted]), try audit("two", [warning]),
    ]
    for audit in audits {
      page.add(audit, file: "folder/\(audit.screen).yaml") { finding, page in
        let sight = AuditSight(
          still, size: CGSize(width: 320, height: 200),
          places: [
            "play": CGRect(x: 20, y: 20, width: 60, height: 40),
            "far": CGRect(x: 20, y: 400, width: 60, height: 40),
            "endless": CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
          ])
        return (page.add(sight), finding.keys.isEmpty ? nil : page.add(film))
      }
    }
    page.add(AuditReport.Unread(file: "three.yaml", problem: "three.yaml: \(Self.evil)"))
    try scratch.put(try page.bytes, "audit.html")
    let browser = try Browser.showing("\(scratch.path)/audit.html")
    try browser.value("localStorage.clear()")
    try browser.open("\(scratch.path)/audit.html")
    return browser
  }

  private func rules(_ browser: Browser) throws -> [String]? {
    try browser.value(
      "[...document.querySelectorAll('#list button')].map((node) => node.dataset.rule)")
      as? [String]
  }

  @Test func `keys go from finding to finding, and the items of a finding are outlined`() throws {
    let browser = try showPage()
    try browser.wait(for: "document.getElementById('stage').dataset.drawn === '0'")
    #expect(try browser.text("#rule") == "dead-end")
    #expect(try browser.text("#severity") == "Error")
    #expect(try browser.text("#facts")?.contains("folder/one.yaml:7") == true)
    #expect(try browser.text(".version") == "Halo 1.2.3")
    // An item out of sight is listed and not outlined.
    #expect(try browser.text("#legend li:nth-child(2) .quiet") == "out of sight")
    #expect(try browser.value("document.querySelectorAll('.marks .mark').length") as? Int == 1)
    let place =
      try browser.value(
        """
        (() => { const box = document.querySelector('.marks .mark').getBBox();
          return [box.x, box.y, box.width, box.height]; })()
        """) as? [Int]
    #expect(place == [17, 17, 66, 46])
    try browser.press("j")
    try browser.wait(for: "document.getElementById('rule').textContent === 'too-small'")
    try browser.press("ArrowUp")
    try browser.wait(for: "document.getElementById('rule').textContent === 'dead-end'")
    #expect(
      try browser.value("document.querySelector('[aria-current]').dataset.rule") as? String
        == "dead-end")
  }

  @Test func `a number of findings that is zero has no colour of a severity or of acceptance`()
    throws
  {
    let page = String(decoding: try AuditPage(version: "1.2.3").bytes, as: UTF8.self)
    for words in ["0 errors", "0 warnings", "0 notes", "0 accepted"] {
      #expect(page.contains("<li class=\"chip is-none\">\(words)</li>"), "\(words)")
    }
  }

  @Test func `a film can be stepped through and played, and names the focused item`() throws {
    let browser = try showPage()
    try browser.wait(for: "document.getElementById('film').dataset.drawn === '0'")
    // The last frame looks like the one before, so it is stored once.
    #expect(try browser.text("#time") == "At rest · 1/4")
    #expect(try browser.text("#caption") == "At first: play has the focus")
    try browser.press(".")
    #expect(try browser.text("#caption") == "Right: the focus goes from play to stop")
    #expect(try browser.text("#chords .now") == "Right")
    try browser.press("f")
    try browser.wait(for: "document.getElementById('film').dataset.drawn === '2'")
    #expect(try browser.text("#time") == "100 ms, at rest · 3/4")
    let color =
      try browser.value(
        """
        [...document.querySelector("#screening canvas").getContext("2d")
          .getImageData(90, 30, 1, 1).data]
        """) as? [Int]
    #expect(color == [255, 255, 255, 255])
    try browser.press(".")
    #expect(try browser.text("#caption") == "Down: the focus stays on stop")
    try browser.press(",")
    #expect(try browser.text("#time") == "100 ms, at rest · 3/4")
    try browser.press(" ")
    #expect(try browser.text("#play") == "Pause")
    try browser.wait(for: "document.getElementById('time').textContent.includes('4/4')")
    try browser.press(" ")
    #expect(try browser.text("#play") == "Play")
    try browser.press("j")
    #expect(try browser.text("#caption")?.hasPrefix("There is no film") == true)
    #expect(try browser.value("document.getElementById('film').hidden") as? Bool == true)
  }

  @Test
  func `filters leave only the findings that they name, and their counts are updated`() throws {
    let browser = try showPage()
    #expect(try rules(browser) == ["dead-end", "too-small"])
    #expect(try browser.text("#count") == "2 of 3 findings")
    try browser.click("[data-kind=warning]")
    #expect(try rules(browser) == ["too-small"])
    try browser.click("[data-kind=warning]")
    try browser.click("[data-kind=accepted]")
    #expect(try rules(browser) == ["dead-end", "too-small", "sideways"])
    #expect(
      try browser.value(
        "[...document.querySelectorAll('#list .of-rule')].map((node) => node.textContent)")
        as? [String] == ["dead-end1", "too-small1", "sideways1"])
    try browser.click("#list [data-rule=sideways]")
    #expect(try browser.text("#accepted-why") == "Accepted: On purpose.")
    try browser.press("/")
    try browser.type("far")
    #expect(try rules(browser) == ["dead-end"])
    #expect(try browser.text("[data-kind=warning] b") == "0")
    try browser.type(" nowhere to be found")
    #expect(try browser.value("document.getElementById('empty').hidden") as? Bool == false)
    try browser.press("Escape")
  }

  @Test func `a row of the table of screens leads to the findings of its screen`() throws {
    let browser = try showPage()
    try browser.press("m")
    #expect(
      try browser.value(
        "[...document.querySelectorAll('tbody tr:nth-child(1) > *')].map((node) => "
          + "node.textContent)") as? [String]
        == ["one", "TV", "1", "0", "0", "1", "3", "50 %", "–", "–", "–", "75 %", "2"])
    try browser.click("tbody tr:nth-child(2) button")
    #expect(try rules(browser) == ["too-small"])
    #expect(try browser.value("document.getElementById('view-of-screens').hidden") as? Bool == true)
  }

  @Test
  func `text from outside never becomes markup on an audit's page, which loads nothing`() throws {
    let browser = try showPage()
    try browser.press("j")
    #expect(try browser.text("#why") == Self.evil)
    #expect(try browser.text("#legend li span:nth-child(2)") == Self.evil)
    #expect(try browser.text(".unread li") == "three.yaml: \(Self.evil)")
    #expect(try browser.value("window.isBroken === undefined") as? Bool == true)
    #expect(try browser.value("document.querySelectorAll('img').length") as? Int == 0)
    #expect(
      try browser.value("performance.getEntriesByType('resource').length") as? Int == 0)
  }

  @Test
  func `files that could not be read are counted and listed, and there is no list without them`()
    throws
  {
    var page = AuditPage(version: "1.2.3")
    let none = String(decoding: try page.bytes, as: UTF8.self)
    #expect(!none.contains("Not read</h2>") && !none.contains("not read</li>"))
    page.add(AuditReport.Unread(file: "a.yaml", problem: "a.yaml:3: <not> YAML"))
    let one = String(decoding: try page.bytes, as: UTF8.self)
    #expect(one.contains("Not read</h2>") && one.contains("1 not read</li>"))
    #expect(one.contains("a.yaml:3: &lt;not&gt; YAML"))
  }

  @Test(arguments: [false, true])
  func `the page of an audit has no accessibility faults`(isDark: Bool) throws {
    let browser = try showPage()
    try browser.setDark(isDark)
    defer { try? browser.setDark(false) }
    try browser.wait(for: "document.getElementById('stage').dataset.drawn === '0'")
    try browser.press(".")
    #expect(try PageAudit.faults(in: browser) == [])
    try browser.click("[data-kind=accepted]")
    for _ in 0..<2 {
      try browser.press("j")
      #expect(try PageAudit.faults(in: browser) == [])
    }
    try browser.press("m")
    #expect(try PageAudit.faults(in: browser) == [], "the table")
    try browser.click("#open-keys")
    #expect(try PageAudit.faults(in: browser) == [], "the keys")
    try browser.press("Escape")
    try browser.wait(for: "!document.querySelector('dialog[open]')")
  }
}
