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
import HaloSourceText

extension Review {
  /// Returns a review with each scene or layout after the keys, in each of its appearances,
  /// contrasts and directions, and with reduced motion if that makes a difference.
  ///
  /// - Throws: `SourceError` or `SourceErrors` for layouts that cannot be read, and errors of
  ///   drawing.
  @MainActor
  func catalogue(_ audit: AuditFile?) throws -> PictureReview {
    let renderer = try Renderer.withFonts()
    let presses = try parseKeys(keys ?? "Tab")
    let screens = try layouts.map(CatalogueScreen.layouts) ?? CatalogueScreen.scenes
    let title = layouts.map { "Layouts in \($0)" } ?? "Halo’s scenes"
    var review = PictureReview(catalogue: title, versions: Self.versions, audit: audit)
    let shots = screens.flatMap { screen in
      ScreenLook.all.filter { $0.isOf(screen.screen) }.map { own in
        var own = own
        own.television = look?.look
        return (screen, own)
      }
    }
    try Interruption.heeded { check in
      let progress = progress.begin(of: shots.count)
      defer { progress.end() }
      for (screen, look) in shots {
        try check()
        progress.next(look.path(of: screen))
        let full = try look.shot(of: screen, presses, by: renderer)
        try review.add(full.file, path: look.path(of: screen))
        var reduced = look
        reduced.isMotionReduced = true
        let other = try reduced.shot(of: screen, presses, by: renderer)
        if full.png != other.png { try review.add(other.file, path: reduced.path(of: screen)) }
      }
    }
    review.reduce(keepingAllThatNeedsLook: false)
    return review
  }
}

/// A screen of a catalogue.
@MainActor
private struct CatalogueScreen {
  let screen: any Screen
  /// The name, which no other screen has.
  let name: String
  let title: String

  static var scenes: [CatalogueScreen] {
    DemoScene.all.map { CatalogueScreen(screen: $0, name: $0.id, title: $0.title) }
  }

  /// Returns the layouts that a path leads to: those in a folder, or one in a file.
  ///
  /// - Throws: `SourceError` or `SourceErrors` for layouts that cannot be read; `CommandError` if
  ///   there is none.
  static func layouts(_ path: String) throws -> [CatalogueScreen] {
    let files = try ScreenFiles.named([path]).map { file in
      do {
        return try file.get()
      } catch {
        throw CommandError("\(error)")
      }
    }
    let layouts = files.filter { WalkDocument.isWalk(path: $0) != true }
    guard !layouts.isEmpty else { throw CommandError("\(path): the folder contains no layout") }
    let beginning = path.hasSuffix("/") ? path : path + "/"
    let titles = layouts.map { file in
      file.hasPrefix(beginning) ? String(file.dropFirst(beginning.count)) : file
    }
    let stems = titles.map { ($0 as NSString).deletingPathExtension }
    return try SourceMistakes.collecting(Array(layouts.indices)) { index in
      let (title, stem) = (titles[index], stems[index])
      // Files that differ only in their endings keep these.
      let isOnly = stems.count { $0 == stem } == 1
      return CatalogueScreen(
        screen: try LayoutScreen(path: layouts[index]), name: isOnly ? stem : title, title: title)
    }
  }

  /// Returns the screen with views of its own, since a layout's views are in one window only.
  ///
  /// - Throws: `SourceError` for a picture that is no longer there.
  func copy() throws -> any Screen { try (screen as? LayoutScreen)?.copy() ?? screen }
}

/// A combination of settings in which a screen is drawn.
private struct ScreenLook {
  var style: UserInterfaceStyle
  var contrast: AccessibilityContrast
  var direction: LayoutDirection
  var isMotionReduced = false
  /// The look of focus on a television; nil for the default.
  var television: TelevisionLook?

  static let all: [ScreenLook] = [.light, .dark].flatMap { style in
    [.normal, .high].flatMap { contrast in
      [.leftToRight, .rightToLeft].map { direction in
        ScreenLook(style: style, contrast: contrast, direction: direction)
      }
    }
  }

  /// Returns whether a screen has this combination: TV scenes are always dark.
  @MainActor
  func isOf(_ screen: any Screen) -> Bool {
    screen.appearance(looks).userInterfaceStyle == style
  }

  /// Returns a unique path, with the words that `PictureLooks` reads.
  @MainActor
  func path(of screen: CatalogueScreen) -> String {
    let words = [
      style == .dark ? "dark" : "light", contrast == .high ? "high" : "normal",
      isMotionReduced ? "reduced" : "full", direction == .rightToLeft ? "rtl" : "ltr",
    ]
    return "\(words.joined(separator: "-"))/\(screen.name).png"
  }

  private var preferences: AppearancePreferences {
    AppearancePreferences(
      userInterfaceStyle: style, accessibilityContrast: contrast,
      prefersReducedMotion: isMotionReduced, accent: nil, televisionLook: television)
  }

  private var looks: ScreenLooks {
    var looks = ScreenLooks()
    looks.options = preferences
    looks.direction = direction
    return looks
  }

  /// Draws a screen after the keys.
  ///
  /// - Returns: the picture, and the same picture with text entries that describe it.
  @MainActor
  func shot(
    of screen: CatalogueScreen, _ presses: [NamedKey], by renderer: Renderer
  ) throws -> (png: [UInt8], file: [UInt8]) {
    let opened = OpenedScreen(
      try screen.copy(), looks: looks, modifiers: nil, textMeasurer: renderer.text)
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
    let size = screen.screen.size
    let entries = [
      ("Screen", screen.title), ("Focus model", screen.screen.model.name), ("Looks", words),
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
