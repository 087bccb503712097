import FocusEngine
import Foundation

/// Sends movements that come into its view from outside to where `targets` says at that moment.
final class EntranceGuide: WholeViewGuide {
  private let targets: () -> [any FocusEnvironment]

  init(_ targets: @escaping () -> [any FocusEnvironment]) {
    self.targets = targets
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    get { targets() }
    set {}
  }
  override var focusDebugLabel: String {
    "entrance of \(owningView?.focusDebugLabel ?? "nothing")"
  }
}
