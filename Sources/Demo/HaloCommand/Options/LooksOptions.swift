import ArgumentParser
import FocusEngine
import FocusGeometry
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// The options for appearance and direction, for every command that shows a screen.
struct LooksOptions: ParsableArguments {
  @Option(help: "The appearance; television scenes are always dark.")
  var appearance: AppearanceArgument?

  @Option(help: "The contrast of the appearance.")
  var contrast: ContrastArgument?

  @Option(help: "Whether things move, or change at once with reduced motion.")
  var motion: MotionArgument?

  @Option(help: "The look of focus on a television, by the system that shows it.")
  var look: LookArgument?

  @Option(help: "Whether glass and panes show what is behind them, or are opaque when reduced.")
  var transparency: TransparencyArgument?

  @Option(
    help: "The reading direction; by default that of the layout, or of the language.")
  var direction: DirectionArgument?

  @Option(
    help: ArgumentHelp(
      "The colour of the focus: \(AccentArgument.names), or #RRGGBB.", valueName: "colour"),
    completion: .list(AccentColor.named.map(\.name)), transform: AccentArgument.init(parsing:))
  var accent: AccentArgument?

  @Option(
    help: ArgumentHelp(
      "A tuning of the focus, as the instrument Tune keeps it: a YAML or JSON file.",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var tuning: String?

  /// The preferences that the options name.
  var preferences: AppearancePreferences {
    AppearancePreferences(
      userInterfaceStyle: appearance?.style, accessibilityContrast: contrast?.contrast,
      prefersReducedMotion: motion.map { $0 == .reduced }, accent: accent?.accent,
      prefersReducedTransparency: transparency.map { $0 == .reduced },
      televisionLook: look?.look)
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

enum LookArgument: String, ExpressibleByArgument, CaseIterable {
  case tvos18, tvos26

  var look: TelevisionLook { self == .tvos26 ? .tvOS26 : .tvOS18 }
}

enum TransparencyArgument: String, ExpressibleByArgument, CaseIterable {
  case full, reduced
}

enum DirectionArgument: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl

  var layoutDirection: LayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// The name of a system colour, or `#RRGGBB`.
struct AccentArgument {
  let accent: AccentColor

  /// The names of all system colours.
  static let names = AccentColor.named.map(\.name).joined(separator: ", ")

  /// Creates the colour that a text names.
  ///
  /// - Throws: `ValidationError` with the possible values.
  init(parsing text: String) throws {
    guard let accent = AccentColor.named(text) else {
      let suggestion = text.suggestion(among: AccentColor.named.map(\.name))
      throw ValidationError("expected \(Self.names), or #RRGGBB\(suggestion)")
    }
    self.accent = accent
  }
}
