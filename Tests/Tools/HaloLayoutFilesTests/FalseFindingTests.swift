import FocusEngine
import Foundation
import HaloAudit
import HaloGoldenTesting
import Testing

@testable import HaloLayoutFiles

/// Screens about which the audit once reported findings that were not true.
@MainActor
struct FalseFindingTests {
  private func rules(_ text: String) throws -> [AuditRule] {
    try ExampleAudit.findings(inLayout: text).map(\.rule)
  }

  /// WCAG 2.4.11 is about other content.
  @Test func `a button that fills a focusable card is nested and does not hide it`() throws {
    let found = try rules(
      """
      model: html
      size: [500, 200]
      views:
        - id: link
          focusable: true
          label: The whole card
          frame: [40, 40, 200, 80]
          views:
            - {id: button, kind: button, title: Open, frame: [0, 0, 200, 80]}
      """)
    #expect(found == [.nestedFocusable])
  }

  /// Cards of React Native TV, as `halo import` writes them.
  @Test func `cards that a part of their own fills are only reported as nested`() throws {
    let found = try rules(
      """
      model: android
      size: [1920, 1080]
      focus: film-one
      views:
        - id: film-one
          kind: button
          title: Film one
          frame: [80, 200, 480, 270]
          views:
            - {id: tile, frame: [0, 0, 480, 270], focusable: true}
        - id: film-two
          kind: button
          title: Film two
          frame: [600, 200, 480, 270]
          views:
            - {id: tile-2, frame: [0, 0, 480, 270], focusable: true}
      """)
    #expect(found == [.nestedFocusable])
  }

  @Test(arguments: [0, 6, 20])
  func `a halo along a path counts, however far it lies from the item`(distance: Int) throws {
    let (near, right, bottom) = (-distance, 200 + distance, 60 + distance)
    let found = try ExampleAudit.findings(
      inLayout: """
        model: pad
        size: [640, 400]
        focus: card
        views:
          - id: card
            kind: button
            title: Card
            focusable: true
            frame: [200, 150, 200, 60]
            halo: {shape: path, path: "M \(near) \(near) L \(right) \(near) L \(right) \(bottom) L \(near) \(bottom) Z"}
        """)
    #expect(
      !found.contains { [.indicatorMissing, .indicatorWeak].contains($0.rule) },
      "\(found.map(\.why))")
  }

  @Test func `a card that its own button covers cannot be reached and is reported as nested`()
    throws
  {
    let found = try ExampleAudit.findings(
      inLayout: """
        model: tv
        size: [960, 540]
        focus: other
        views:
          - {id: other, kind: button, title: Other, frame: [60, 60, 200, 80]}
          - id: card
            kind: button
            title: Card
            frame: [300, 60, 200, 80]
            views:
              - {id: open, kind: button, title: Open, frame: [0, 0, 200, 80]}
        """)
    #expect(found.map(\.rule) == [.nestedFocusable])
    #expect(found.first?.items == ["open", "card"])
  }

  @Test func `a wrapper around a button that has the focus is not another control`() throws {
    let found = try rules(
      """
      model: tv
      size: [960, 540]
      focus: other
      views:
        - {id: other, kind: button, title: Other, frame: [60, 60, 200, 80]}
        - id: outer
          kind: button
          label: Menu
          focusable: false
          frame: [300, 60, 200, 80]
          views:
            - {id: inner, kind: button, title: Menu, frame: [2, 2, 196, 76]}
      """)
    #expect(!found.contains(.operableNotFocusable))
  }

  @Test func `a button beneath another one of its size is reported`() throws {
    let found = try ExampleAudit.findings(
      inLayout: """
        model: tv
        size: [960, 540]
        focus: other
        views:
          - {id: other, kind: button, title: Other, frame: [60, 60, 200, 80]}
          - {id: below, kind: button, title: Below, frame: [300, 60, 200, 80]}
          - {id: above, kind: button, title: Above, frame: [300, 60, 200, 80]}
        """)
    #expect(found.map(\.rule) == [.operableNotFocusable])
    #expect(found.first?.items == ["below"])
  }

  @Test func `a scroll view around a field is no item of its own`() throws {
    let found = try rules(
      """
      model: html
      size: [800, 500]
      views:
        - id: pane
          kind: scroll
          focusable: true
          frame: [40, 40, 720, 300]
          views:
            - {id: notes, kind: text-field, title: Notes, frame: [0, 0, 720, 300]}
      """)
    #expect(Set(found).isDisjoint(with: [.nestedFocusable, .nameless, .hiddenOnFocus]))
  }

  @Test func `the page in a tab of a recorded program is not nested in the tab`() throws {
    let found = try rules(
      """
      model: html
      size: [800, 500]
      backdrop: program.png
      views:
        - id: tab
          kind: region
          role: tab
          label: General
          focusable: true
          frame: [40, 40, 120, 40]
          views:
            - {id: apply, kind: region, role: button, label: Apply, focusable: true, frame: [40, 100, 200, 60]}
      """)
    #expect(!found.contains(.nestedFocusable))
  }

  /// F10 and Alt with a letter operate a menu bar.
  @Test func `the titles of a menu bar need no focus, and a row of a list does`() throws {
    let found = try ExampleAudit.findings(
      inLayout: """
        model: html
        size: [800, 500]
        backdrop: program.png
        views:
          - {id: file, kind: region, role: list item, label: File, frame: [0, 0, 50, 28]}
          - {id: edit, kind: region, role: list item, label: Edit, frame: [50, 0, 50, 28]}
          - id: list
            kind: region
            role: list
            label: Files
            frame: [40, 60, 300, 80]
            views:
              - {id: row, kind: region, role: list item, label: Notes, frame: [0, 0, 300, 30]}
          - {id: save, kind: region, role: button, label: Save, focusable: true, frame: [40, 160, 200, 60]}
        """
    ).filter { $0.rule == .operableNotFocusable }
    #expect(found.map(\.items) == [["row"]])
  }

  @Test func `a button of a toolbar without the focus is a note`() throws {
    let found = try ExampleAudit.findings(
      inLayout: """
        model: html
        size: [800, 500]
        views:
          - id: toolbar
            frame: [0, 0, 800, 60]
            views:
              - {id: print, kind: button, title: Print, focusable: false, frame: [20, 10, 120, 40]}
          - {id: save, kind: button, title: Save, frame: [40, 160, 200, 60]}
        """
    ).filter { $0.rule == .operableNotFocusable }
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `a ring inside a picture that fills its cell is an indicator`() throws {
    let found = try rules(
      """
      model: pad
      size: [800, 300]
      views:
        - id: grid
          kind: grid
          allowsFocus: true
          frame: [20, 20, 500, 200]
          views:
            - {id: one, kind: cell, title: One, frame: [0, 0, 200, 80]}
            - id: two
              kind: cell
              label: Two
              frame: [220, 0, 200, 80]
              views: [{id: picture, kind: image, color: "#3080a0", frame: [0, 0, 200, 80]}]
      """)
    #expect(!found.contains(.indicatorMissing))
  }
}
