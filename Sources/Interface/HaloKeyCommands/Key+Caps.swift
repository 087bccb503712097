import HaloHosting
import HaloLocalization

extension Key {
  /// Returns the label that the key has on a kind of keyboard, without modifiers, in the language
  /// of `Localization.current`.
  package func cap(on scheme: ModifierScheme) -> String {
    switch keyCode {
    case .upLeft: "↖"
    case .upRight: "↗"
    case .downLeft: "↙"
    case .downRight: "↘"
    case .select: Localization.text("Select", context: "key")
    case .playPause: Localization.text("Play", context: "key")
    case .modifier(let flags): flags.caps(on: scheme).joined()
    default: keyCode.input.map { KeyCapName.label(for: $0, on: scheme) } ?? characters
    }
  }
}
