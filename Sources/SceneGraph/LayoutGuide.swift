import FocusEngine
import Foundation

/// A rectangle that takes part in layout and draws nothing: UIKit's `UILayoutGuide`.
@MainActor
open class LayoutGuide {
  public internal(set) weak var owningView: View?
  public var identifier = ""
  /// In the owning view's coordinates; empty until constraints place it.
  public package(set) var layoutFrame: CGRect = .zero
  /// False: something else than constraints places the guide.
  public package(set) var isPlacedByConstraints = true

  public init() {}
}

/// A region that sends focus on: UIKit's `UIFocusGuide`.
open class FocusGuide: LayoutGuide, FocusRedirection {
  public var isEnabled = true {
    didSet { owningView?.focusMayHaveChanged() }
  }
  /// Empty disables the guide.
  ///
  /// Views are held weakly by what shows them, strongly by this list.
  public var preferredFocusEnvironments: [any FocusEnvironment] = [] {
    didSet { owningView?.focusMayHaveChanged() }
  }

  open var redirectionFrame: CGRect { layoutFrame }
  public var focusDebugLabel: String { identifier.isEmpty ? "FocusGuide" : identifier }
}

extension View {
  /// A guide that belongs to another view moves here.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    invalidateFocusExtent()
    setNeedsLayout()
    focusMayHaveChanged()
  }

  public func removeLayoutGuide(_ guide: LayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    invalidateFocusExtent()
    focusMayHaveChanged()
  }
}
