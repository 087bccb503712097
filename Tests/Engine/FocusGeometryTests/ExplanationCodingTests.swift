import Foundation
import Testing

@testable import FocusGeometry

struct ExplanationCodingTests {
  typealias Reason = FocusExplanation.Reason

  private static let reasons: [Reason] = [
    .isFocused, .notFocusable, .disabled, .hidden, .alphaZero, .interactionDisabled,
    .ancestor("outer", .ancestor("inner", .covered(by: ["x"]))), .zeroSize, .clipped,
    .covered(by: ["a", "b"]), .otherGroup("list"), .behindEdge, .outsideBeam, .outsideCone,
    .guideDisabled,
    .guideWithoutTargets, .guideOverlapsFocusedItem, .leadsNowhere, .leadsBack, .furtherAway,
    .clippedBy("pane"), .outsideScrollArea("list"), .refused("the list says no"), .noParent,
    .detached("top"), .noContainer, .notReported(by: "pane"), .outOfSight,
    .outsideUnfinished("page"), .aside, .onlyWay, .makesWay, .outsideKeyboardAccess,
  ]

  /// The function does not compile when a reason is missing; add the reason to `reasons` too.
  private static func number(_ reason: Reason) -> Int {
    switch reason {
    case .isFocused: 0
    case .notFocusable: 1
    case .disabled: 2
    case .hidden: 3
    case .alphaZero: 4
    case .interactionDisabled: 5
    case .ancestor: 6
    case .zeroSize: 7
    case .clipped: 8
    case .covered: 9
    case .otherGroup: 10
    case .behindEdge: 11
    case .outsideBeam: 12
    case .outsideCone: 13
    case .guideDisabled: 14
    case .guideWithoutTargets: 15
    case .guideOverlapsFocusedItem: 16
    case .leadsNowhere: 17
    case .leadsBack: 18
    case .furtherAway: 19
    case .clippedBy: 20
    case .outsideScrollArea: 21
    case .refused: 22
    case .noParent: 23
    case .detached: 24
    case .noContainer: 25
    case .notReported: 26
    case .outOfSight: 27
    case .outsideUnfinished: 28
    case .aside: 29
    case .onlyWay: 30
    case .makesWay: 31
    case .outsideKeyboardAccess: 32
    }
  }

  @Test func `the list of tested reasons contains every reason once`() {
    #expect(Self.reasons.map(Self.number) == Array(0...32))
  }

  @Test(arguments: reasons)
  func `a reason is the same after encoding to JSON and decoding`(reason: Reason) throws {
    let data = try JSONEncoder().encode(reason)
    #expect(try JSONDecoder().decode(Reason.self, from: data) == reason)
  }

  @Test func `every reason has a description of its own`() {
    #expect(Set(Self.reasons.map(\.description)).count == Self.reasons.count)
  }

  @Test func `decoding an unknown reason throws an error`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Reason.self, from: Data(#"{"reason":"mood"}"#.utf8))
    }
  }

  @Test func `an area is encoded as four numbers rounded to a thousandth`() throws {
    let area = FocusExplanation.Area(CGRect(x: 1.000_4, y: 2, width: 3.5, height: 4.123_456))
    let text = String(decoding: try JSONEncoder().encode(area), as: UTF8.self)
    #expect(text == "[1,2,3.5,4.123]")
  }

  @Test func `an explanation is the same after encoding to JSON and decoding`() throws {
    var explanation = FocusExplanation(trigger: .movement, heading: [.up, .left], from: "a")
    explanation.area = .init(CGRect(x: 0, y: 1, width: 2, height: 3))
    explanation.group = "sidebar"
    explanation.candidates = Self.reasons.map { reason in
      .init(
        label: "b", kind: .guide, frame: CGRect(x: 1, y: 2, width: 3, height: 4),
        visible: VisibleRegion(CGRect(x: 1, y: 2, width: 3, height: 2)),
        onScreen: CGRect(x: 1, y: 2, width: 3, height: 2),
        rank: FocusRank(
          precedence: .topFirst, cost: 1.5, isInBeam: true, gap: -0.5, reach: 7, isGuide: true,
          offset: 2, overlap: 3, top: 4, leading: -5, bottom: 8, trailing: 9, order: 6),
        reasons: [reason])
    }
    explanation.steps = [
      .init(label: "b", depth: 0, result: .entered),
      .init(label: "c", depth: 1, result: .notFocusable),
      .init(label: "d", depth: 1, result: .empty),
      .init(label: "b", depth: 1, result: .alreadyVisited),
      .init(label: "e", depth: 1, result: .focusable),
    ]
    explanation.veto = "window"
    explanation.winner = "e"
    explanation.outcome = .vetoed
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(FocusExplanation.self, from: data) == explanation)
  }
}
