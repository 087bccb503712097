import HaloCairoRenderer
import HaloLayoutFiles
import HaloReview

extension WalkPage {
  /// Adds the result of a walk; one with a failing step is played again for its pictures.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - play: the walk.
  ///   - renderer: draws the pictures.
  /// - Throws: `RenderError`, or an error of playing the walk again.
  @MainActor
  mutating func add(_ result: WalkResult, of play: WalkPlay, by renderer: Renderer) throws {
    guard let number = result.failures.first?.number else { return add(result, nil) }
    let before = try picture(of: play, afterStep: number - 1, result.file, renderer)
    let after = try picture(of: play, afterStep: number, result.file, renderer)
    let (runner, opened) = try play.runner()
    var take = StepTake(runner.player, owner: (runner, opened))
    take.add(runner.steps(first: number))
    var filming = StepFilming(of: result.file, by: renderer)
    let film =
      take.steps.isEmpty ? nil : try filming.film(take, into: &archive)
    add(result, Sight(before: before, after: after, film: film))
  }

  @MainActor
  private mutating func picture(
    of play: WalkPlay, afterStep number: Int, _ screen: String, _ renderer: Renderer
  ) throws -> StoredPicture {
    let (runner, opened) = try play.runner()
    return try withExtendedLifetime(opened) {
      try runner.run(first: number)
      return try archive.store(renderer.picture(of: runner.player.frame()), of: screen)
    }
  }
}
