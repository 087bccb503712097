import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The looks of adjustable controls in all states.
@MainActor
struct AdjustablePictureTests {
  @Test(
    "adjustable controls look like their golden pictures",
    arguments: [("light", "catalyst"), ("dark", "catalyst"), ("tv", "tv")])
  func states(name: String, model: String) throws {
    let sheet = AdjustableSheet(
      model: try #require(FocusModel.named(model)),
      appearance: name == "light" ? .light : .dark)
    expectPicture(try sheet.picture(), matches: "adjustables-\(name)")
  }
}
