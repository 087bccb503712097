import HaloCairoRenderer
import HaloLayoutFiles
import HaloReview
import HaloSceneGraph

/// One run of the chosen walks.
@MainActor
struct WalkRun {
  private let command: Walk
  private let renderer: Renderer
  private(set) var report = WalkReport()
  private(set) var page: WalkPage?
  /// The files on which the results depend.
  private(set) var files: Set<String> = []

  /// Creates a run without results.
  ///
  /// - Parameters:
  ///   - command: the options.
  ///   - renderer: draws the pictures.
  init(_ command: Walk, by renderer: Renderer) {
    (self.command, self.renderer) = (command, renderer)
    page = command.format == .html ? WalkPage(version: ProgramVersion.current) : nil
  }

  /// Runs a walk.
  ///
  /// - Returns: the result; nil for a walk that is not among those that are chosen.
  /// - Throws: an error of drawing the page.
  mutating func run(_ found: WalkSearch.Found) throws -> WalkResult? {
    files.insert(found.path)
    guard let (result, play) = result(of: found) else { return nil }
    guard let play, page != nil else { return add(result) }
    report.add(result)
    try page?.add(result, of: play, by: renderer)
    return result
  }

  /// Adds a result without pictures, and returns it.
  @discardableResult
  mutating func add(_ result: WalkResult) -> WalkResult {
    files.formUnion(result.mistakes.map(\.file))
    report.add(result)
    page?.add(result, nil)
    return result
  }

  /// Returns the result of a walk, with the walk if it was played; nil if it is not chosen.
  private mutating func result(of found: WalkSearch.Found) -> (WalkResult, WalkPlay?)? {
    do {
      if let error = found.error { throw error }
      let walk = try WalkDocument(path: found.path)
      files.formUnion(walk.files)
      guard command.grep?.matches(anyOf: [found.path] + walk.stepNames) ?? true else { return nil }
      if !found.isNamed, let program = walk.program {
        let reason = "only the tests of the program “\(program)” can play this walk"
        return (WalkResult(file: found.path, skipped: reason), nil)
      }
      let play = WalkPlay(
        walk, path: found.path, looks: try ScreenLooks(command.looks, command.rules),
        modifiers: command.keyboard.modifiers,
        detail: command.format == .json ? .complete : .decision, renderer: renderer)
      return (try play.result(), play)
    } catch {
      return (WalkResult(file: found.path, error: error), nil)
    }
  }
}
