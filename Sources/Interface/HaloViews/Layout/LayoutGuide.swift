import FocusEngine
import Foundation

/// A rectangle that takes part in layout and draws nothing: UIKit's `UILayoutGuide`.
@MainActor
open class LayoutGuide {
  /// The view that the guide was added to; nil if there is none.
  public internal(set) weak var owningView: View?
  /// The name of the guide in explanations of focus (``FocusGuide``) and of constraints.
  public var identifier = ""
  /// The guide's frame in points of the owning view; empty until constraints place it.
  public package(set) var layoutFrame: CGRect = .zero
  /// Whether constraints place the guide.
  public package(set) var isPlacedByConstraints = true

  /// Creates a guide without a view; add it with ``View/addLayoutGuide(_:)``.
  public init() {}
}

/// A region that redirects focus: UIKit's `UIFocusGuide`.
open class FocusGuide: LayoutGuide, FocusRedirection {
  /// Whether focus searches find the guide.
  public var isEnabled = true {
    didSet { owningView?.focusMayHaveChanged() }
  }
  /// The environments that the guide redirects focus to; an empty list disables it.
  ///
  /// The list holds views strongly.
  public var preferredFocusEnvironments: [any FocusEnvironment] = [] {
    didSet { owningView?.focusMayHaveChanged() }
  }
  /// The first of `preferredFocusEnvironments` if it is a view (the older name); setting it
  /// replaces the whole list.
  public var preferredFocusedView: View? {
    get { preferredFocusEnvironments.first as? View }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }

  /// The region in which focus searches find the guide, in points of the owning view.
  open var redirectionFrame: CGRect { layoutFrame }
  /// The identifier; without one, the name of the class.
  public var focusDebugLabel: String { identifier.isEmpty ? "FocusGuide" : identifier }
}
