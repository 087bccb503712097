import FocusEngine
import Foundation

/// A rectangle that takes part in layout and draws nothing: UIKit's `UILayoutGuide`.
@MainActor
open class LayoutGuide {
  /// The view that the guide was added to; nil before that, and once removed.
  public internal(set) weak var owningView: View?
  /// Names the guide in explanations, where it is a ``FocusGuide``.
  public var identifier = ""
  /// In the owning view's coordinates; empty until constraints place it.
  public package(set) var layoutFrame: CGRect = .zero
  /// False: something else than constraints places the guide.
  public package(set) var isPlacedByConstraints = true

  /// A guide without a view, for ``View/addLayoutGuide(_:)``.
  public init() {}
}

/// A region that sends focus on: UIKit's `UIFocusGuide`.
open class FocusGuide: LayoutGuide, FocusRedirection {
  /// False: searches for focus do not find the guide.
  public var isEnabled = true {
    didSet { owningView?.focusMayHaveChanged() }
  }
  /// Empty disables the guide.
  ///
  /// Views are held weakly by what shows them, strongly by this list.
  public var preferredFocusEnvironments: [any FocusEnvironment] = [] {
    didSet { owningView?.focusMayHaveChanged() }
  }
  /// The older name for the first of `preferredFocusEnvironments`, where that is a view; setting it
  /// leaves no other.
  public var preferredFocusedView: View? {
    get { preferredFocusEnvironments.first as? View }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }

  /// Where searches for focus find the guide, in the owning view's coordinates.
  open var redirectionFrame: CGRect { layoutFrame }
  /// The identifier, or the name of the class without one.
  public var focusDebugLabel: String { identifier.isEmpty ? "FocusGuide" : identifier }
}
