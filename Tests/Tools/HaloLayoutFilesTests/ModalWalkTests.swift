import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Modal views of layouts, which are presented while they are not hidden.
@MainActor
struct ModalWalkTests {
  private static func layout(_ model: String = "tv", focus: String = "b") -> String {
    """
    layout:
      model: \(model)
      focus: \(focus)
      views:
        - {id: a, kind: cell, frame: [60, 40, 200, 80]}
        - {id: b, kind: cell, frame: [300, 40, 200, 80]}
        - {id: under, kind: cell, frame: [560, 300, 160, 80]}
        - id: popup
          modal: true
          hidden: true
          frame: [400, 200, 480, 320]
          views:
            - {id: ok, kind: cell, frame: [140, 60, 200, 80]}
            - {id: cancel, kind: cell, frame: [140, 180, 200, 80]}
        - id: second
          modal: true
          hidden: true
          frame: [440, 240, 400, 240]
          views: [{id: close, kind: cell, frame: [100, 80, 200, 80]}]
    walk:

    """
  }

  @Test(arguments: ["tv", "pad", "catalyst", "android", "html"])
  func `focus goes into a presented view, stays there, and returns`(model: String) throws {
    #expect(
      try failures(
        of: Self.layout(model) + """
            - {expect: b, inSight: [a, b]}
            - {key: Tab}
            - {request: a, expect: a}
            - {present: popup, expect: ok, inSight: [ok, cancel]}
            - {key: Up, expect: ok, outcome: stayed}
            - {request: b, expect: ok, outcome: stayed}
            - {dismiss: popup, expect: a}
            - {set: {popup: {hidden: false}}, expect: ok}
            - {key: Escape, expect: a}
            - {present: popup, expect: ok}
            - {set: {popup: {hidden: true}}, expect: a}
          """) == [])
  }

  @Test func `Tab and arrows stay inside a presented view`() throws {
    #expect(
      try failures(
        of: Self.layout() + """
            - {present: popup, expect: ok}
            - {key: Tab, expect: cancel}
            - {key: Tab, expect: ok}
            - {key: Right, expect: ok, outcome: stayed}
            - {key: Down, expect: cancel}
            - {key: Down, expect: cancel, outcome: stayed}
          """) == [])
  }

  @Test func `a view is presented above earlier ones, and dismissed together with them`() throws {
    #expect(
      try failures(
        of: Self.layout() + """
            - {present: second, expect: close}
            - {present: popup, expect: ok}
            - {key: Down, expect: cancel}
            - {key: Escape, expect: close}
            - {key: Escape, expect: b}
            - {present: popup, expect: ok}
            - {key: Down, expect: cancel}
            - {present: second, expect: close}
            - {dismiss: second, expect: cancel}
            - {present: second, expect: close}
            - {dismiss: popup, expect: b}
            - {present: second, expect: close}
          """) == [])
  }

  @Test func `views that are shown at first are presented in the order of the file`() throws {
    #expect(
      try failures(
        of: Self.layout().replacing("hidden: true", with: "hidden: false") + """
            - expect: close
            - {dismiss: second, expect: ok}
            - {key: Escape, expect: b}
          """) == [])
  }

  @Test func `focus can begin at a view inside a presented view, or nowhere`() throws {
    let shown = "hidden: false"
    #expect(
      try failures(
        of: Self.layout(focus: "cancel").replacing("hidden: true", with: shown) + """
            - {expect: close}
            - {dismiss: second, expect: cancel}
          """) == [])
    #expect(
      try failures(
        of: Self.layout(focus: "none").replacing("hidden: true", with: shown) + """
            - {expect: none}
            - {key: Tab, expect: close}
          """) == [])
  }

  @Test func `a modal view can be removed, inserted, and put back into the layout`() throws {
    #expect(
      try failures(
        of: Self.layout() + """
            - {present: popup, expect: ok}
            - {remove: popup, expect: b}
            - insert:
                view:
                  id: popup
                  modal: true
                  frame: [0, 300, 400, 100]
                  views: [{id: ok, kind: cell, frame: [10, 10, 100, 80]}]
              expect: ok
            - {key: Escape, expect: b}
            - {set: {popup: {modal: false, hidden: false}}, expect: b}
            - {request: ok, expect: ok}
            - {key: Up, expect: a}
            - {set: {popup: {modal: true}}, expect: ok}
            - {key: Up, expect: ok, outcome: stayed}
          """) == [])
  }

  @Test func `a view is presented where its frame says, also in a window of another size`() throws {
    let stage = try LayoutStage(
      """
      size: [400, 300]
      views:
        - {id: a, kind: cell, frame: [0, 0, 100, 100]}
        - {id: popup, modal: true, frame: [100, 60, 200, 150]}
      """)
    let window = stage.player.window
    let popup = try stage.view("popup")
    #expect(window.presentations.top != nil)
    #expect(
      popup.convert(popup.bounds, to: window) == CGRect(x: 100, y: 60, width: 200, height: 150))
    window.resize(to: CGSize(width: 800, height: 600), scale: 1)
    stage.player.rest()
    #expect(
      popup.convert(popup.bounds, to: window) == CGRect(x: 200, y: 120, width: 400, height: 300))
  }

  @Test func `the audit finds nothing wrong in a view that is presented and that Escape dismisses`()
    throws
  {
    let stage = try LayoutStage(
      """
      views:
        - {id: a, kind: button, title: A, frame: [100, 100, 200, 80]}
        - id: popup
          modal: true
          frame: [400, 200, 480, 320]
          views: [{id: ok, kind: button, title: OK, frame: [140, 60, 200, 80]}]
      """)
    let audit = HaloAudit.audit(
      stage.player.window, operability: { stage.controller.operates($0) })
    #expect(audit.graph?.eligible.count == 1)
    let wrong = audit.findings.filter { [.modalLeak, .trap, .changeOnFocus].contains($0.rule) }
    #expect(wrong.isEmpty, "\(wrong.map(\.why))")
  }

  @Test func `the audit of a walk follows presentations and dismissals`() throws {
    let walk =
      Self.layout() + """
          - {present: popup, expect: ok}
          - {key: Down, expect: cancel}
          - {key: Escape, expect: b}
        """
    let audit = try WalkAudit(name: "walk") { try walkRunner(walk) }.run()
    let wrong = audit.findings.filter { [.lostFocus, .modalLeak, .trap].contains($0.rule) }
    #expect(wrong.isEmpty, "\(wrong.map(\.why))")
  }
}
