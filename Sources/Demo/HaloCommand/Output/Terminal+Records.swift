import Foundation

extension Terminal {
  /// Prints a value as JSON.
  static func print(_ record: some Encodable, by encoder: JSONEncoder) throws {
    try print(String(decoding: encoder.encode(record), as: UTF8.self))
  }

  /// Prints a line for each row of cells, with columns as wide as their longest cells; rows may lack
  /// the last ones.
  static func print(rows: [[String]], indent: String = "") throws {
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      try print(indent + cells.joined(separator: "  "))
    }
  }
}
