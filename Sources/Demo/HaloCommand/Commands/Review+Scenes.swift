import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloFilming
import HaloHosting
import HaloImageFiles
import HaloLayoutFiles
import HaloReview
import HaloSceneGraph

extension Review {
  /// Returns a review with each scene after the keys, in each of its appearances, contrasts and
  /// directions, and with reduced motion if that makes a difference.
  @MainActor
  func catalogue(_ audit: AuditFile?) throws -> PictureReview {
    let renderer = try Renderer.withFonts()
    let presses = try parseKeys(keys ?? "Tab")
    var review = PictureReview(
      catalogue: "Halo’s scenes", versions: Self.versions, audit: audit)
    let shots = DemoScene.all.flatMap { scene in
      SceneLook.all.filter { $0.isOf(scene) }.map { own in
        var own = own
        own.television = look?.look
        return (scene, own)
      }
    }
    try Interruption.heeded { check in
      let progress = progress.begin(of: shots.count)
      defer { progress.end() }
      for (scene, look) in shots {
        try check()
        progress.next(look.path(of: scene))
        let full = try look.shot(of: scene, presses, by: renderer)
        try review.add(full.file, path: look.path(of: scene))
        var reduced = look
        reduced.isMotionReduced = true
        let other = try reduced.shot(of: scene, presses, by: renderer)
        if full.png != other.png { try review.add(other.file, path: reduced.path(of: scene)) }
      }
    }
    review.reduce(keepingAllThatNeedsLook: false)
    return review
  }
}

/// A combination of settings in which a scene is drawn.
private struct SceneLook {
  var style: UserInterfaceStyle
  var contrast: AccessibilityContrast
  var direction: LayoutDirection
  var isMotionReduced = false
  /// The look of focus on a television; nil for the default.
  var television: TelevisionLook?

  static let all: [SceneLook] = [.light, .dark].flatMap { style in
    [.normal, .high].flatMap { contrast in
      [.leftToRight, .rightToLeft].map { direction in
        SceneLook(style: style, contrast: contrast, direction: direction)
      }
    }
  }

  /// Returns whether a scene has this combination: TV scenes are always dark.
  func isOf(_ scene: DemoScene) -> Bool {
    scene.appearance(preferences.appearance()).userInterfaceStyle == style
  }

  /// Returns a unique path, with the words that `PictureLooks` reads.
  func path(of scene: DemoScene) -> String {
    let words = [
      style == .dark ? "dark" : "light", contrast == .high ? "high" : "normal",
      isMotionReduced ? "reduced" : "full", direction == .rightToLeft ? "rtl" : "ltr",
    ]
    return "\(words.joined(separator: "-"))/\(scene.id).png"
  }

  private var preferences: AppearancePreferences {
    AppearancePreferences(
      userInterfaceStyle: style, accessibilityContrast: contrast,
      prefersReducedMotion: isMotionReduced, accent: nil, televisionLook: television)
  }

  /// Draws a scene after the keys.
  ///
  /// - Returns: the picture, and the same picture with text entries that describe it.
  @MainActor
  func shot(
    of scene: DemoScene, _ presses: [NamedKey], by renderer: Renderer
  ) throws -> (png: [UInt8], file: [UInt8]) {
    var looks = ScreenLooks()
    looks.options = preferences
    looks.direction = direction
    let opened = OpenedScreen(
      scene, looks: looks, modifiers: nil, textMeasurer: renderer.text)
    let player = opened.player
    player.rest()
    var explanation: FocusExplanation?
    for press in presses {
      explanation = player.press(press.key).explanation ?? explanation
      player.rest()
    }
    let png = try renderer.picture(of: player.frame(), scale: 1).png()
    try opened.check(presses)
    let why = explanation?.inOneLine
    let size = scene.size
    let entries = [
      ("Screen", scene.title), ("Focus model", scene.model.name), ("Looks", words),
      ("Size", "\(Int(size.width)) × \(Int(size.height)) points"),
      ("Keys", presses.map(\.name).joined(separator: " ")),
      ("Focused", player.focusedLabel ?? "nothing"), ("Why", why ?? ""),
    ]
    return (png, PNGText.adding(entries.map { (keyword: $0.0, text: $0.1) }, to: png))
  }

  /// The words for the settings, as the instruments write them.
  private var words: String {
    [
      style == .dark ? "dark" : "light",
      contrast == .high ? "increased contrast" : "normal contrast",
      isMotionReduced ? "reduced motion" : "full motion",
      direction == .rightToLeft ? "right to left" : "left to right",
      television.map { "the look of \($0.name)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
