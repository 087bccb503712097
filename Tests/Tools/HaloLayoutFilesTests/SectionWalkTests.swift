import Testing

/// Sections of layouts, which lead into their contents.
@MainActor
struct SectionWalkTests {
  @Test func `an arrow that meets a section leads to what is inside`() throws {
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
}
