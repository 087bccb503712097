/// The row of a basic symbol: a constant and multiples of symbols outside the basis.
struct TableauRow {
  struct Cell {
    var symbol: Symbol
    var coefficient: Double
  }

  var basic: Symbol
  var constant: Double = 0
  /// The cells sorted by symbol; no coefficient is zero.
  var cells: ContiguousArray<Cell> = []

  /// The magnitude below which coefficients count as zero.
  static let tiny = 1e-9

  /// The index of the symbol's cell, or the index at which it would be inserted.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a symbol, 0 if it is not in the row; O(log n).
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  /// Removes a symbol from the row.
  ///
  /// - Returns: The symbol's coefficient; 0 if it was not in the row.
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).coefficient
  }

  mutating func insert(_ symbol: Symbol, times coefficient: Double) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
      return
    }
    cells[place].coefficient += coefficient
    if abs(cells[place].coefficient) < Self.tiny { cells.remove(at: place) }
  }

  /// Adds a multiple of another row; O(n + m).
  ///
  /// - Parameters:
  ///   - other: The row to add.
  ///   - factor: The factor of the other row.
  ///   - room: A buffer that is exchanged with the row's cells, so that memory is reused.
  ///   - added: Called with each symbol that was not in the row before.
  mutating func add(
    _ other: TableauRow, times factor: Double, room: inout ContiguousArray<Cell>,
    added: (Symbol) -> Void
  ) {
    constant += other.constant * factor
    if abs(constant) < Self.tiny { constant = 0 }
    room.removeAll(keepingCapacity: true)
    var (i, j) = (0, 0)
    let (n, m) = (cells.count, other.cells.count)
    cells.withUnsafeBufferPointer { own in
      other.cells.withUnsafeBufferPointer { others in
        while i < n, j < m {
          let (a, b) = (own[i], others[j])
          if a.symbol < b.symbol {
            room.append(a)
            i += 1
          } else if b.symbol < a.symbol {
            room.append(Cell(symbol: b.symbol, coefficient: b.coefficient * factor))
            added(b.symbol)
            j += 1
          } else {
            let sum = a.coefficient + b.coefficient * factor
            if abs(sum) >= Self.tiny { room.append(Cell(symbol: a.symbol, coefficient: sum)) }
            i += 1
            j += 1
          }
        }
        room.append(contentsOf: own[i...])
        for b in others[j...] {
          room.append(Cell(symbol: b.symbol, coefficient: b.coefficient * factor))
          added(b.symbol)
        }
      }
    }
    swap(&cells, &room)
  }

  /// Solves `basic = constant + … + a · entering` for `entering`.
  mutating func solve(for entering: Symbol) {
    let leaving = basic
    let factor = solveAsZero(for: entering)
    insert(leaving, times: -factor)
  }

  /// Solves `0 = constant + … + a · entering` for `entering`, regardless of the row's basic symbol.
  ///
  /// - Returns: The factor by which everything else in the row was multiplied.
  @discardableResult
  mutating func solveAsZero(for entering: Symbol) -> Double {
    let factor = -1 / remove(entering)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
    basic = entering
    return factor
  }
}
