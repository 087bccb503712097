/// A variable whose value a ``ConstraintSystem`` finds.
public struct LinearVariable: Hashable, Sendable {
  let symbol: Symbol
}

/// One term of a sum: a variable and its coefficient.
public struct LinearTerm: Hashable, Sendable {
  public var variable: LinearVariable
  public var coefficient: Double

  /// Creates the term `coefficient · variable`.
  public init(_ variable: LinearVariable, times coefficient: Double = 1) {
    (self.variable, self.coefficient) = (variable, coefficient)
  }
}

/// A sum that has to be zero, at most zero or at least zero.
public struct LinearConstraint: Hashable, Sendable {
  /// The relation of the sum to zero.
  public enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The terms of the sum, to which ``constant`` is added; a variable may occur several times.
  public var terms: [LinearTerm]
  public var constant: Double
  public var relation: Relation
  /// The priority, from 0 to ``required``; a constraint of a higher priority is never broken for
  /// any number of lower ones.
  public var priority: Float
  /// Whether constraints that contradict this one are dropped instead of it, regardless of their
  /// ranks; a given constraint is dropped only for other given ones.
  public var isGiven: Bool
  /// The rank among required constraints that cannot all hold: the one with the highest rank is
  /// dropped, or of several the one added last.
  public var rank: Int

  /// The priority of a constraint that must hold.
  public static let required: Float = 1_000

  /// Creates the constraint that `Σ terms + constant` has the given relation to zero.
  public init(
    _ terms: [LinearTerm], plus constant: Double = 0, _ relation: Relation,
    priority: Float = Self.required, isGiven: Bool = false, rank: Int = 0
  ) {
    (self.terms, self.constant, self.relation) = (terms, constant, relation)
    (self.priority, self.isGiven, self.rank) = (priority, isGiven, rank)
  }

  var isRequired: Bool { priority >= Self.required }
}

/// A set of required constraints that cannot all hold.
public struct LinearContradiction: Hashable, Sendable {
  /// The constraint that was dropped: the one of the highest rank that is not given, or of the
  /// highest rank if all are given.
  public var dropped: LinearConstraintID
  /// All constraints of the contradiction by rank, including the dropped one.
  public var participants: [LinearConstraintID]
}

/// The identifier of a constraint in one ``ConstraintSystem``; later constraints have greater
/// identifiers.
public struct LinearConstraintID: Hashable, Comparable, Sendable {
  let number: Int

  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
