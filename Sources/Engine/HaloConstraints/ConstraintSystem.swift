/// A system of linear equalities and inequalities with priorities, solved again as it changes: the
/// incremental simplex method of Badros, Borning and Stuckey, “The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm” (ACM TOCHI, 2001).
///
/// Priorities are levels: the sum by which the constraints of a level are broken is made as small as
/// it can be without more of it in a higher level. Adding, removing and changing take what they
/// change; ``solve()`` does the rest. A copy is a system of its own.
public struct ConstraintSystem {
  struct Record {
    var constraint: LinearConstraint
    /// The symbol that only this constraint has: what it adds to the tableau.
    var marker: Symbol
    /// The second error of an equality, the error of an inequality; nil where it is required.
    var other: Symbol?
    /// Of the marker in the constraint.
    var sign: Double
  }

  /// What breaking the constraints of one priority costs, by the index of each symbol.
  struct Level {
    var priority: Float
    var costs: ContiguousArray<Double>
  }

  /// Costs nearer to zero are.
  static let tiny = 1e-8
  static let none: Int32 = -1

  /// By number; one that was dropped is empty.
  var rows: ContiguousArray<TableauRow> = []
  var freeRows: [Int32] = []
  /// The row of each symbol of the basis, by its index.
  var rowOf: ContiguousArray<Int32> = []
  /// The rows that each symbol outside the basis is in, by its index, with some that it has left.
  var columns: ContiguousArray<ContiguousArray<Int32>> = []
  /// By index; the index of a symbol that has gone is given to another one.
  var symbols: ContiguousArray<Symbol> = []
  /// The constraint of each symbol, by its index; 0: a variable.
  var owners: ContiguousArray<Int> = []
  var freeSymbols: [Int] = []
  /// From the highest priority on.
  var levels: [Level] = []
  var records: [Int: Record] = [:]
  var lastNumber = 0
  /// Rows whose symbol may have become negative, or not zero.
  var infeasible: [Int32] = []
  /// Symbols that may have become worth something, and some that are no more.
  var candidates: [Symbol] = []
  var contradictions: [LinearContradiction] = []

  /// Memory that ``TableauRow/add(_:times:room:added:)`` uses again and again.
  var room: ContiguousArray<TableauRow.Cell> = []
  /// The number of the walk through a column that last met each row, so that none meets one twice.
  var seen: ContiguousArray<UInt32> = []
  var walk: UInt32 = 0

  public init() {}

  // MARK: Variables

  /// A number to be found.
  public mutating func addVariable() -> LinearVariable {
    LinearVariable(symbol: makeSymbol(.external, of: 0))
  }

  /// Forgets a number that is in no constraint any more.
  public mutating func remove(_ variable: LinearVariable) { free(variable.symbol) }

  /// What the number is; O(n) in what it depends on.
  ///
  /// - Parameters:
  ///   - variable: of this system, which is solved.
  ///   - undetermined: what a number is that no constraint says.
  /// - Returns: As of the last ``solve()``.
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

  /// Whether some numbers depend on what no constraint says; O(n).
  public var isUndetermined: Bool { rows.contains { $0.cells.first?.symbol.isExternal == true } }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Parameter constraint: of variables of this system.
  /// - Returns: Its name, also where it contradicts others and is dropped:
  ///   ``takeContradictions()``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> LinearConstraintID {
    lastNumber += 1
    add(constraint, as: lastNumber)
    return LinearConstraintID(number: lastNumber)
  }

  /// Whether the constraint is there and was not dropped.
  public func contains(_ id: LinearConstraintID) -> Bool { records[id.number] != nil }

  /// What could not hold since this was last called, for each that was dropped.
  public mutating func takeContradictions() -> [LinearContradiction] {
    defer { contradictions = [] }
    return contradictions
  }

  /// Removes a constraint; of one that was dropped or removed nothing happens.
  public mutating func remove(_ id: LinearConstraintID) {
    makeFeasible()
    removeRecord(id.number)
  }

  /// Changes the constant of a constraint that is there.
  ///
  /// - Returns: Whether it was another one.
  @discardableResult
  public mutating func setConstant(_ constant: Double, of id: LinearConstraintID) -> Bool {
    guard let record = records[id.number] else { return false }
    let change = constant - record.constraint.constant
    guard change != 0 else { return false }
    records[id.number]?.constraint.constant = constant
    // The marker takes the change in; all that it is part of moves.
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

  /// `0 = constant + …`, with what the constraint may be broken by, in symbols outside the basis;
  /// the constant is not negative.
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

  /// What may be broken and costs something.
  func errors(of record: Record) -> [Symbol] {
    guard !record.constraint.isRequired, let other = record.other else { return [] }
    return record.constraint.relation == .equal ? [record.marker, other] : [other]
  }

  /// What the row can be solved for with nothing else getting into the way; nil: nothing.
  private func subject(of row: TableauRow, _ record: Record) -> Symbol? {
    var best: Symbol?
    // The one that fewest others depend on.
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

  /// Puts a row into the tableau whose symbol is in none, or has been taken from all.
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

  /// A required constraint in which no symbol is free to take what is missing.
  private mutating func addWithoutSubject(
    _ row: TableauRow, _ number: Int, marker: Symbol
  ) {
    var row = row
    // A new one would only say what others say, or the contrary.
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
    // What is missing, made as small as it can be.
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
      // Where only dummies are left, it says what others say already.
      let cell =
        rows[own].cells.first { $0.symbol.isSlackOrError }
        ?? rows[own].cells.first { $0.symbol == marker }
      if let cell { pivot(own, cell.symbol) } else { dropRow(own) }
    }
    free(artificial)
  }

  /// Lets one of those go that cannot all hold, of which one is not in the tableau yet.
  private mutating func refuse(_ number: Int, because symbols: [Symbol]) {
    let dropped = noteContradiction(of: symbols.map { owners[$0.index] } + [number]) ?? number
    let constraint = records[number]?.constraint
    forget(number)
    guard dropped != number, let constraint else { return }
    removeRecord(dropped)
    add(constraint, as: number)
  }

  /// - Parameter numbers: of constraints that cannot all hold.
  /// - Returns: The one that is to go.
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
