import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// What adjustable controls look like in all states.
@MainActor
struct AdjustablePictureTests {
  @Test(
    "adjustable controls look as they did",
    arguments: [("light", "catalyst"), ("dark", "catalyst"), ("tv", "tv")])
  func states(name: String, model: String) throws {
    let sheet = AdjustableSheet(
      model: try #require(FocusModel.named(model)),
      appearance: name == "light" ? .light : .dark)
    expectPicture(try sheet.picture(), matches: "adjustables-\(name)")
  }
}
