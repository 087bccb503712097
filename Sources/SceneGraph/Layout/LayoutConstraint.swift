import Foundation

/// `first = multiplier · second + constant`: UIKit's `NSLayoutConstraint`, for equalities.
///
/// Inequalities and priorities are not offered; of two that contradict each other the one activated
/// first holds.
@MainActor
public final class LayoutConstraint {
  public enum Attribute: Sendable {
    case left, right, leading, trailing, centerX, top, bottom, centerY, width, height
  }

  public typealias End = (item: any LayoutItem, attribute: Attribute)

  public let first: End
  public let second: End?
  public let multiplier: CGFloat
  /// Points.
  public var constant: CGFloat { didSet { host?.setNeedsLayout() } }
  private weak var host: View?

  init(first: End, second: End?, multiplier: CGFloat, constant: CGFloat) {
    self.first = first
    self.second = second
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

  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  private var commonAncestor: View? {
    // A constraint between a view and its own superview belongs to the superview.
    let start = first.item.layoutSpace ?? first.item as? View
    guard let second else { return start }
    var candidate = start
    while let view = candidate {
      let other = second.item as? View ?? second.item.layoutSpace
      if other?.isDescendant(of: view) == true { return view }
      candidate = view.superview
    }
    return nil
  }
}
