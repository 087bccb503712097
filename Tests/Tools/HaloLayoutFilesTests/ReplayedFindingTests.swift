import FocusEngine
import Foundation
import HaloAudit
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// The findings of an audit do happen when their keys are pressed where focus begins.
@MainActor
struct ReplayedFindingTests {
  private func audit(
    _ yaml: String, pressLimit: Int = ScreenReplay.defaultPressLimit
  ) throws -> FocusAudit {
    try ExampleAudit.audit(LayoutDocument(text: yaml, file: "random.yaml"), pressLimit: pressLimit)
  }

  /// Twelve rows that scroll, with a button beside the upper ones.
  private nonisolated static let scrolling = """
    model: tv
    size: [700, 400]
    focus: r0
    views:
      - id: list
        kind: scroll
        frame: [40, 20, 300, 360]
        contentSize: [300, 1000]
        views:
    \((0..<12).map { "      - {id: r\($0), kind: button, title: r\($0), frame: [20, \(20 + 80 * $0), 260, 60]}" }.joined(separator: "\n"))
      - {id: aside, kind: button, title: aside, frame: [420, 300, 200, 70]}
    """

  @Test func `an arrow that finds an item once its list has scrolled is no dead end`() throws {
    // Right from r6 leads to the button when the list has scrolled to r6.
    let findings = try audit(Self.scrolling).findings.flatMap(\.unfolded)
    #expect(!findings.contains { $0.rule == .deadEnd && $0.items[0] == "r6" }, "\(findings)")
    try expectReplays(Self.scrolling)
  }

  /// The same rows, scrolled to their middle.
  private nonisolated static let scrolled = scrolling.replacing("focus: r0\n", with: "").replacing(
    "contentSize: [300, 1000]", with: "contentSize: [300, 1000]\n    contentOffset: [0, 330]")

  @Test(arguments: [scrolling, scrolled])
  func `the audited screen, started over, shows what a screen that is opened again does`(
    yaml: String
  ) throws {
    let document = try LayoutDocument(text: yaml, file: "rows.yaml")
    func audit(
      _ screen: (player: ScenePlayer, owner: LayoutController), _ replay: ScreenReplay
    ) throws -> [AuditFinding] {
      try HaloAudit.audit(
        screen.player.window, looks: [AuditLook(name: "dark", appearance: .dark)],
        operability: { screen.owner.operates($0) }, replay: replay
      ).findings
    }
    let reopened = try audit(
      ExampleAudit.open(document), ScreenReplay { try ExampleAudit.open(document) })
    let screen = try ExampleAudit.open(document)
    #expect(screen.owner.canStartOver)
    let startOver: (ScenePlayer) -> Void = { player in
      screen.owner.startOver()
      player.rest()
    }
    let startedOver = try audit(
      screen,
      ScreenReplay(startOver: startOver, opened: screen.player) {
        Issue.record("the screen is opened again")
        return try ExampleAudit.open(document)
      })
    #expect(startedOver == reopened)
    #expect(!reopened.isEmpty)
  }

  @Test func `a row that remembers its item is no drift`() throws {
    let findings = try audit(
      """
      model: tv
      size: [900, 500]
      focus: a
      views:
        - id: upper
          kind: grid
          allowsFocus: true
          remembersLastFocused: true
          frame: [0, 0, 900, 200]
          views:
            - {id: a, kind: cell, title: a, frame: [20, 20, 200, 100]}
            - {id: b, kind: cell, title: b, frame: [320, 20, 200, 100]}
        - {id: wide, kind: button, title: wide, frame: [20, 300, 700, 100]}
      """
    ).findings
    #expect(!findings.contains { $0.rule == .drift }, "\(findings)")
  }

  @Test func `the keys begin with the one that shows a focus that waits for it`() throws {
    let findings = try audit(
      """
      model: pad
      size: [900, 500]
      views:
        - id: g
          kind: grid
          allowsFocus: true
          frame: [40, 120, 800, 340]
          views:
            - {id: c0, kind: cell, title: c0, frame: [0, 0, 200, 100]}
            - {id: c1, kind: cell, title: c1, frame: [300, 0, 200, 100]}
            - {id: c2, kind: cell, title: c2, frame: [550, 200, 200, 100]}
      """
    ).findings
    let finding = try #require(
      findings.flatMap(\.unfolded).first { $0.items.first == "c0" && $0.rule == .deadEnd })
    #expect(finding.keys == "Tab Down")
  }

  @Test func `findings that are not checked because of the limit are left out and counted`() throws
  {
    let rows = (0..<8).map { row in
      (0..<4).map { column in
        "  - {id: i\(row)-\(column), kind: button, title: x\(row)-\(column), "
          + "frame: [\(20 + column * 150 + row % 3 * 60), \(20 + row * 60), 100, 40]}"
      }.joined(separator: "\n")
    }.joined(separator: "\n")
    let yaml = "model: tv\nsize: [900, 600]\nfocus: i0-0\nviews:\n\(rows)\n"
    let whole = try audit(yaml)
    #expect(whole.replay?.unchecked == 0 && whole.remarks == [])
    let part = try audit(yaml, pressLimit: 30)
    let replay = try #require(part.replay)
    #expect(replay.unchecked > 0 && replay.confirmed > 0)
    #expect(
      replay.confirmed + replay.refuted + replay.unchecked
        == (whole.replay.map { $0.confirmed + $0.refuted } ?? 0))
    #expect(part.remarks.first?.contains("\(replay.unchecked) are left out") == true)
    let moves = part.findings.flatMap(\.unfolded).filter { !$0.keys.isEmpty && $0.rule == .drift }
    #expect(moves.count < whole.findings.flatMap(\.unfolded).count { $0.rule == .drift })
  }

  @Test(arguments: TestEffort.seeds(0..<20, few: 6))
  func `findings about random screens happen when their keys are pressed`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for model in TestEffort.cases(FocusModel.all, turn: seed) {
      try expectReplays(RandomLayout.yaml(model: model.name, using: &random))
    }
  }

  // MARK: Replaying

  /// Presses the keys of each finding as `halo trace` does, and expects what the finding says.
  private func expectReplays(_ yaml: String) throws {
    let document = try LayoutDocument(text: yaml, file: "random.yaml")
    for finding in try ExampleAudit.audit(document).findings.flatMap(\.unfolded)
    where !finding.keys.isEmpty {
      guard let end = expectedEnd(of: finding) else { continue }
      let (player, owner) = try ExampleAudit.open(document)
      withExtendedLifetime(owner) {
        for name in finding.keys.split(separator: " ") {
          guard let key = try? Key(name: String(name)) else {
            Issue.record("there is no key \(name)")
            return
          }
          player.press(key)
          player.rest()
        }
        #expect(
          player.focusedLabel == end, "\(finding.rule) \(finding.why) \(finding.keys)\n\(yaml)")
      }
    }
  }

  /// The item that has the focus at the end, by the words of the finding; nil if they do not say.
  private func expectedEnd(of finding: AuditFinding) -> String? {
    let why = finding.why
    switch finding.rule {
    case .drift: return why.firstMatch(of: /end at (\S+)\.$/).map { String($0.1) }
    case .passedOver, .sideways: return why.firstMatch(of: /goes to (\S+),/).map { String($0.1) }
    case .deadEnd: return why.firstMatch(of: /from (\S+) leads nowhere/).map { String($0.1) }
    case .oneWay: return why.firstMatch(of: /to (\S+), but \S+ stays there/).map { String($0.1) }
    case .readingOrder: return finding.items.first
    case .nameless, .tooSmall, .samePlace, .indicatorMissing, .indicatorWeak, .indicatorEdge,
      .indicatorClipped, .hiddenOnFocus, .offScreenFocus, .looksSelected, .focusableNotOperable:
      return finding.items.first
    default: return nil
    }
  }
}
