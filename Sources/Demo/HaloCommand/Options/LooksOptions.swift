import ArgumentParser
import FocusEngine
import FocusGeometry
import HaloHosting
import HaloSceneGraph

/// The options for appearance and direction, for every command that shows a screen.
struct LooksOptions: ParsableArguments {
  @Option(help: "light or dark; TV scenes are dark in any case.")
  var appearance: AppearanceArgument?

  @Option(help: "normal or high: how strongly things stand out.")
  var contrast: ContrastArgument?

  @Option(help: "full or reduced: whether things move, or change at once.")
  var motion: MotionArgument?

  @Option(
    help: """
      ltr or rtl: from which side a line is read; a layout's own, or that of the language, unless \
      given.
      """)
  var direction: DirectionArgument?

  @Option(
    help: ArgumentHelp(
      "The colour of focus: \(AccentColor.named.map(\.name).joined(separator: ", ")) or #RRGGBB.",
      valueName: "colour"))
  var accent: AccentArgument?

  /// The preferences that the options name.
  var preferences: AppearancePreferences {
    AppearancePreferences(
      userInterfaceStyle: appearance?.style, accessibilityContrast: contrast?.contrast,
      prefersReducedMotion: motion.map { $0 == .reduced }, accent: accent?.accent)
  }

  var layoutDirection: LayoutDirection? { direction?.layoutDirection }
}

enum AppearanceArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  var style: UserInterfaceStyle { self == .dark ? .dark : .light }
}

enum ContrastArgument: String, ExpressibleByArgument, CaseIterable {
  case normal, high

  var contrast: AccessibilityContrast { self == .high ? .high : .normal }
}

enum MotionArgument: String, ExpressibleByArgument, CaseIterable {
  case full, reduced
}

enum DirectionArgument: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl

  var layoutDirection: LayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// The name of a system colour, or `#RRGGBB`.
struct AccentArgument: ExpressibleByArgument {
  let accent: AccentColor

  static let defaultCompletionKind = CompletionKind.list(AccentColor.named.map(\.name))

  init?(argument: String) {
    guard let accent = AccentColor.named(argument) else { return nil }
    self.accent = accent
  }
}
