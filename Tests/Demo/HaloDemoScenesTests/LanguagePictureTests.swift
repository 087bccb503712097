import FocusGeometry
import FocusTesting
import Foundation
import HaloControls
import HaloLocalization
import HaloSceneGraph
import Testing

@testable import HaloControllers

/// Pictures of one screen under four values of `LANG`, in which no text is cut.
@MainActor
struct LanguagePictureTests {
  nonisolated static let languages = ["ar_EG", "de_DE", "es_ES", "ja_JP"]

  /// Performs `actions` on the screen, in a language.
  private func show(
    in language: String, _ actions: (FocusHarness, LanguageScreen) throws -> Void
  ) throws {
    try LanguageScreen.localization(in: "\(language).UTF-8").performAsCurrent {
      let screen = LanguageScreen()
      let navigation = NavigationController(rootViewController: ViewController())
      navigation.pushViewController(screen, animated: false)
      let harness = FocusHarness(
        root: navigation, size: LanguageScreen.size, model: .catalyst,
        direction: Localization.current.layoutDirection)
      harness.window.isFullKeyboardAccessEnabled = true
      try actions(harness, screen)
    }
  }

  /// Expects every text to be complete, even where a panel covers some of them.
  private func expectNothingCut(_ harness: FocusHarness) {
    #expect(TextReview(harness.window).faults.filter { $0.contains("” is cut") } == [])
  }

  private func expect(
    _ harness: FocusHarness, in region: CGSize? = nil, matches name: String
  ) throws {
    expectNothingCut(harness)
    let bounds = harness.window.bounds
    let part = region.map { size in
      bounds.insetBy(dx: (bounds.width - size.width) / 2, dy: (bounds.height - size.height) / 2)
    }
    expectPicture(try harness.picture(of: part), matches: name)
  }

  @Test(arguments: languages)
  func `a screen and its menu are in the language of the user`(language: String) throws {
    try show(in: language) { harness, screen in
      try harness.press("Tab")
      expectNothingCut(harness)
      (screen.editItem.view as? BarButton)?.primaryAction?()
      harness.player.rest()
      try expect(harness, matches: "language-\(language)-menu")
    }
  }

  @Test(arguments: languages)
  func `an alert is in the language of the user`(language: String) throws {
    try show(in: language) { harness, screen in
      screen.ask()
      harness.player.rest()
      let size = CGSize(width: 360, height: 160)
      try expect(harness, in: size, matches: "language-\(language)-alert")
    }
  }

  @Test(arguments: languages)
  func `the list of shortcuts has the user's names of commands and keys`(
    language: String
  ) throws {
    try show(in: language) { harness, _ in
      try harness.press("Tab ctrl+?")
      #expect(harness.window.showsShortcuts)
      let size = CGSize(width: 480, height: 440)
      try expect(harness, in: size, matches: "language-\(language)-shortcuts")
    }
  }

  @Test(arguments: languages)
  func `panels of full keyboard access have room for every language`(language: String) throws {
    try show(in: language) { harness, _ in
      for keys in ["Tab Tab+f", "z z z", "Escape Tab+z"] {
        try harness.press(keys)
        expectNothingCut(harness)
      }
    }
  }
}
