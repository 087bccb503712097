import FocusGeometry
import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloLayoutFiles
import HaloSceneGraph

extension CoverageRow {
  /// The size of a scene for which no row gives another, in points.
  package static let usualSize = CGSize(width: 1280, height: 800)

  /// Opens the screen of the row.
  ///
  /// - Parameters:
  ///   - size: a size in points that replaces that of the row; nil for the row's own.
  ///   - appearance: the appearance; scenes for a television keep theirs.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - readImage: reads the pictures of layouts.
  /// - Returns: a runner of the row's steps; nil for a row about code alone.
  /// - Throws: `SourceError` for a scene that does not exist, a picture that cannot be read, or a
  ///   place outside of the window.
  @MainActor
  package func runner(
    size: CGSize? = nil, appearance: FocusAppearance = .light, textMeasurer: any TextMeasuring,
    readImage: @escaping ImageReading
  ) throws -> WalkRunner? {
    guard var walk else { return nil }
    if let size { walk.size = size }
    return try WalkRunner(
      walk, appearance: appearance, textMeasurer: textMeasurer, readImage: readImage,
      openScene: { id, size, direction in
        guard let scene = DemoScene.all.first(where: { $0.id == id }) else { return nil }
        let window = scene.makeWindow(
          size: size ?? Self.usualSize, appearance: appearance, textMeasurer: textMeasurer)
        if let direction { window.layoutDirection = direction }
        return window
      },
      prepare: { $0.isFocusLoopDebuggerEnabled = isDebugging }, draw: { _, _ in })
  }
}
