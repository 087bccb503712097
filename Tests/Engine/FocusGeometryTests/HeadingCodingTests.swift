import FocusGeometry
import Foundation
import Testing

struct HeadingCodingTests {
  private static let rawValues: [(FocusHeading, UInt)] = [
    (.up, 1), (.down, 2), (.left, 4), (.right, 8), (.next, 16), (.previous, 32), (.first, 256),
    (.last, 512),
  ]

  @Test(arguments: rawValues)
  func `the raw values of headings are UIKit's`(heading: FocusHeading, raw: UInt) {
    #expect(heading.rawValue == raw)
  }

  private static let names: [(FocusHeading, String)] = [
    (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"),
    (.previous, "previous"), (.first, "first"), (.last, "last"), ([], ""),
    ([.left, .up], "up+left"),
  ]

  @Test(arguments: names)
  func `a heading is encoded as its name and decoded from it`(heading: FocusHeading, name: String)
    throws
  {
    let data = try JSONEncoder().encode([heading])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(name)\"]")
    #expect(try JSONDecoder().decode([FocusHeading].self, from: data) == [heading])
  }

  @Test func `decoding an unknown heading throws an error`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FocusHeading].self, from: Data("[\"up+sideways\"]".utf8))
    }
  }

  private static let directional: [(FocusHeading, Bool)] = [
    (.up, true), ([.down, .right], true), (.next, false), (.last, false), ([], false),
    ([.up, .next], false),
  ]

  @Test(arguments: directional)
  func `only straight and diagonal headings are directional`(heading: FocusHeading, expected: Bool)
  {
    #expect(heading.isDirectional == expected)
  }
}
