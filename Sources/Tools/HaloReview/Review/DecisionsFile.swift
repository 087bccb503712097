import Foundation
import HaloCairoRenderer

/// The decisions of a person on the page of a report: which changes to accept.
package struct DecisionsFile: Sendable {
  /// The decision about one picture of the report.
  struct Decision: Decodable, Sendable {
    /// The path of the picture below the folders of old and new pictures.
    var path: String
    /// The picture's state at the time of the review: `changed`, `same`, `new` or `gone`.
    var state: String
    /// The word `accept`, `reject` or `undecided`.
    var decision: String
    /// The ``FileMark`` of the old file that was reviewed; nil for any file.
    var before: String?
    /// The ``FileMark`` of the new file that was reviewed; nil for any file.
    var after: String?
  }

  private struct Content: Decodable {
    var halo: String
    var version: Int
    var decisions: [Decision]
  }

  let decisions: [Decision]

  /// Reads a file.
  ///
  /// - Parameter path: the path of a JSON file that the page of a report has saved.
  /// - Throws: ``ReviewError/file(path:reason:)``.
  package init(path: String) throws(ReviewError) {
    let bytes = try InputFile.bytes(path)
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      throw .file(path: path, reason: "expected the decisions of a review: \(error.place)")
    }
    guard content.halo == "review", content.version == 1 else {
      throw .file(
        path: path, reason: "expected the decisions of a review, in version 1 of the format")
    }
    decisions = content.decisions
  }

  /// An action on a file.
  package enum Step: Equatable, Sendable {
    /// The new file replaces the old one, which need not exist.
    case copy(path: String)
    /// The old file is removed.
    case remove(path: String)
  }

  /// Returns the actions that follow from the decisions, and the errors in the decisions.
  ///
  /// - Parameters:
  ///   - before: the folder of the old pictures.
  ///   - after: the folder of the new pictures.
  /// - Returns: The actions in order, and a line for each decision in error. If there is one, no
  ///   action should be carried out.
  /// - Throws: ``ReviewError/folder(path:reason:)``.
  package func plan(
    before: String, after: String
  ) throws(ReviewError) -> (steps: [Step], mistakes: [String]) {
    let folders = (before: try PlacesInFolder(before), after: try PlacesInFolder(after))
    var steps: [Step] = []
    var mistakes: [String] = []
    var seen: Set<String> = []
    for decision in decisions {
      do throws(Mistake) {
        guard seen.insert(decision.path).inserted else { throw Mistake("occurs twice") }
        if let step = try step(for: decision, folders.before, folders.after) { steps.append(step) }
      } catch {
        mistakes.append("“\(decision.path)”: \(error.words)")
      }
    }
    return (steps, mistakes)
  }

  private func step(
    for decision: Decision, _ before: PlacesInFolder, _ after: PlacesInFolder
  ) throws(Mistake) -> Step? {
    guard ["accept", "reject", "undecided"].contains(decision.decision) else {
      throw Mistake("there is no decision “\(decision.decision)”")
    }
    let places = (try before.place(of: decision.path), try after.place(of: decision.path))
    guard PictureFolder.isPicture(decision.path) else { throw Mistake("is not a picture") }
    guard decision.decision == "accept" else { return nil }
    let marks = (try mark(of: places.0), try mark(of: places.1))
    switch decision.state {
    case "changed", "same":
      guard marks.0 != nil, marks.1 != nil else { throw Mistake("is not in both folders") }
      // The picture has been accepted already.
      if marks.0 == marks.1 { return nil }
    case "new":
      guard marks.1 != nil else { throw Mistake("is not in \(after.folder)") }
      guard marks.0 == nil || marks.0 == marks.1 else {
        throw Mistake("was new, but is now in \(before.folder)")
      }
    case "gone":
      guard marks.0 != nil else { throw Mistake("is not in \(before.folder)") }
      guard marks.1 == nil else { throw Mistake("was gone, but is now in \(after.folder)") }
    default: throw Mistake("there is no state “\(decision.state)”")
    }
    if let mark = decision.before, mark != marks.0 {
      throw Mistake("has changed in \(before.folder) since the review")
    }
    if let mark = decision.after, mark != marks.1 {
      throw Mistake("has changed in \(after.folder) since the review")
    }
    return decision.state == "gone"
      ? .remove(path: decision.path) : .copy(path: decision.path)
  }

  private func mark(of path: String) throws(Mistake) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    do throws(ReviewError) {
      return FileMark.of(try InputFile.bytes(path))
    } catch {
      throw Mistake("\(error)")
    }
  }

  /// Carries out actions in order and calls `done` after each; files are written whole or not at
  /// all.
  ///
  /// - Parameters:
  ///   - steps: the actions from ``plan(before:after:)``.
  ///   - before: the folder of the old pictures, which is changed.
  ///   - after: the folder of the new pictures.
  ///   - done: called after each action.
  /// - Throws: ``ReviewError`` or `RenderError` for the first action that fails; earlier ones stay
  ///   done.
  package static func carryOut(
    _ steps: [Step], before: String, after: String, done: (Step) throws -> Void
  ) throws {
    for step in steps {
      switch step {
      case .copy(let path):
        let target = "\(before)/\(path)"
        let bytes = try InputFile.bytes("\(after)/\(path)")
        if let slash = target.lastIndex(of: "/") {
          try OutputFolder.make(at: String(target[..<slash]))
        }
        try OutputFile.write(bytes, to: target)
      case .remove(let path):
        guard unlink("\(before)/\(path)") == 0 else {
          throw RenderError.write(
            path: "\(before)/\(path)", reason: SystemError.last.description)
        }
      }
      try done(step)
    }
  }
}

/// An error in one decision.
struct Mistake: Error {
  var words: String
  init(_ words: String) { self.words = words }
}
