import Foundation
import HaloConstraints

/// The translation of constraints between items into linear constraints.
extension LayoutEngine {
  /// A linear sum of variables.
  private struct Sum {
    var terms: [LinearTerm] = []
    var constant: Double = 0

    mutating func add(_ variable: LinearVariable, times factor: Double) {
      terms.append(LinearTerm(variable, times: factor))
    }
  }

  /// Returns the linear form of a constraint; nil if an item no longer exists or a number is not
  /// finite.
  func linear(_ constraint: LayoutConstraint, in host: View) -> LinearConstraint? {
    guard let item = constraint.firstItem else { return nil }
    var sum = Sum()
    add(item, constraint.firstAttribute, times: 1, to: &sum, in: host, for: constraint)
    if constraint.second != nil {
      guard let other = constraint.secondItem else { return nil }
      add(
        other, constraint.secondAttribute, times: -Double(constraint.multiplier), to: &sum,
        in: host, for: constraint)
    }
    sum.constant -= Double(isMirrored(constraint) ? -constraint.constant : constraint.constant)
    guard sum.constant.isFinite, constraint.multiplier.isFinite else { return nil }
    var relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    // In a mirrored layout, larger distances are further to the left.
    if isMirrored(constraint), relation != .equal {
      relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    return LinearConstraint(
      sum.terms, plus: sum.constant, relation, priority: constraint.priority.rawValue,
      rank: constraint.activation)
  }

  /// Whether the constraint counts leftwards: it has a leading or trailing edge in a right-to-left
  /// layout.
  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    isRightToLeft
      && (constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading)
  }

  private func add(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, times factor: Double,
    to sum: inout Sum, in host: View, for constraint: LayoutConstraint
  ) {
    let named = item
    let (item, attribute) = standIn(for: item, attribute, in: host)
    switch attribute {
    case .left: addEdge(of: item, 0, (.x, .width), times: factor, to: &sum, in: host, constraint)
    case .right: addEdge(of: item, 1, (.x, .width), times: factor, to: &sum, in: host, constraint)
    case .leading:
      let end: Double = isRightToLeft ? 1 : 0
      addEdge(of: item, end, (.x, .width), times: factor, to: &sum, in: host, constraint)
    case .trailing:
      let end: Double = isRightToLeft ? 0 : 1
      addEdge(of: item, end, (.x, .width), times: factor, to: &sum, in: host, constraint)
    case .centerX:
      addEdge(of: item, 0.5, (.x, .width), times: factor, to: &sum, in: host, constraint)
    case .top: addEdge(of: item, 0, (.y, .height), times: factor, to: &sum, in: host, constraint)
    case .bottom:
      addEdge(of: item, 1, (.y, .height), times: factor, to: &sum, in: host, constraint)
    case .centerY:
      addEdge(of: item, 0.5, (.y, .height), times: factor, to: &sum, in: host, constraint)
    case .width:
      let scale = scale(around: item, .x, in: host, constraint)
      sum.add(variable(.width, of: item), times: factor * scale)
    case .height:
      let scale = scale(around: item, .y, in: host, constraint)
      sum.add(variable(.height, of: item), times: factor * scale)
    case .firstBaseline, .lastBaseline:
      if let view = named as? View { noteBaseline(of: view, for: constraint) }
      let isFirst = attribute == .firstBaseline
      let text = (item as? View).flatMap(baselines)
      addEdge(
        of: item, text == nil ? (isFirst ? 0 : 1) : 0.5, (.y, .height), times: factor, to: &sum,
        in: host, constraint, offset: text.map { isFirst ? $0.first : $0.last } ?? 0)
    default: break
    }
  }

  /// Adds the position of an item's edge, from its beginning (0) to its end (1), in the host's
  /// coordinates.
  ///
  /// Scaled views between the item and the host scale the position; other transforms are ignored.
  /// `offset` is added in the item's coordinates.
  private func addEdge(
    of item: any LayoutItem, _ end: Double, _ parts: (place: Part, length: Part),
    times factor: Double, to sum: inout Sum, in host: View, _ constraint: LayoutConstraint,
    offset: Double = 0
  ) {
    guard item !== host else {
      sum.constant += factor * offset
      sum.constant += factor * placement(of: host, parts.place, for: constraint).origin
      if end != 0 { sum.add(variable(parts.length, of: host), times: factor * end) }
      return
    }
    var inner = Sum(constant: offset)
    inner.add(variable(parts.place, of: item), times: 1)
    if end != 0 { inner.add(variable(parts.length, of: item), times: end) }
    var around = item.layoutSpace
    while let view = around, view !== host {
      let (origin, scale, shift) = placement(of: view, parts.place, for: constraint)
      for index in inner.terms.indices { inner.terms[index].coefficient *= scale }
      inner.constant = (inner.constant - origin) * scale + shift
      inner.add(variable(parts.place, of: view), times: 1)
      if scale != 1 { inner.add(variable(parts.length, of: view), times: (1 - scale) / 2) }
      around = view.superview
    }
    for term in inner.terms { sum.add(term.variable, times: term.coefficient * factor) }
    sum.constant += inner.constant * factor
  }

  private func scale(
    around item: any LayoutItem, _ part: Part, in host: View, _ constraint: LayoutConstraint
  ) -> Double {
    guard item !== host else { return 1 }
    var scale = 1.0
    var around = item.layoutSpace
    while let view = around, view !== host {
      scale *= placement(of: view, part, for: constraint).scale
      around = view.superview
    }
    return scale
  }

  /// Returns a view's scroll position, scale and shift along an axis.
  private func placement(
    of view: View, _ part: Part, for constraint: LayoutConstraint
  ) -> (origin: Double, scale: Double, shift: Double) {
    note(view, for: constraint)
    let transform = view.transform.isUprightScale ? view.transform : .identity
    return part == .x
      ? (view.bounds.minX, transform.a, transform.tx)
      : (view.bounds.minY, transform.d, transform.ty)
  }
}
