import ArgumentParser
import Foundation

/// The options of commands that can show a tour.
package struct TourOptions: ParsableArguments {
  @Flag(
    name: .customLong("tour"),
    help: "Walk through the coverage table by itself: each row with its keys and a caption.")
  package var isWanted = false

  @Option(
    help: ArgumentHelp(
      """
      With --tour, only some rows: numbers such as 51-59, or talk, focus, keyboards, guides or \
      order.
      """, valueName: "rows"))
  package var rows: String?

  package init() {}

  package func validate() throws {
    if rows != nil, !isWanted { throw ValidationError("--rows needs --tour") }
  }

  /// Reads the rows that the options choose.
  ///
  /// - Parameter folders: the possible folders of the layouts that rows name, at least one; the first
  ///   that exists is used.
  /// - Returns: the rows.
  /// - Throws: `ValidationError` for rows that do not exist, or errors of the rows.
  package func chosenRows(examples folders: [String]) throws -> [CoverageRow] {
    let folder = folders.first(where: FileManager.default.fileExists(atPath:)) ?? folders[0]
    let coverage = try Coverage(examples: folder)
    guard let chosen = coverage.rows(chosen: rows) else {
      throw ValidationError(
        "--rows takes numbers from 1 to \(coverage.rows.count) such as 51-59, or talk, focus, "
          + "keyboards, guides or order")
    }
    return chosen
  }
}
