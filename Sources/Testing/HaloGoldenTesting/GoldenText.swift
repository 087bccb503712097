import Foundation
import Testing

/// Fails the test unless a text equals `NAME.txt` in the folder `Goldens` beside the test's file.
///
/// A text that differs is left as `NAME.new.txt`. If the environment has `HALO_BLESS=1`, the text
/// becomes the reference.
///
/// - Parameters:
///   - text: the text; a newline is added at its end if it has none.
///   - name: the name of the reference, without extension; unique in the folder.
///   - folder: the folder of the references; nil for `Goldens` beside `file`.
///   - file: the path of the test's file.
///   - sourceLocation: the place to which a failure is attributed.
public func expectText(
  _ text: String, matches name: String, in folder: GoldenFolder? = nil, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = folder ?? GoldenFolder(beside: file)
  do {
    if let message = try folder.compareText(text, with: name) {
      Issue.record("\(message)", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
  }
}

extension GoldenFolder {
  /// Compares a text with its reference, and returns a message with the lines that differ; nil if
  /// there are none, or if the text has become the reference.
  ///
  /// - Throws: a file error if the folder cannot be read or written.
  package func compareText(
    _ text: String, with name: String, bless: Bool = isBlessing
  ) throws -> String? {
    let reference = "\(path)/\(name).txt"
    let new = "\(path)/\(name).new.txt"
    // Editors and reviews expect a newline at the end of a file.
    let text = text.hasSuffix("\n") || text.isEmpty ? text : text + "\n"
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    if bless {
      unlink(new)
      try text.write(toFile: reference, atomically: true, encoding: .utf8)
      return nil
    }
    guard files.fileExists(atPath: reference) else {
      try text.write(toFile: new, atomically: true, encoding: .utf8)
      return
        "\(name) has no reference; look at \(new), then set HALO_BLESS=1 to make it the reference"
    }
    let old = try String(contentsOfFile: reference, encoding: .utf8)
    guard old != text else {
      unlink(new)
      return nil
    }
    try text.write(toFile: new, atomically: true, encoding: .utf8)
    return "\(name) differs (- reference, + new); HALO_BLESS=1 makes the new text the reference\n"
      + lineDifference(from: old, to: text)
  }
}

/// Returns the removed (`-`) and added (`+`) lines with their numbers, from 1.
func lineDifference(from old: String, to new: String) -> String {
  let (old, new) = (
    old.split(separator: "\n", omittingEmptySubsequences: false),
    new.split(separator: "\n", omittingEmptySubsequences: false)
  )
  var lines: [(place: Int, order: Int, text: String)] = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let place, let line, _): lines.append((place, 0, "- \(place + 1): \(line)"))
    case .insert(let place, let line, _): lines.append((place, 1, "+ \(place + 1): \(line)"))
    }
  }
  return lines.sorted { ($0.place, $0.order) < ($1.place, $1.order) }.map(\.text)
    .joined(separator: "\n")
}
