import HaloConstraints

/// Solves linear constraints with priorities from scratch, level by level, with a full tableau and
/// Bland's rule: slow, and independent of the solver that it checks.
struct SlowSolver {
  /// The constraint that `Σ coefficients[i] · x[i] + constant` is related to zero.
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Float

    /// The amount by which the sum violates the constraint.
    func violation(at x: [Double]) -> Double {
      let sum = zip(coefficients, x).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  /// The least total violation of each priority; nil: the required constraints cannot all hold.
  static func violations(
    _ constraints: [Constraint], variables: Int
  ) -> [(priority: Float, sum: Double)]? {
    // The columns are each variable as a difference of two, then slack and error variables.
    var equations: [(row: [Int: Double], right: Double)] = []
    var errors: [Float: [Int]] = [:]
    var count = 2 * variables
    func column() -> Int {
      count += 1
      return count - 1
    }
    for constraint in constraints {
      var row: [Int: Double] = [:]
      for (index, coefficient) in constraint.coefficients.enumerated() {
        row[2 * index] = coefficient
        row[2 * index + 1] = -coefficient
      }
      if constraint.relation != .equal {
        row[column()] = constraint.relation == .lessThanOrEqual ? 1 : -1
      }
      if constraint.priority < LinearConstraint.required {
        for sign in [1.0, -1.0] {
          let error = column()
          row[error] = sign
          errors[constraint.priority, default: []].append(error)
        }
      }
      equations.append((row, -constraint.constant))
    }
    var result: [(priority: Float, sum: Double)] = []
    guard minimum(of: [], equations, count) != nil else { return nil }
    for priority in errors.keys.sorted(by: >) {
      let columns = errors[priority] ?? []
      guard let least = minimum(of: columns, equations, count) else { return nil }
      result.append((priority, least))
      var row: [Int: Double] = [column(): 1]
      for error in columns { row[error] = 1 }
      equations.append((row, least + 1e-7))
    }
    return result
  }

  /// The least sum of columns that are not negative; nil: the equations have no solution.
  private static func minimum(
    of columns: [Int], _ equations: [(row: [Int: Double], right: Double)], _ count: Int
  ) -> Double? {
    let rows = equations.count
    let width = count + rows
    var tableau = equations.enumerated().map { index, equation -> [Double] in
      let sign: Double = equation.right < 0 ? -1 : 1
      var row = [Double](repeating: 0, count: width + 1)
      for (column, value) in equation.row { row[column] = value * sign }
      row[count + index] = 1
      row[width] = equation.right * sign
      return row
    }
    var basis = (0..<rows).map { count + $0 }
    func run(_ costs: [Double], allowed: Int) -> Double {
      while true {
        func reduced(_ column: Int) -> Double {
          costs[column] - (0..<rows).reduce(0) { $0 + costs[basis[$1]] * tableau[$1][column] }
        }
        guard let entering = (0..<allowed).first(where: { reduced($0) < -1e-9 }) else { break }
        var leaving: Int?
        for row in 0..<rows where tableau[row][entering] > 1e-9 {
          let ratio = tableau[row][width] / tableau[row][entering]
          guard let best = leaving else {
            leaving = row
            continue
          }
          let least = tableau[best][width] / tableau[best][entering]
          if ratio < least - 1e-12 || ratio <= least + 1e-12 && basis[row] < basis[best] {
            leaving = row
          }
        }
        guard let leaving else { break }
        let factor = tableau[leaving][entering]
        tableau[leaving] = tableau[leaving].map { $0 / factor }
        for row in 0..<rows where row != leaving && tableau[row][entering] != 0 {
          let factor = tableau[row][entering]
          for index in 0...width { tableau[row][index] -= factor * tableau[leaving][index] }
        }
        basis[leaving] = entering
      }
      return (0..<rows).reduce(0) { $0 + costs[basis[$1]] * tableau[$1][width] }
    }
    var artificial = [Double](repeating: 0, count: width)
    for index in count..<width { artificial[index] = 1 }
    guard run(artificial, allowed: width) < 1e-6 else { return nil }
    // The artificial variables left in the basis are zero, and their high cost keeps them so.
    var costs = [Double](repeating: 0, count: width)
    for index in count..<width { costs[index] = 1e9 }
    for column in columns { costs[column] = 1 }
    _ = run(costs, allowed: count)
    return (0..<rows).reduce(0) { $0 + (columns.contains(basis[$1]) ? tableau[$1][width] : 0) }
  }
}
