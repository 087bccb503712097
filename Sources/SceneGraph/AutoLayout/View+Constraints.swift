import Foundation

/// How much a view hugs its content, and how much it holds out against being compressed.
struct ContentPriorities {
  /// Of the width and of the height, from 1 to 1000.
  var hugging: (Float, Float) = (250, 250)
  var compression: (Float, Float) = (750, 750)
}

/// A view whose content needs another height in another width, as text does.
package protocol WrappingContent: View {}

/// Required constraints that cannot all hold.
@MainActor
public struct LayoutContradiction: CustomStringConvertible {
  /// The one that is let go, as long as the others are there.
  public let dropped: LayoutConstraint
  /// All that take part, the dropped one among them, in the order in which they were activated.
  public let participants: [LayoutConstraint]

  nonisolated public var description: String {
    MainActor.assumeIsolated {
      let names = participants.map(\.explanation).joined(separator: "; ")
      return "cannot all hold: \(names). Let go: \(dropped.explanation)"
    }
  }
}

extension View {
  /// Is told once of each constraint that contradicts others; nil: nobody cares.
  public static var layoutContradictionHandler: ((LayoutContradiction) -> Void)?

  /// Activates a constraint: see ``LayoutConstraint/isActive``.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }
  /// Activates each in turn.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }
  /// Deactivates each.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  // MARK: Content

  /// Has ``intrinsicContentSize`` asked for again.
  public func invalidateIntrinsicContentSize() {
    contentSizeMayHaveChanged = true
    markSubtreeForLayout()
    window?.setNeedsFrame()
  }

  /// How much the view resists being larger than its content: 250 unless set, 251 of labels.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    let hugging = contentPriorities.hugging
    return LayoutPriority(axis == .horizontal ? hugging.0 : hugging.1)
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      contentPriorities.hugging.0 = priority.rawValue
    } else {
      contentPriorities.hugging.1 = priority.rawValue
    }
    invalidateIntrinsicContentSize()
  }

  /// How much the view resists being smaller than its content: 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    let compression = contentPriorities.compression
    return LayoutPriority(axis == .horizontal ? compression.0 : compression.1)
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      contentPriorities.compression.0 = priority.rawValue
    } else {
      contentPriorities.compression.1 = priority.rawValue
    }
    invalidateIntrinsicContentSize()
  }

  // MARK: Hierarchy

  func constraintsDidChange() {
    markForConstraints()
    engineOfRoot?.needsCollecting = true
    setNeedsLayout()
  }

  /// A view with all inside has come into this one.
  func constraintsDidCome(with view: View) {
    guard view.hasConstraintsInside else { return }
    view.layoutEngine = nil
    markForConstraints()
    engineOfRoot?.needsCollecting = true
  }

  /// The view has left another with all inside.
  func constraintsDidLeave(from parent: View) {
    guard hasConstraintsInside else { return }
    parent.engineOfRoot?.needsCollecting = true
  }

  /// What solves the constraints of the hierarchy; nil where there have been none.
  var engineOfRoot: LayoutEngine? {
    let root = outermost
    if root.hasConstraintsInside, root.layoutEngine == nil {
      root.layoutEngine = LayoutEngine(root: root)
    }
    return root.layoutEngine
  }

  /// What has constraints inside is in views that have.
  private func markForConstraints() {
    var view: View? = self
    while let current = view, !current.hasConstraintsInside {
      current.hasConstraintsInside = true
      view = current.superview
    }
  }
}
