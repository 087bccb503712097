/// A system of linear equalities and inequalities with priorities that can be changed and solved
/// again.
///
/// It uses the incremental simplex method of Badros, Borning and Stuckey, “The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm” (ACM TOCHI, 2001).
///
/// Priorities are levels: the total violation of a level's constraints is minimised without
/// increasing that of a higher level. The time to add, remove or change a constraint depends on the
/// rows that it affects; ``solve()`` does the rest. A copy is an independent system.
public struct ConstraintSystem {
  struct Record {
    var constraint: LinearConstraint
    /// The symbol that belongs only to this constraint.
    var marker: Symbol
    /// The second error of an equality, or the error of an inequality; nil for a required
    /// constraint.
    var other: Symbol?
    /// The sign of the marker in the constraint, 1 or −1.
    var sign: Double
  }

  /// The costs of breaking the constraints of one priority, by symbol index.
  struct Level {
    var priority: Float
    var costs: ContiguousArray<Double>
  }

  /// The magnitude below which costs count as zero.
  static let tiny = 1e-8
  static let none: Int32 = -1

  /// The rows by number; a dropped row is empty.
  var rows: ContiguousArray<TableauRow> = []
  var freeRows: [Int32] = []
  /// The row of each basic symbol, by symbol index; ``none`` for symbols outside the basis.
  var rowOf: ContiguousArray<Int32> = []
  /// The rows that contain each symbol outside the basis, by symbol index; may include rows that no
  /// longer contain it.
  var columns: ContiguousArray<ContiguousArray<Int32>> = []
  /// The symbols by index; the index of a freed symbol is reused.
  var symbols: ContiguousArray<Symbol> = []
  /// The number of each symbol's constraint, by symbol index; 0 for a variable.
  var owners: ContiguousArray<Int> = []
  var freeSymbols: [Int] = []
  /// The levels, from the highest priority down.
  var levels: [Level] = []
  var records: [Int: Record] = [:]
  var lastNumber = 0
  /// The rows whose symbol may have become infeasible: negative, or not zero.
  var infeasible: [Int32] = []
  /// The symbols that may improve the solution, including some that no longer do.
  var candidates: [Symbol] = []
  var contradictions: [LinearContradiction] = []

  /// Memory that ``TableauRow/add(_:times:room:added:)`` reuses.
  var room: ContiguousArray<TableauRow.Cell> = []
  /// For each row, the number of the column traversal that last visited it, so that no traversal
  /// visits a row twice.
  var seen: ContiguousArray<UInt32> = []
  var walk: UInt32 = 0

  public init() {}

  // MARK: Variables

  /// Adds a variable whose value the system finds.
  public mutating func addVariable() -> LinearVariable {
    LinearVariable(symbol: makeSymbol(.external, of: 0))
  }

  /// Removes a variable that is no longer in any constraint.
  public mutating func remove(_ variable: LinearVariable) { free(variable.symbol) }

  /// Returns the value of a variable, as of the last ``solve()``; O(n) for the n symbols that it
  /// depends on.
  ///
  /// - Parameters:
  ///   - variable: A variable of this system.
  ///   - undetermined: Returns the value of a variable that no constraint determines.
  /// - Returns: The value.
  public func value(
    of variable: LinearVariable, undetermined: (LinearVariable) -> Double = { _ in 0 }
  ) -> Double {
    let row = rowOf[variable.symbol.index]
    guard row != Self.none else { return undetermined(variable) }
    var value = rows[Int(row)].constant
    for cell in rows[Int(row)].cells {
      guard cell.symbol.isExternal else { break }
      value += cell.coefficient * undetermined(LinearVariable(symbol: cell.symbol))
    }
    return value
  }

  /// Whether some variables depend on others that no constraint determines; O(n).
  public var isUndetermined: Bool { rows.contains { $0.cells.first?.symbol.isExternal == true } }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Parameter constraint: A constraint of variables of this system.
  /// - Returns: The identifier of the constraint, even if it contradicts others and is dropped; see
  ///   ``takeContradictions()``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> LinearConstraintID {
    lastNumber += 1
    add(constraint, as: lastNumber)
    return LinearConstraintID(number: lastNumber)
  }

  /// Whether the constraint is in the system: it was neither dropped nor removed.
  public func contains(_ id: LinearConstraintID) -> Bool { records[id.number] != nil }

  /// Returns the contradictions found since the last call, one for each dropped constraint.
  public mutating func takeContradictions() -> [LinearContradiction] {
    defer { contradictions = [] }
    return contradictions
  }

  /// Removes a constraint; does nothing if it was already dropped or removed.
  public mutating func remove(_ id: LinearConstraintID) {
    makeFeasible()
    removeRecord(id.number)
  }

  /// Changes the constant of a constraint.
  ///
  /// - Returns: Whether the constraint is in the system and its constant changed.
  @discardableResult
  public mutating func setConstant(_ constant: Double, of id: LinearConstraintID) -> Bool {
    guard let record = records[id.number] else { return false }
    let change = constant - record.constraint.constant
    guard change != 0 else { return false }
    records[id.number]?.constraint.constant = constant
    // The marker absorbs the change, so every row that contains it changes.
    let step = change / record.sign
    let row = rowOf[record.marker.index]
    if row != Self.none {
      rows[Int(row)].constant -= step
      infeasible.append(row)
      return true
    }
    forEachRow(with: record.marker) { system, row, coefficient in
      system.rows[row].constant += coefficient * step
      if !system.rows[row].basic.isExternal { system.infeasible.append(Int32(row)) }
    }
    return true
  }

  /// Finds the best values; O(1) if nothing has changed.
  public mutating func solve() {
    makeFeasible()
    optimize()
  }

  // MARK: Adding

  mutating func add(_ constraint: LinearConstraint, as number: Int) {
    makeFeasible()
    var (row, record) = makeRow(constraint, number)
    records[number] = record
    guard let subject = subject(of: row, record) else {
      addWithoutSubject(row, number, marker: record.marker)
      return
    }
    row.solveAsZero(for: subject)
    enter(row)
  }

  /// Creates the row `0 = constant + …` of a constraint, including its slack and error symbols, in
  /// terms of symbols outside the basis; the constant is not negative.
  private mutating func makeRow(
    _ constraint: LinearConstraint, _ number: Int
  ) -> (TableauRow, Record) {
    var row = TableauRow(basic: Symbol(.dummy, 0), constant: constraint.constant)
    for term in constraint.terms where term.coefficient != 0 {
      let place = rowOf[term.variable.symbol.index]
      if place == Self.none {
        row.insert(term.variable.symbol, times: term.coefficient)
      } else {
        row.add(rows[Int(place)], times: term.coefficient, room: &room) { _ in }
      }
    }
    let record: Record
    switch constraint.relation {
    case .equal where constraint.isRequired:
      let dummy = makeSymbol(.dummy, of: number)
      row.insert(dummy, times: 1)
      record = Record(constraint: constraint, marker: dummy, other: nil, sign: 1)
    case .equal:
      let (over, under) = (makeSymbol(.error, of: number), makeSymbol(.error, of: number))
      row.insert(over, times: -1)
      row.insert(under, times: 1)
      record = Record(constraint: constraint, marker: over, other: under, sign: -1)
    case .lessThanOrEqual, .greaterThanOrEqual:
      let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
      let slack = makeSymbol(.slack, of: number)
      row.insert(slack, times: sign)
      let error = constraint.isRequired ? nil : makeSymbol(.error, of: number)
      if let error { row.insert(error, times: -sign) }
      record = Record(constraint: constraint, marker: slack, other: error, sign: sign)
    }
    for error in errors(of: record) { setCost(of: error, to: 1, constraint.priority) }
    if row.constant < 0 {
      row.constant = -row.constant
      for index in row.cells.indices { row.cells[index].coefficient.negate() }
    }
    return (row, record)
  }

  /// The error symbols of a constraint, which have a cost; empty for a required constraint.
  func errors(of record: Record) -> [Symbol] {
    guard !record.constraint.isRequired, let other = record.other else { return [] }
    return record.constraint.relation == .equal ? [record.marker, other] : [other]
  }

  /// The symbol for which the row can be solved while all values stay feasible; nil for none.
  private func subject(of row: TableauRow, _ record: Record) -> Symbol? {
    var best: Symbol?
    // The variable that is in the fewest rows.
    for cell in row.cells {
      guard cell.symbol.isExternal else { break }
      guard let now = best,
        columns[cell.symbol.index].count >= columns[now.index].count
      else {
        best = cell.symbol
        continue
      }
    }
    if let best { return best }
    for symbol in [record.marker, record.other].compactMap(\.self)
    where symbol.isSlackOrError && row.coefficient(of: symbol) < 0 {
      return symbol
    }
    return nil
  }

  /// Adds a row to the tableau; its symbol must be in no other row, or is substituted there.
  mutating func enter(_ row: TableauRow) {
    let number: Int
    if let free = freeRows.popLast() {
      number = Int(free)
      rows[number] = row
    } else {
      number = rows.count
      rows.append(row)
      seen.append(0)
    }
    rowOf[row.basic.index] = Int32(number)
    for cell in row.cells { columns[cell.symbol.index].append(Int32(number)) }
    substitute(row.basic, by: number)
  }

  /// Adds a required constraint that has no free symbol to solve for.
  private mutating func addWithoutSubject(
    _ row: TableauRow, _ number: Int, marker: Symbol
  ) {
    var row = row
    // The constraint is either redundant or a contradiction.
    if row.cells.allSatisfy(\.symbol.isDummy) {
      guard abs(row.constant) < Self.tiny else {
        return refuse(number, because: row.cells.map(\.symbol))
      }
      row.constant = 0
      row.solveAsZero(for: marker)
      return enter(row)
    }
    let artificial = makeSymbol(.slack, of: number)
    row.basic = artificial
    enter(row)
    // Minimises the artificial symbol, which is the infeasibility of the row.
    while rowOf[artificial.index] != Self.none {
      let own = Int(rowOf[artificial.index])
      guard rows[own].constant > Self.tiny else { break }
      guard
        let entering = rows[own].cells.first(where: {
          $0.symbol.isSlackOrError && $0.coefficient < -TableauRow.tiny
        })?.symbol,
        let leaving = leavingRow(for: entering, preferred: own)
      else {
        let symbols = rows[own].cells.map(\.symbol)
        dropRow(own)
        free(artificial)
        return refuse(number, because: symbols)
      }
      pivot(leaving, entering)
    }
    if rowOf[artificial.index] != Self.none {
      let own = Int(rowOf[artificial.index])
      // If only dummies are left, the constraint is redundant.
      let cell =
        rows[own].cells.first { $0.symbol.isSlackOrError }
        ?? rows[own].cells.first { $0.symbol == marker }
      if let cell { pivot(own, cell.symbol) } else { dropRow(own) }
    }
    free(artificial)
  }

  /// Drops one of several constraints that cannot all hold; the constraint `number` is not in the
  /// tableau yet.
  private mutating func refuse(_ number: Int, because symbols: [Symbol]) {
    let dropped = noteContradiction(of: symbols.map { owners[$0.index] } + [number]) ?? number
    let constraint = records[number]?.constraint
    forget(number)
    guard dropped != number, let constraint else { return }
    removeRecord(dropped)
    add(constraint, as: number)
  }

  /// Records a contradiction.
  ///
  /// - Parameter numbers: The numbers of constraints that cannot all hold.
  /// - Returns: The number of the constraint to drop; nil if none of them is required.
  mutating func noteContradiction(of numbers: [Int]) -> Int? {
    let participants = Set(numbers).compactMap { number in
      records[number].map { (number, $0.constraint) }
    }.filter { $0.1.isRequired }.sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
    let loose = participants.last { !$0.1.isGiven } ?? participants.last
    guard let dropped = loose?.0 else { return nil }
    contradictions.append(
      LinearContradiction(
        dropped: LinearConstraintID(number: dropped),
        participants: participants.map { LinearConstraintID(number: $0.0) }))
    return dropped
  }
}
