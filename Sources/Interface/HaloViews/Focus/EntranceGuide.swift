import FocusEngine
import Foundation

/// A guide over its whole view that redirects movements from outside to the environments that
/// `targets` returns.
///
/// The search finds it before anything inside the view, and ignores it while the focus is inside.
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
