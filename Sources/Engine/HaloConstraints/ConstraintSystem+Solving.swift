extension ConstraintSystem {
  /// Optimizes the solution, starting from feasible values.
  mutating func optimize() {
    // Bland's rule always terminates but is slow, so it is used only for the rare runs that would
    // not terminate otherwise.
    var quick = 2 * rows.count + 100
    while let entering = nextEntering(isQuick: quick > 0) {
      quick -= 1
      if let leaving = leavingRow(for: entering) {
        pivot(leaving, entering)
      } else if quick <= 0 {
        break
      }
    }
    candidates.removeAll(keepingCapacity: true)
  }

  private mutating func nextEntering(isQuick: Bool) -> Symbol? {
    if isQuick {
      while let symbol = candidates.popLast() {
        if canEnter(symbol) { return symbol }
      }
      return nil
    }
    return candidates.filter(canEnter).min { $0.index < $1.index }
  }

  private func canEnter(_ symbol: Symbol) -> Bool {
    rowOf[symbol.index] == Self.none && symbols[symbol.index] == symbol && symbol.isSlackOrError
      && improves(symbol)
  }

  /// Restores feasibility after a changed constant, by the dual simplex method.
  mutating func makeFeasible() {
    var steps = 4 * rows.count + 100
    while let row = infeasible.popLast().map(Int.init) {
      let basic = rows[row].basic
      guard rowOf[basic.index] == Int32(row), !basic.isExternal else { continue }
      let constant = rows[row].constant
      if basic.isDummy {
        guard abs(constant) >= Self.tiny else { continue }
        return giveUp(rows[row])
      }
      guard constant < -Self.tiny else { continue }
      steps -= 1
      guard steps > 0 else { return rebuild() }
      guard let entering = dualEntering(rows[row]) else { return giveUp(rows[row]) }
      let hadRows = columns[entering.index]
      pivot(row, entering)
      infeasible.append(contentsOf: hadRows)
    }
  }

  /// The symbol of a row with the lowest cost per unit; nil if none can enter.
  private func dualEntering(_ row: TableauRow) -> Symbol? {
    var best: TableauRow.Cell?
    for cell in row.cells where cell.symbol.isSlackOrError && cell.coefficient > TableauRow.tiny {
      if let now = best, !isCheaper(cell, now) { continue }
      best = cell
    }
    return best?.symbol
  }

  private func isCheaper(_ a: TableauRow.Cell, _ b: TableauRow.Cell) -> Bool {
    for level in levels {
      let one = level.costs[a.symbol.index] / a.coefficient
      let other = level.costs[b.symbol.index] / b.coefficient
      if abs(one - other) >= Self.tiny { return one < other }
    }
    return false
  }

  /// Drops one of the constraints that make a row infeasible.
  private mutating func giveUp(_ row: TableauRow) {
    let symbols = [row.basic] + row.cells.map(\.symbol)
    guard let dropped = noteContradiction(of: symbols.map { owners[$0.index] }) else { return }
    records[dropped] = nil
    rebuild()
  }

  /// Adds all constraints again to an empty tableau.
  mutating func rebuild() {
    let old = records.sorted { $0.key < $1.key }
    let unused = Set(freeSymbols)
    (rows, freeRows, seen) = ([], [], [])
    (infeasible, candidates, records) = ([], [], [:])
    for index in owners.indices {
      (rowOf[index], columns[index]) = (Self.none, [])
      for level in levels.indices { levels[level].costs[index] = 0 }
    }
    freeSymbols = owners.indices.filter { owners[$0] != 0 || unused.contains($0) }
    for (number, record) in old { add(record.constraint, as: number) }
  }

  // MARK: Removing

  /// Removes a constraint from a feasible tableau.
  mutating func removeRecord(_ number: Int) {
    guard let record = records[number] else { return }
    for error in errors(of: record) { removeCost(of: error, record.constraint.priority) }
    if rowOf[record.marker.index] == Self.none, let row = removalRow(for: record.marker) {
      pivot(row, record.marker)
    }
    forget(number)
  }

  /// Frees the symbols of a constraint.
  mutating func forget(_ number: Int) {
    guard let record = records.removeValue(forKey: number) else { return }
    free(record.marker)
    if let other = record.other { free(other) }
  }

  private mutating func removeCost(of error: Symbol, _ priority: Float) {
    guard let level = levels.firstIndex(where: { $0.priority == priority }) else { return }
    let row = rowOf[error.index]
    guard row != Self.none else {
      levels[level].costs[error.index] -= 1
      return
    }
    addCosts(of: Int(row), times: -1, level: level)
  }

  /// The row in which a marker can enter the basis with all values staying feasible; nil for none.
  private mutating func removalRow(for marker: Symbol) -> Int? {
    var same: Int?
    var falling: (row: Int, ratio: Double)?
    var rising: (row: Int, ratio: Double)?
    var any: Int?
    forEachRow(with: marker) { system, row, coefficient in
      let basic = system.rows[row].basic
      // The row of a redundant constraint, which from now on stands alone.
      if basic.isDummy { same = same ?? row }
      guard basic.isSlackOrError else {
        any = any ?? row
        return
      }
      let ratio = abs(system.rows[row].constant / coefficient)
      if coefficient < 0 {
        if falling.map({ ratio < $0.ratio }) ?? true { falling = (row, ratio) }
      } else if rising.map({ ratio < $0.ratio }) ?? true {
        rising = (row, ratio)
      }
    }
    return same ?? falling?.row ?? rising?.row ?? any
  }
}
