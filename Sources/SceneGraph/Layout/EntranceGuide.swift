import FocusEngine
import Foundation

/// A guide over its whole view that redirects movements from outside to what `targets` returns.
///
/// The search meets it before anything inside, and ignores it while focus is inside.
final class EntranceGuide: FocusGuide {
  private let targets: () -> [any FocusEnvironment]

  init(_ targets: @escaping () -> [any FocusEnvironment]) {
    self.targets = targets
  }

  override var redirectionFrame: CGRect { owningView?.bounds ?? .zero }
  override var preferredFocusEnvironments: [any FocusEnvironment] {
    get { targets() }
    set {}
  }
  override var focusDebugLabel: String {
    "entrance of \(owningView?.focusDebugLabel ?? "nothing")"
  }
}
