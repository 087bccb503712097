import Testing

/// Sections of layouts, which lead into their contents, and the offsets to which layouts scroll.
@MainActor
struct SectionWalkTests {
  @Test func `an arrow that meets a section leads to the items inside`() throws {
    #expect(
      try failures(
        of: """
          layout:
            model: tv
            focus: upper
            views:
              - {id: upper, kind: button, frame: [20, 20, 200, 60]}
              - {id: lower, kind: button, frame: [20, 300, 200, 60]}
              - id: area
                section: true
                frame: [300, 0, 500, 400]
                views:
                  - {id: play, kind: button, frame: [20, 20, 200, 60]}
                  - {id: trailer, kind: button, frame: [260, 20, 200, 60]}
          walk:
            - {key: Down, expect: lower}
            - {key: Right, expect: play}
            - {key: Right, expect: trailer}
            - {key: Left, repeat: 2, expect: upper}
            - {set: {area: {prefers: [trailer]}}}
            - {key: Right, expect: trailer}
            - {key: Left, repeat: 2, expect: upper}
            - {set: {area: {section: false}}}
            - {key: Down, expect: lower}
            - {key: Right, expect: lower, outcome: stayed}
            - {set: {area: {section: true}}}
            - {key: Right, expect: trailer}
          """) == [])
  }

  private static func page(_ snap: String) -> String {
    """
    layout:
      model: tv
      size: [400, 300]
      focus: b0
      views:
        - id: page
          kind: scroll
          frame: [0, 0, 400, 200]
          contentSize: [400, 700]
          snap: \(snap)
          views:
            - {id: b0, kind: button, frame: [100, 0, 200, 60]}
            - {id: b1, kind: button, frame: [100, 100, 200, 60]}
            - {id: b2, kind: button, frame: [100, 200, 200, 60]}
            - {id: row, frame: [0, 290, 400, 90], views: [{id: b3, kind: button, frame: [100, 10, 200, 60]}]}
            - {id: b4, kind: button, frame: [100, 400, 200, 60]}
            - {id: b5, kind: button, frame: [100, 500, 200, 60]}
            - {id: b6, kind: button, frame: [100, 600, 200, 60]}
    walk:

    """
  }

  @Test func `the item that gets the focus is scrolled to the middle`() throws {
    #expect(
      try failures(
        of: Self.page("center") + """
            - {expect: b0, offset: {view: page, x: 0, y: 0}}
            - {key: Down, expect: b1, offset: {view: page, y: 30}}
            - {key: Down, expect: b2, offset: {view: page, y: 130}}
            - {key: Down, expect: b3, offset: {view: page, y: 235}}     # with its row
            - {key: Down, repeat: 3, expect: b6, offset: {view: page, y: 500}}
            - {key: Up, expect: b5, offset: {view: page, y: 430}}
          """) == [])
  }

  @Test func `the item that gets the focus is scrolled to the beginning, after the margin`() throws
  {
    #expect(
      try failures(
        of: Self.page("start") + """
            - {key: Down, expect: b1, offset: {view: page, y: 52}}
            - {key: Down, repeat: 2, expect: b3, offset: {view: page, y: 242}}
            - {key: Down, repeat: 3, expect: b6, offset: {view: page, y: 500}}
            - {set: {page: {snap: nearest}}}
            - {key: Up, expect: b5, inSight: b5}
          """) == [])
  }

  @Test func `the beginning is on the right in a layout from right to left`() throws {
    #expect(
      try failures(
        of: """
          layout:
            model: tv
            direction: rtl
            size: [400, 300]
            focus: b2
            views:
              - id: row
                kind: scroll
                frame: [0, 0, 400, 200]
                contentSize: [1000, 200]
                snap: start
                views:
                  - {id: b0, kind: button, frame: [0, 50, 200, 60]}
                  - {id: b1, kind: button, frame: [300, 50, 200, 60]}
                  - {id: b2, kind: button, frame: [700, 50, 200, 60]}
          walk:
            - {key: Left, expect: b1, offset: {view: row, x: 148}}
          """) == [])
  }
}
