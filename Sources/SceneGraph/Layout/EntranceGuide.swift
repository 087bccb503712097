import FocusEngine
import Foundation

/// Covers its whole view and sends movements that come from outside to where `targets` says at that
/// moment; it is met before anything inside, and ignored while focus is in there.
package final class EntranceGuide: FocusGuide {
  private let targets: () -> [any FocusEnvironment]

  package init(_ targets: @escaping () -> [any FocusEnvironment]) {
    self.targets = targets
  }

  package override var redirectionFrame: CGRect { owningView?.bounds ?? .zero }
  package override var preferredFocusEnvironments: [any FocusEnvironment] {
    get { targets() }
    set {}
  }
  package override var focusDebugLabel: String {
    "entrance of \(owningView?.focusDebugLabel ?? "nothing")"
  }
}
