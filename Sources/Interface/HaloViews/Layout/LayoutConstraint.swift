import Foundation

/// `first = multiplier · second + constant`, or at least or at most that: UIKit's
/// `NSLayoutConstraint`.
///
/// Of required ones that contradict each other the one activated last is let go, as long as they do:
/// ``View/layoutContradictionHandler``.
@MainActor
public final class LayoutConstraint {
  /// Along which lengths are: UIKit's `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// How the first item is to be to the second: UIKit's `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// One side of the equation; the item is not kept alive.
  struct End {
    weak var item: (any LayoutItem)?
    var attribute: Attribute

    /// The item, or the view that it is a guide of.
    @MainActor var view: View? { item as? View ?? item?.layoutSpace }
  }

  let first: End
  let second: End?
  public let relation: Relation
  /// What the second item's attribute is multiplied by; 0 where there is no second item.
  public let multiplier: CGFloat
  /// Points.
  public var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }
  /// ``LayoutPriority/required`` at first.
  public var priority = LayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }
  /// Names the constraint where it contradicts others.
  public var identifier: String?
  private(set) weak var host: View?
  /// Those activated later have more.
  private(set) var activation = 0
  private static var activations = 0
  /// Where the constraint is solved; nil: nowhere yet.
  weak var engine: LayoutEngine?

  /// Held weakly; nil once it has gone.
  public var firstItem: (any LayoutItem)? { first.item }
  public var firstAttribute: Attribute { first.attribute }
  /// Held weakly; nil for a length that is given alone, and once the item has gone.
  public var secondItem: (any LayoutItem)? { second?.item }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// An inactive constraint.
  ///
  /// - Parameters:
  ///   - item: the first item.
  ///   - first: what of it.
  ///   - relation: how that is to be to what follows.
  ///   - other: the second item; nil: `constant` alone.
  ///   - second: what of that.
  ///   - multiplier: what it is multiplied by.
  ///   - constant: points that are added to that.
  public convenience init(
    item: any LayoutItem, attribute first: Attribute, relatedBy relation: Relation,
    toItem other: (any LayoutItem)?, attribute second: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      first: (item, first), relation,
      second: second == .notAnAttribute ? nil : other.map { ($0, second) },
      multiplier: multiplier, constant: constant)
  }

  init(
    first: (item: any LayoutItem, attribute: Attribute), _ relation: Relation,
    second: (item: any LayoutItem, attribute: Attribute)?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = End(item: first.item, attribute: first.attribute)
    self.second = second.map { End(item: $0.item, attribute: $0.attribute) }
    self.relation = relation
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
        self.host = host
        Self.activations += 1
        activation = Self.activations
        host.hold(self)
      } else {
        host?.letGo(of: self)
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

  private func didChange() {
    engine?.change(self)
    host?.setNeedsLayout()
  }

  /// The innermost view that both are in, which may be one of them.
  private var commonAncestor: View? {
    let other = second == nil ? first.view : second?.view
    var candidate = first.view
    while let view = candidate {
      if other?.isDescendant(of: view) == true { return view }
      candidate = view.superview
    }
    return nil
  }

  /// What the constraint says, by the names of its items.
  var explanation: String {
    func name(_ end: End) -> String {
      guard let item = end.item else { return "nothing" }
      let view = (item as? View)?.accessibilityIdentifier
      let guide = (item as? LayoutGuide)?.identifier
      let name = [view, guide].compactMap(\.self).first { !$0.isEmpty }
      return "\(name ?? "\(type(of: item))").\(end.attribute)"
    }
    func number(_ value: CGFloat) -> String {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var right = ""
    if let second {
      right = (multiplier == 1 ? "" : "\(number(multiplier)) · ") + name(second)
      if constant != 0 { right += (constant < 0 ? " − " : " + ") + number(abs(constant)) }
    } else {
      right = number(constant)
    }
    let text = "\(name(first)) \(sign) \(right)"
    return identifier.map { "“\($0)” (\(text))" } ?? text
  }

  /// Whether there is something to constrain: not where an item has gone, or is a guide that was
  /// taken out of its view.
  var hasItems: Bool { first.view != nil && (second == nil || second?.view != nil) }

  /// Whether one of the items is inside `view`, which is about to leave.
  func concerns(_ view: View) -> Bool {
    [first.view, second?.view].contains { $0?.isDescendant(of: view) ?? false }
  }
}
