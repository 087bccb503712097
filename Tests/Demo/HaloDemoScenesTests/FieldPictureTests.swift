import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// What fields look like while they are edited.
@MainActor
struct FieldPictureTests {
  @Test(
    "edited fields look on the desk as they did", arguments: [("light", false), ("dark", true)])
  func desk(name: String, isDark: Bool) throws {
    let sheet = FieldSheet(model: .catalyst, appearance: isDark ? .dark : .light)
    expectPicture(try sheet.picture(), matches: "fields-\(name)")
  }

  @Test("edited fields look on the television as they did")
  func television() throws {
    expectPicture(
      try FieldSheet(model: .tv, appearance: .dark).picture(), matches: "fields-tv")
  }

  @Test("edited fields look from right to left as they did")
  func mirrored() throws {
    let sheet = FieldSheet(model: .catalyst, appearance: .light, direction: .rightToLeft)
    expectPicture(try sheet.picture(), matches: "fields-mirrored")
  }
}
