import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Content that a container around other items has to scroll to is a target of arrows, even when
/// none of it is visible yet; visible items come first (Cases, 60; Decisions).
@MainActor
struct ScrolledAwayTests {
  nonisolated static let models = [FocusModel.tv, .android]
  nonisolated static let details = [FocusSystem.ExplanationDetail.decision, .complete]

  /// The rectangle, with its axes swapped if it is turned, so that items below lie to the right.
  private func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, isTurned: Bool
  ) -> CGRect {
    isTurned
      ? CGRect(x: y, y: x, width: height, height: width)
      : CGRect(x: x, y: y, width: width, height: height)
  }

  /// A button above a page whose own buttons begin below the visible part.
  private func page(_ model: FocusModel, isTurned: Bool = false) -> StubRoot {
    let root = StubRoot(size: CGSize(width: 1280, height: 1280), model: model)
    root.add(StubItem("nav", rect(100, 20, 200, 60, isTurned: isTurned)))
    let page = root.add(
      StubScroll(
        "page", rect(0, 100, 1280, 400, isTurned: isTurned),
        content: rect(0, 0, 1280, 1200, isTurned: isTurned).size))
    for (name, y) in [("play", 560), ("more", 760), ("last", 1100)] {
      page.add(StubItem(name, rect(100, CGFloat(y), 200, 80, isTurned: isTurned)))
    }
    page.isStrict = true
    root.isStrict = true
    return root
  }

  @Test(arguments: models, details)
  func `arrows reach every item of a page that begins below the visible part, and back`(
    model: FocusModel, detail: FocusSystem.ExplanationDetail
  ) throws {
    for (isTurned, on, back) in [
      (false, FocusHeading.down, FocusHeading.up), (true, .right, .left),
    ] {
      let root = page(model, isTurned: isTurned)
      root.focusSystem?.explanationDetail = detail
      try root.focus(on: "nav")
      #expect(try root.walk(on, on, on, on) == ["play", "more", "last", "last"])
      #expect(try root.walk(back, back, back, back) == ["more", "play", "nav", "nav"])
    }
  }

  @Test(arguments: models, details)
  func `arrows reach every item of scroll views inside a page, and back`(
    model: FocusModel, detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = StubRoot(size: CGSize(width: 1280, height: 800), model: model)
    root.focusSystem?.explanationDetail = detail
    root.add("nav", 100, 20, 200, 60)
    let page = root.add(
      StubScroll(
        "page", CGRect(x: 0, y: 100, width: 1280, height: 400),
        content: CGSize(width: 1280, height: 2000)))
    // The shelf has been scrolled: its first card is out of sight to the left.
    let shelf = page.add(
      StubScroll(
        "shelf", CGRect(x: 0, y: 600, width: 1280, height: 200),
        content: CGSize(width: 2000, height: 200)))
    for card in 0..<6 { shelf.add("card \(card)", CGFloat(card) * 320, 0, 300, 200) }
    shelf.contentOffset.x = 320
    // The box scrolls in the other direction, with its items below its visible part.
    let box = page.add(
      StubScroll(
        "box", CGRect(x: 0, y: 1000, width: 1280, height: 300),
        content: CGSize(width: 1280, height: 900)))
    box.add("inner", 100, 500, 300, 100)
    page.add("end", 100, 1700, 300, 100)
    try root.focus(on: "nav")
    #expect(try root.walk(.down, .down, .down) == ["card 1", "inner", "end"])
    #expect(try root.walk(.up, .up, .up) == ["inner", "card 1", "nav"])
    #expect(shelf.contentOffset.x == 320)
  }

  @Test(arguments: details)
  func `a visible item is preferred, and the explanation says which container was not scrolled`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = page(.tv)
    root.focusSystem?.explanationDetail = detail
    root.add("footer", 100, 510, 200, 40)
    try root.focus(on: "nav")
    #expect(try root.walk(.down) == ["footer"])
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(explanation.omissions.contains { $0.why == .scrolledAway && $0.container == "page" })
    let play = explanation.candidates.first { $0.label == "play" }
    if detail == .complete { #expect(play?.reasons == [.outOfSight]) }
    // The debugger's check has the same result.
    let check = FocusDebugger.checkFocusability(for: try root.item("play"))
    #expect(check.isFocusable && check.notes == ["It is out of sight until scrolled to."])
  }

  @Test func `the explanation of a search that scrolls lists every item`() throws {
    let root = page(.tv)
    root.focusSystem?.explanationDetail = .complete
    try root.focus(on: "nav")
    try root.press(.down)
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(explanation.candidates.map(\.label) == ["play", "more", "last", "nav"])
    #expect(explanation.omissions == [])
  }

  @Test func `an item outside of the scrollable content is not reached`() throws {
    let root = page(.tv)
    let page = try root.item("page")
    for name in ["play", "more", "last"] { try root.item(name).remove() }
    page.add("beyond", 100, 1300, 200, 80)
    try root.focus(on: "nav")
    root.focusSystem?.explanationDetail = .complete
    #expect(try root.walk(.down) == ["nav"])
    let candidates = root.focusSystem?.lastExplanation?.candidates
    #expect(candidates?.first { $0.label == "beyond" }?.reasons == [.clipped])
  }

  /// A list whose focused first row was scrolled out of sight, with buttons around it.
  private func scrolledByWheel(
    _ model: FocusModel, isTurned: Bool, _ detail: FocusSystem.ExplanationDetail
  ) throws -> StubRoot {
    let root = StubRoot(model: model)
    root.focusSystem?.explanationDetail = detail
    let list = root.add(
      StubScroll(
        "list", rect(100, 100, 200, 300, isTurned: isTurned),
        content: rect(0, 0, 200, 2000, isTurned: isTurned).size))
    for row in 0..<20 {
      list.add(StubItem("row \(row)", rect(0, CGFloat(row) * 100, 200, 90, isTurned: isTurned)))
    }
    root.add(StubItem("beside", rect(400, 200, 100, 50, isTurned: isTurned)))
    root.add(StubItem("below", rect(100, 600, 200, 50, isTurned: isTurned)))
    try root.focus(on: "row 0")
    list.contentOffset = isTurned ? CGPoint(x: 1000, y: 0) : CGPoint(x: 0, y: 1000)
    return root
  }

  @Test(arguments: details, [false, true])
  func `an arrow across a list whose focused row was scrolled away starts at the list`(
    detail: FocusSystem.ExplanationDetail, isTurned: Bool
  ) throws {
    let aside: FocusHeading = isTurned ? .down : .right
    let (on, back): (FocusHeading, FocusHeading) = isTurned ? (.right, .left) : (.down, .up)
    for (heading, expected) in [(aside, "beside"), (on, "row 1"), (back, "row 0")] {
      let root = try scrolledByWheel(.tv, isTurned: isTurned, detail)
      let foretold = root.focusSystem?.explainMovement(heading: heading, detail: detail).winner
      #expect(try root.walk(heading) == [expected])
      #expect(foretold == (expected == "row 0" ? nil : expected))
    }
  }
}
