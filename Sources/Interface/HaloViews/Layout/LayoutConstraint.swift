import Foundation

/// A linear relation between two attributes: UIKit's `NSLayoutConstraint`.
///
/// It requires `first = multiplier · second + constant`, or at least or at most that. If required
/// constraints contradict each other, the one activated last is dropped while they do:
/// ``View/layoutContradictionHandler``.
@MainActor
public final class LayoutConstraint {
  /// The axis of a length: UIKit's `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// The relation of the first item to the second: UIKit's `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// A side of the equation; holds the item weakly.
  struct End {
    weak var item: (any LayoutItem)?
    var attribute: Attribute

    /// The item itself, or the view that owns the guide.
    @MainActor var view: View? { item as? View ?? item?.layoutSpace }
  }

  let first: End
  let second: End?
  public let relation: Relation
  /// The factor of the second item's attribute; 0 if the constraint is a length alone.
  public let multiplier: CGFloat
  /// The offset, in points.
  public var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }
  /// The priority; ``LayoutPriority/required`` by default.
  public var priority = LayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }
  /// The name of the constraint in reports of contradictions; nil for none.
  public var identifier: String?
  private(set) weak var host: View?
  /// The number of the activation; later ones have higher numbers.
  private(set) var activation = 0
  private static var activations = 0
  /// The engine that solves the constraint; nil if none does yet.
  weak var engine: LayoutEngine?

  /// The first item, held weakly; nil once it has been deallocated.
  public var firstItem: (any LayoutItem)? { first.item }
  public var firstAttribute: Attribute { first.attribute }
  /// The second item, held weakly; nil for a length alone, and once the item has been deallocated.
  public var secondItem: (any LayoutItem)? { second?.item }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - item: the first item.
  ///   - first: the first item's attribute.
  ///   - relation: the relation of that attribute to the rest.
  ///   - other: the second item; nil for `constant` alone.
  ///   - second: the second item's attribute.
  ///   - multiplier: the factor of the second attribute.
  ///   - constant: the offset in points.
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

  /// Whether the constraint is active; activating it has no effect if the items have no common
  /// ancestor.
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

  /// Activates constraints in order: of two that contradict each other, the earlier one holds.
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Deactivates constraints; inactive ones stay inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  private func didChange() {
    engine?.change(self)
    host?.setNeedsLayout()
  }

  /// The nearest common ancestor of both items, which may be one of them.
  private var commonAncestor: View? {
    let other = second == nil ? first.view : second?.view
    var candidate = first.view
    while let view = candidate {
      if other?.isDescendant(of: view) == true { return view }
      candidate = view.superview
    }
    return nil
  }

  /// The constraint as text, with the names of its items.
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

  /// Whether both items exist and, for a guide, belong to a view.
  var hasItems: Bool { first.view != nil && (second == nil || second?.view != nil) }

  /// Whether an item is inside `view`, which is about to be removed.
  func concerns(_ view: View) -> Bool {
    [first.view, second?.view].contains { $0?.isDescendant(of: view) ?? false }
  }
}
