extension ConstraintSystem {
  // MARK: Symbols

  /// Creates a symbol, with the index of a freed one if there is any.
  ///
  /// `owner` is the number of the symbol's constraint, 0 for a variable.
  mutating func makeSymbol(_ kind: Symbol.Kind, of owner: Int) -> Symbol {
    if let index = freeSymbols.popLast() {
      owners[index] = owner
      symbols[index] = Symbol(kind, index)
      return symbols[index]
    }
    rowOf.append(Self.none)
    columns.append([])
    owners.append(owner)
    for index in levels.indices { levels[index].costs.append(0) }
    symbols.append(Symbol(kind, owners.count - 1))
    return symbols[owners.count - 1]
  }

  /// Removes a symbol from all rows of the tableau and frees its index.
  mutating func free(_ symbol: Symbol) {
    if rowOf[symbol.index] != Self.none { dropRow(Int(rowOf[symbol.index])) }
    forEachRow(with: symbol) { system, row, _ in _ = system.rows[row].remove(symbol) }
    columns[symbol.index].removeAll(keepingCapacity: true)
    for index in levels.indices { levels[index].costs[symbol.index] = 0 }
    freeSymbols.append(symbol.index)
  }

  /// Calls `body` with each row that contains a symbol outside the basis, and the symbol's
  /// coefficient there.
  mutating func forEachRow(
    with symbol: Symbol,
    _ body: (inout ConstraintSystem, _ row: Int, _ coefficient: Double) -> Void
  ) {
    walk &+= 1
    // The column is rewritten without the rows that no longer contain the symbol.
    var column: ContiguousArray<Int32> = []
    swap(&column, &columns[symbol.index])
    var count = 0
    for row in column where seen[Int(row)] != walk {
      let coefficient = rows[Int(row)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      seen[Int(row)] = walk
      column[count] = row
      count += 1
    }
    column.removeSubrange(count...)
    columns[symbol.index] = column
    for row in column {
      body(&self, Int(row), rows[Int(row)].coefficient(of: symbol))
    }
  }

  // MARK: Costs

  /// Sets the cost of breaking a constraint with a priority, for an error symbol that is in no row
  /// yet.
  mutating func setCost(of symbol: Symbol, to cost: Double, _ priority: Float) {
    var place = 0
    while place < levels.count, levels[place].priority > priority { place += 1 }
    if place == levels.count || levels[place].priority != priority {
      levels.insert(
        Level(priority: priority, costs: .init(repeating: 0, count: owners.count)), at: place)
    }
    levels[place].costs[symbol.index] = cost
  }

  /// Adds a multiple of a row to the costs of its symbols, and records those that may now improve
  /// the solution.
  mutating func addCosts(of row: Int, times factor: Double, level: Int) {
    rows[row].cells.withUnsafeBufferPointer { cells in
      for cell in cells where !cell.symbol.isExternal {
        let cost = levels[level].costs[cell.symbol.index] + cell.coefficient * factor
        levels[level].costs[cell.symbol.index] = abs(cost) < Self.tiny ? 0 : cost
        if cost < Self.tiny, cell.symbol.isSlackOrError { candidates.append(cell.symbol) }
      }
    }
  }

  /// Whether a larger value of a symbol outside the basis improves the solution: its first non-zero
  /// cost, from the highest level down, is negative.
  func improves(_ symbol: Symbol) -> Bool {
    for level in levels {
      let cost = level.costs[symbol.index]
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  // MARK: Rows

  /// Replaces a symbol by its row in all other rows and in the costs.
  mutating func substitute(_ symbol: Symbol, by number: Int) {
    let row = rows[number]
    var room = ContiguousArray<TableauRow.Cell>()
    swap(&room, &self.room)
    forEachRow(with: symbol) { system, target, _ in
      let factor = system.rows[target].remove(symbol)
      system.rows[target].add(row, times: factor, room: &room) {
        system.columns[$0.index].append(Int32(target))
      }
    }
    swap(&room, &self.room)
    columns[symbol.index].removeAll(keepingCapacity: true)
    for level in levels.indices {
      let cost = levels[level].costs[symbol.index]
      guard cost != 0 else { continue }
      levels[level].costs[symbol.index] = 0
      addCosts(of: number, times: cost, level: level)
    }
  }

  /// Exchanges the basic symbol of a row for one outside the basis.
  mutating func pivot(_ number: Int, _ entering: Symbol) {
    let leaving = rows[number].basic
    rows[number].solve(for: entering)
    rowOf[leaving.index] = Self.none
    rowOf[entering.index] = Int32(number)
    columns[leaving.index].append(Int32(number))
    substitute(entering, by: number)
    candidates.append(leaving)
  }

  /// Removes a row, and its symbol from the basis.
  mutating func dropRow(_ number: Int) {
    rowOf[rows[number].basic.index] = Self.none
    rows[number] = TableauRow(basic: Symbol(.dummy, 0))
    freeRows.append(Int32(number))
  }

  /// The row whose basic symbol reaches zero first while a symbol outside the basis grows.
  ///
  /// - Parameters:
  ///   - entering: The symbol that grows.
  ///   - preferred: The row to choose if several are first.
  /// - Returns: nil if no symbol reaches zero.
  mutating func leavingRow(for entering: Symbol, preferred: Int? = nil) -> Int? {
    var best: (row: Int, ratio: Double)?
    forEachRow(with: entering) { system, row, coefficient in
      let basic = system.rows[row].basic
      guard basic.isSlackOrError, coefficient < 0 else { return }
      let ratio = -system.rows[row].constant / coefficient
      guard let now = best else {
        best = (row, ratio)
        return
      }
      // Ties are always decided in the same way, so that no series of pivots forms a cycle.
      let isBetter =
        ratio == now.ratio
        ? row == preferred || now.row != preferred && basic < system.rows[now.row].basic
        : ratio < now.ratio
      if isBetter { best = (row, ratio) }
    }
    return best?.row
  }
}
