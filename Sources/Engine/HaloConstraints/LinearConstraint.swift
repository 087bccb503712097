/// A number that a ``ConstraintSystem`` finds.
public struct LinearVariable: Hashable, Sendable {
  let symbol: Symbol
}

/// What one number of a sum is multiplied by.
public struct LinearTerm: Hashable, Sendable {
  public var variable: LinearVariable
  public var coefficient: Double

  /// `coefficient · variable`.
  public init(_ variable: LinearVariable, times coefficient: Double = 1) {
    (self.variable, self.coefficient) = (variable, coefficient)
  }
}

/// A sum that is to be zero, at most zero or at least zero.
public struct LinearConstraint: Hashable, Sendable {
  /// How the sum is to be to zero.
  public enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// What is added up, with ``constant``; a variable may come several times.
  public var terms: [LinearTerm]
  public var constant: Double
  public var relation: Relation
  /// From 0 to ``required``; one of a higher priority is never broken for any number of lower ones.
  public var priority: Float
  /// Whether it is a fact rather than a wish: what contradicts it goes, whatever the ranks.
  public var isGiven: Bool
  /// Of required ones that cannot all hold, the one of the highest rank goes; among equals the one
  /// that was added last.
  public var rank: Int

  /// What must hold.
  public static let required: Float = 1_000

  /// `Σ terms + constant`, related to zero.
  public init(
    _ terms: [LinearTerm], plus constant: Double = 0, _ relation: Relation,
    priority: Float = Self.required, isGiven: Bool = false, rank: Int = 0
  ) {
    (self.terms, self.constant, self.relation) = (terms, constant, relation)
    (self.priority, self.isGiven, self.rank) = (priority, isGiven, rank)
  }

  var isRequired: Bool { priority >= Self.required }
}

/// Required constraints that cannot all hold.
public struct LinearContradiction: Hashable, Sendable {
  /// The one that was let go: that of the highest rank, but for what is given.
  public var dropped: LinearConstraintID
  /// All that take part, the dropped one among them, by rank.
  public var participants: [LinearConstraintID]
}

/// Names a constraint of one ``ConstraintSystem``; those added later are greater.
public struct LinearConstraintID: Hashable, Comparable, Sendable {
  let number: Int

  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
