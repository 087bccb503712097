import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The looks of text fields while they are edited.
@MainActor
struct FieldPictureTests {
  @Test(
    "edited fields on the desktop look like their golden pictures",
    arguments: [("light", false), ("dark", true)])
  func desk(name: String, isDark: Bool) throws {
    let sheet = FieldSheet(model: .catalyst, appearance: isDark ? .dark : .light)
    expectPicture(try sheet.picture(), matches: "fields-\(name)")
  }

  @Test("edited fields on a television look like their golden picture")
  func television() throws {
    expectPicture(
      try FieldSheet(model: .tv, appearance: .dark).picture(), matches: "fields-tv")
  }

  @Test("edited fields in a right-to-left layout look like their golden picture")
  func mirrored() throws {
    let sheet = FieldSheet(model: .catalyst, appearance: .light, direction: .rightToLeft)
    expectPicture(try sheet.picture(), matches: "fields-mirrored")
  }
}
