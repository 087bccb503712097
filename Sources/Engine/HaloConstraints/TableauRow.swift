/// What a symbol of the basis is: a constant and multiples of symbols that are not in the basis.
struct TableauRow {
  struct Cell {
    var symbol: Symbol
    var coefficient: Double
  }

  var basic: Symbol
  var constant: Double = 0
  /// Sorted by symbol; none is zero.
  var cells: ContiguousArray<Cell> = []

  /// Coefficients nearer to zero are.
  static let tiny = 1e-9

  /// Where the symbol's cell is, or would be.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// 0 for what is not in the row; O(log n).
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  /// Takes a symbol out of the row.
  ///
  /// - Returns: Its coefficient; 0 where it was not there.
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
  ///   - other: another row.
  ///   - factor: what it is multiplied by.
  ///   - room: is made the row, so that one piece of memory serves many times.
  ///   - added: called with each symbol that was not in the row before.
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

  /// `basic = constant + … + a · entering`, solved for `entering`.
  mutating func solve(for entering: Symbol) {
    let leaving = basic
    let factor = solveAsZero(for: entering)
    insert(leaving, times: -factor)
  }

  /// `0 = constant + … + a · entering`, solved for `entering`, whatever the row was for before.
  ///
  /// - Returns: What all else in it was multiplied by.
  @discardableResult
  mutating func solveAsZero(for entering: Symbol) -> Double {
    let factor = -1 / remove(entering)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
    basic = entering
    return factor
  }
}
