import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// A contact sheet: all frames of a film side by side, with their times.
///
/// Each key begins a new line, so that the frames after two keys can be compared column by column.
package struct ContactSheet {
  /// The text above the frames.
  package var title: String
  /// The text beneath the title; left out if it is empty.
  package var subtitle: String
  /// The colours of everything around the frames.
  package var palette: Palette
  /// The rows in order.
  package var rows: [Row]

  /// A key (or several of one frame) and the frames until the next key.
  package struct Row: Hashable, Sendable {
    /// The names on the key caps at the beginning of the row; empty for none.
    package var keys: [String]
    /// The captions of the frames, in order.
    package var frames: [Caption]

    /// Creates a row for these keys, with a caption for each frame.
    package init(keys: [String], frames: [Caption]) {
      self.keys = keys
      self.frames = frames
    }
  }

  /// The caption beneath a frame.
  package struct Caption: Hashable, Sendable {
    /// The text at the beginning of the line.
    package var text: String
    /// The less prominent text at the end of the line; left out if it does not fit.
    package var note: String

    /// Creates a caption, with an empty note by default.
    package init(_ text: String, note: String = "") {
      self.text = text
      self.note = note
    }
  }

  /// Creates a sheet; an empty title or subtitle takes no space.
  package init(title: String = "", subtitle: String = "", palette: Palette, rows: [Row]) {
    self.title = title
    self.subtitle = subtitle
    self.palette = palette
    self.rows = rows
  }

  /// Returns the rows of a film, whose captions have the time since the first key and since the
  /// last.
  package static func rows(_ frames: [FilmFrame], of script: FilmScript) -> [Row] {
    var rows: [Row] = []
    var start = 0
    for frame in frames {
      if rows.isEmpty || !frame.keys.isEmpty {
        rows.append(Row(keys: frame.keys.map { script.keys[$0].name }, frames: []))
        if let first = frame.keys.first { start = first * script.between }
      }
      let note = start > 0 ? "+\(frame.time - start)" : ""
      rows[rows.count - 1].frames.append(Caption("\(frame.time) ms", note: note))
    }
    return rows
  }

  /// Draws the sheet.
  ///
  /// - Parameters:
  ///   - width: the width of every frame, in device pixels.
  ///   - height: the height of every frame, in device pixels.
  ///   - scale: device pixels per point of everything around the frames.
  ///   - renderer: draws the text.
  ///   - frame: returns the pixels of the frame with this index, which are copied unchanged.
  /// - Returns: The sheet, opaque.
  /// - Throws: `RenderError` or the errors of `frame`.
  @MainActor
  package func draw(
    width: Int, height: Int, scale: CGFloat, by renderer: Renderer,
    frame: (Int) throws -> PixelSurface
  ) throws -> PixelSurface {
    let layout = SheetLayout(
      self, width: width, height: height, scale: scale, measurer: renderer.text)
    let surface = try renderer.picture(of: layout.displayList, scale: scale)
    for (index, cell) in layout.cells.enumerated() {
      surface.copy(
        PixelRect(x: 0, y: 0, width: width, height: height), of: try frame(index), toX: cell.x,
        y: cell.y)
    }
    return surface
  }

  /// Returns the size in pixels of the sheet that ``draw(width:height:scale:by:frame:)`` draws.
  @MainActor
  package func size(
    width: Int, height: Int, scale: CGFloat, measurer: any TextMeasuring
  ) -> (width: Int, height: Int) {
    let layout = SheetLayout(self, width: width, height: height, scale: scale, measurer: measurer)
    return (layout.width, layout.height)
  }
}
