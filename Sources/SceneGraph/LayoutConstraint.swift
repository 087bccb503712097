import Foundation

/// `first = multiplier · second + constant`: UIKit's `NSLayoutConstraint`, for equalities.
///
/// Inequalities and priorities are not offered; of two that contradict each other the one activated
/// first holds.
@MainActor
public final class LayoutConstraint {
  /// What of an item is constrained: UIKit's `NSLayoutConstraint.Attribute`.
  public enum Attribute: Sendable {
    case left, right, leading, trailing, centerX, top, bottom, centerY, width, height
  }

  /// One side of the equation; the item is not kept alive.
  struct End {
    weak var item: (any LayoutItem)?
    var attribute: Attribute
  }

  let first: End
  let second: End?
  /// What the second item's attribute is multiplied by; 0 where there is no second item.
  public let multiplier: CGFloat
  /// Points.
  public var constant: CGFloat { didSet { host?.setNeedsLayout() } }
  private weak var host: View?

  /// Held weakly; nil once it has gone.
  public var firstItem: (any LayoutItem)? { first.item }
  /// Held weakly; nil for a length that is given alone, and once the item has gone.
  public var secondItem: (any LayoutItem)? { second?.item }

  init(
    first: (item: any LayoutItem, attribute: Attribute),
    second: (item: any LayoutItem, attribute: Attribute)?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = End(item: first.item, attribute: first.attribute)
    self.second = second.map { End(item: $0.item, attribute: $0.attribute) }
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Activating needs a common ancestor of both items; without one it stays inactive.
  public var isActive: Bool {
    get { host != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard let host = commonAncestor else { return }
        host.constraints.append(self)
        host.setNeedsLayout()
        self.host = host
      } else {
        host?.constraints.removeAll { $0 === self }
        host?.setNeedsLayout()
        host = nil
      }
    }
  }

  /// Activates each in turn: of two that contradict each other the one earlier in the list holds.
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Deactivates each; what is inactive already stays so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  private var commonAncestor: View? {
    // A constraint between a view and its own superview belongs to the superview.
    let start = firstItem?.layoutSpace ?? firstItem as? View
    guard second != nil else { return start }
    var candidate = start
    while let view = candidate {
      let other = secondItem as? View ?? secondItem?.layoutSpace
      if other?.isDescendant(of: view) == true { return view }
      candidate = view.superview
    }
    return nil
  }

  /// Whether one of the items is inside `view`, which is about to leave.
  func concerns(_ view: View) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? View ?? item?.layoutSpace)?.isDescendant(of: view) ?? false
    }
  }
}
