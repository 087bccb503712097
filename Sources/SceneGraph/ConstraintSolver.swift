import FocusGeometry
import Foundation

/// Solves equalities between edges by Gaussian elimination; undetermined values stay as they are.
///
/// O(c · v) for c constraints and v numbers to find.
@MainActor
struct ConstraintSolver {
  /// Sets the rectangles that `constraints` determine, in `host`'s coordinates.
  static func solve(_ constraints: [LayoutConstraint], in host: View) {
    var solver = ConstraintSolver(host: host)
    for constraint in constraints { solver.add(constraint) }
    solver.addNaturalSizes()
    solver.apply()
  }

  private let host: View
  private var free: [any LayoutItem] = []
  private var indexOf: [ObjectIdentifier: Int] = [:]
  /// Reduced rows: the variable each one decides, its other coefficients, and its constant.
  private var rows: [(pivot: Int, coefficients: [Int: Double], constant: Double)] = []

  private init(host: View) { self.host = host }

  private struct Expression {
    var coefficients: [Int: Double] = [:]
    var constant: Double = 0

    mutating func add(_ other: Expression, times factor: Double) {
      for (key, value) in other.coefficients {
        coefficients[key, default: 0] += value * factor
      }
      constant += other.constant * factor
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard let item = constraint.firstItem else { return }
    var equation = expression(item, constraint.first.attribute)
    if let second = constraint.second {
      guard let item = second.item else { return }
      equation.add(
        expression(item, second.attribute), times: -Double(constraint.multiplier))
    }
    equation.constant -= Double(isMirrored(constraint) ? -constraint.constant : constraint.constant)
    add(equation)
  }

  private var isRightToLeft: Bool { host.window?.layoutDirection == .rightToLeft }

  /// Whether the constraint's constant counts to the left: from a leading edge, right to left.
  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    let attributes = [constraint.first.attribute, constraint.second?.attribute]
    return isRightToLeft && (attributes.contains(.leading) || attributes.contains(.trailing))
  }

  /// Adds `equation = 0` when it says something new and contradicts nothing.
  private mutating func add(_ equation: Expression) {
    var equation = equation
    for row in rows {
      guard let factor = equation.coefficients[row.pivot], factor != 0 else { continue }
      equation.coefficients[row.pivot] = nil
      equation.add(
        Expression(coefficients: row.coefficients, constant: row.constant), times: factor)
    }
    equation.coefficients = equation.coefficients.filter { abs($0.value) > 1e-9 }
    guard
      let pivot = equation.coefficients.max(by: {
        (abs($0.value), -$0.key) < (abs($1.value), -$1.key)
      })
    else { return }
    // pivot = −(the rest)
    var solved = Expression()
    equation.coefficients[pivot.key] = nil
    solved.add(equation, times: -1 / pivot.value)
    for index in rows.indices {
      guard let factor = rows[index].coefficients.removeValue(forKey: pivot.key) else { continue }
      var row = Expression(
        coefficients: rows[index].coefficients, constant: rows[index].constant)
      row.add(solved, times: factor)
      rows[index].coefficients = row.coefficients.filter { abs($0.value) > 1e-9 }
      rows[index].constant = row.constant
    }
    rows.append((pivot.key, solved.coefficients, solved.constant))
  }

  private mutating func addNaturalSizes() {
    for (index, item) in free.enumerated() {
      let size = item.naturalSize
      for (offset, value) in [(2, size.width), (3, size.height)] {
        guard let value else { continue }
        add(Expression(coefficients: [index * 4 + offset: 1], constant: -Double(value)))
      }
    }
  }

  private mutating func apply() {
    // Undetermined variables keep their value.
    for (index, item) in free.enumerated() {
      let now = rect(of: item)
      for (offset, value) in [now.minX, now.minY, now.width, now.height].enumerated() {
        add(Expression(coefficients: [index * 4 + offset: 1], constant: -Double(value)))
      }
    }
    var values = [Double](repeating: 0, count: free.count * 4)
    for row in rows { values[row.pivot] = row.constant }
    for (index, item) in free.enumerated() {
      let v = values[(index * 4)..<(index * 4 + 4)].map { CGFloat($0) }
      let rect = CGRect(x: v[0], y: v[1], width: max(0, v[2]), height: max(0, v[3]))
      item.layoutRect = item.layoutSpace.map { host.convert(rect, to: $0) } ?? rect
    }
  }

  private func rect(of item: any LayoutItem) -> CGRect {
    if let view = item as? View, view === host { return view.bounds }
    return item.layoutSpace?.convert(item.layoutRect, to: host) ?? item.layoutRect
  }

  private mutating func expression(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> Expression {
    let isHost = (item as? View) === host
    var attribute = attribute
    if attribute == .leading { attribute = isRightToLeft ? .right : .left }
    if attribute == .trailing { attribute = isRightToLeft ? .left : .right }
    // Coefficients of x, y, width, height.
    let parts: [Double] =
      switch attribute {
      case .left, .leading: [1, 0, 0, 0]
      case .right, .trailing: [1, 0, 1, 0]
      case .centerX: [1, 0, 0.5, 0]
      case .top: [0, 1, 0, 0]
      case .bottom: [0, 1, 0, 1]
      case .centerY: [0, 1, 0, 0.5]
      case .width: [0, 0, 1, 0]
      case .height: [0, 0, 0, 1]
      }
    guard item.isPlacedByConstraints, !isHost else {
      let r = rect(of: item)
      let values = [r.minX, r.minY, r.width, r.height].map { Double($0) }
      return Expression(constant: zip(parts, values).reduce(0) { $0 + $1.0 * $1.1 })
    }
    let index = index(of: item)
    var expression = Expression()
    for (offset, part) in parts.enumerated() where part != 0 {
      expression.coefficients[index * 4 + offset] = part
    }
    return expression
  }

  private mutating func index(of item: any LayoutItem) -> Int {
    if let index = indexOf[ObjectIdentifier(item)] { return index }
    indexOf[ObjectIdentifier(item)] = free.count
    free.append(item)
    return free.count - 1
  }
}
