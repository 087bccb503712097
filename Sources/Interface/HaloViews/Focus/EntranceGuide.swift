import FocusEngine
import Foundation

/// A guide over its whole view that redirects movements from outside to what `targets` returns.
///
/// The search meets it before anything inside, and ignores it while focus is inside.
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
