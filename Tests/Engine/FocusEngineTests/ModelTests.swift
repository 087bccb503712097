import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// Features of single models: named neighbours, Tab's order, the anchor band, restoration.
@MainActor
struct ModelTests {
  // MARK: Named neighbours

  @Test func `a named neighbour is preferred to a near item under the android model only`() throws {
    for (model, expected) in [(FocusModel.android, "d"), (.tv, "b")] {
      let root = StubRoot("ab\ncd", model: model)
      try root.item("a").setNext(try root.item("d"), for: .right)
      #expect(try root.next(from: "a", .right) == expected)
    }
  }

  @Test func `named neighbours are followed through items that cannot be focused`() throws {
    let root = StubRoot("abcd", model: .android)
    try root.item("a").setNext(try root.item("b"), for: .right)
    try root.item("b").setNext(try root.item("c"), for: .right)
    try root.item("c").setNext(try root.item("d"), for: .right)
    try root.item("b").state = .hidden
    try root.item("c").canBecomeFocused = false
    #expect(try root.next(from: "a", .right) == "d")
  }

  @Test(arguments: [FocusModel.android])
  func `a cycle of named neighbours leaves focus in place and fails once`(model: FocusModel) throws
  {
    let root = StubRoot("abcd", model: model)
    for (name, next) in [("a", "b"), ("b", "c"), ("c", "b")] {
      try root.item(name).setNext(try root.item(next), for: .right)
      if name != "a" { try root.item(name).state = .hidden }
    }
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    #expect(try root.walk(.right) == ["a"])
    #expect(failures.headings == [.right] && root.journal.entries.isEmpty)
  }

  @Test func `an item that names itself as its neighbour keeps focus`() throws {
    let root = StubRoot("ab", model: .android)
    try root.item("a").setNext(try root.item("a"), for: .right)
    #expect(try root.next(from: "a", .right) == "STOP")
  }

  @Test func `a named neighbour that leads nowhere is replaced by the nearest item`() throws {
    let root = StubRoot("abc", model: .android)
    try root.item("a").setNext(try root.item("c"), for: .right)
    try root.item("c").state = .hidden
    #expect(try root.next(from: "a", .right) == "b")
  }

  // MARK: Tab

  @Test func `items linked for Tab follow each other in both directions`() throws {
    let root = StubRoot("abcd", model: .android)
    try root.item("a").setNext(try root.item("c"), for: .next)
    try root.focus(on: "a")
    #expect(try root.walk(.next, .next, .next, .next) == ["c", "b", "d", "a"])
    #expect(try root.walk(.previous, .previous, .previous) == ["d", "b", "c"])
  }

  @Test
  func `the html model goes through positive tab indices, then zero ones, and skips negative ones`()
    throws
  {
    let root = StubRoot("abcde", model: .html)
    for (name, index) in [("a", 0), ("b", 2), ("c", -1), ("d", 1), ("e", 0)] {
      try root.item(name).tabIndex = index
    }
    root.turn()
    #expect(try root.walk(.next, .next, .next, .next, .next) == ["d", "b", "a", "e", "d"])
    #expect(try root.walk(.previous, .previous) == ["e", "a"])
  }

  @Test(arguments: [(FocusHeading.next, "d"), (.previous, "e")])
  func `the first key under the html model begins at an end of the Tab order`(
    heading: FocusHeading, expected: String
  ) throws {
    let root = StubRoot("abcde", model: .html)
    try root.item("d").tabIndex = 1
    root.turn()
    #expect(root.focused == nil)
    #expect(try root.walk(heading) == [expected])
  }

  // MARK: Ends

  @Test(arguments: [(FocusModel.tv, "f"), (.pad, "d"), (.android, "f"), (.html, "f")])
  func `the first and last headings reach the ends of the items that arrows reach`(
    model: FocusModel, last: String
  ) throws {
    let root = StubRoot("ab\ncd\nef", model: model)
    for name in ["e", "f"] { try root.item(name).group = "other" }
    try root.focus(on: "b")
    #expect(try root.walk(.last, .first) == [last, "a"])
  }

  @Test func `the first and last headings in a list reach the ends of the list`() throws {
    let root = StubRoot("a")
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 100, width: 100, height: 100),
        content: CGSize(width: 100, height: 500)))
    for row in 0..<5 { list.add("row \(row)", 0, CGFloat(row * 100), 100, 90) }
    try root.focus(on: "row 1")
    #expect(try root.walk(.last, .first) == ["row 4", "row 0"])
  }

  /// Home from b, and End from c, where the first and the last item lead nowhere.
  @Test(arguments: [FocusHeading.first, .last])
  func `the first and last headings never move in the opposite direction`(heading: FocusHeading)
    throws
  {
    let root = StubRoot("abcd", model: .pad)
    root.add("hidden", 0, 300, 50, 50).state = .hidden
    for name in ["a", "d"] { try root.item(name).preferred = [try root.item("hidden")] }
    try root.focus(on: heading == .first ? "b" : "c")
    #expect(try root.walk(heading) == [heading == .first ? "b" : "c"])
  }

  /// A staircase: a row of Android's forward order goes on while the next item begins above the
  /// lowest edge so far.
  @Test func `the forward order of the android model follows overlapping rows`() throws {
    let root = StubRoot(model: .android)
    root.add("a", 600, 100, 200, 100)
    root.add("b", 100, 180, 200, 100)
    root.add("c", 100, 400, 200, 100)
    try root.focus(on: "b")
    #expect(try root.walk(.next, .next, .next, .previous) == ["a", "c", "b", "c"])
  }

  // MARK: Switching

  @Test(arguments: FocusModel.all, FocusModel.all)
  func `a change of model keeps the focused item while it can be focused`(
    before: FocusModel, after: FocusModel
  )
    throws
  {
    let root = StubRoot("ab\ncd", model: before)
    try root.focus(on: "d")
    root.focusSystem?.model = after
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "d" && root.journal.entries.isEmpty)
    try root.item("d").canBecomeFocused = false
    root.focusSystem?.model = before
    root.turn()
    // In a web page, no other item takes the focus.
    #expect(before == .html ? root.focused == nil : ["b", "c"].contains(root.focused))
  }

  // MARK: Anchor band

  /// From b down to the wide item and back; a is nearer to the centre of the wide one.
  ///
  ///     a a b
  ///     w w w
  private func band(_ isOn: Bool) throws -> (root: StubRoot, system: FocusSystem) {
    var model = FocusModel.tv
    model.keepsAnchorBand = isOn
    let root = StubRoot("aab\nwww", model: model)
    try root.focus(on: "b")
    return (root, try #require(root.focusSystem))
  }

  @Test(arguments: [(true, "b"), (false, "a")])
  func `a movement out and back returns to the same item with the anchor band`(
    isOn: Bool, expected: String
  ) throws {
    #expect(try band(isOn).root.walk(.down, .up) == ["w", expected])
  }

  enum Reset: CaseIterable, Sendable { case otherAxis, diagonal, linear, request, loss, model }

  @Test(arguments: Reset.allCases)
  func `anything but a movement on the same axis resets the anchor band`(reset: Reset) throws {
    let (root, system) = try band(true)
    try root.press(.down)
    switch reset {
    case .otherAxis: try root.press(.right)
    case .diagonal: try root.press([.down, .right])
    case .linear:
      try root.press(.next)
      try root.press(.previous)
    case .request:
      system.requestFocusUpdate(to: try root.item("w"))
      system.updateFocusIfNeeded()
    case .loss:
      let w = try root.item("w")
      w.remove()
      root.add(w)
      let other = root.add("other", 0, 160, 340, 60)
      w.state = .hidden
      try root.item("a").state = .hidden
      try root.item("b").state = .hidden
      root.turn()
      try #require(root.focused == "other")
      for item in root.children { item.state = [] }
      w.remove()
      _ = other
    case .model:
      system.model = .pad
      var model = FocusModel.tv
      model.keepsAnchorBand = true
      system.model = model
      root.turn()
    }
    #expect(try root.walk(.up) == ["a"])
  }

  // MARK: Diagonals

  @Test(arguments: FocusStrategy.allCases)
  func `diagonal movements reach the corners under every strategy`(strategy: FocusStrategy) throws {
    let root = StubRoot("abc\ndef\nghi", model: .geometric(strategy))
    let corners: [(FocusHeading, String)] = [
      ([.up, .left], "a"), ([.up, .right], "c"), ([.down, .left], "g"), ([.down, .right], "i"),
    ]
    for (heading, expected) in corners {
      #expect(try root.next(from: "e", heading) == expected)
    }
  }

  // MARK: Restoration

  @Test func `restoring focus uses the preferences only if the former item cannot be focused`()
    throws
  {
    for (isFit, expected) in [(true, "d"), (false, "b")] {
      let root = StubRoot("ab\ncd")
      root.preferred = [try root.item("b")]
      try root.focus(on: "a")
      try root.item("d").canBecomeFocused = isFit
      root.focusSystem?.restoreFocus(to: try root.item("d"), in: root)
      root.focusSystem?.updateFocusIfNeeded()
      #expect(root.focused == expected)
      #expect(root.focusSystem?.lastExplanation?.trigger == .restoration)
    }
  }
}
