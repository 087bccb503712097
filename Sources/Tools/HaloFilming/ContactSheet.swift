import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// All frames of a film side by side, with their times.
///
/// Each key begins a line of its own, so that what follows it can be compared with what followed
/// the one before, column by column.
package struct ContactSheet {
  /// What stands above the frames.
  package var title: String
  /// Beneath the title; left out when empty.
  package var subtitle: String
  /// The colours of everything around the frames.
  package var palette: Palette
  /// What each line shows, in order.
  package var rows: [Row]

  /// A key, or several of one frame, and the frames until the next.
  package struct Row: Hashable, Sendable {
    /// Names on the key caps at the beginning of the line; empty for none.
    package var keys: [String]
    /// What stands beneath each frame, in order.
    package var frames: [Caption]

    /// A line for these keys, with a caption for each of its frames.
    package init(keys: [String], frames: [Caption]) {
      self.keys = keys
      self.frames = frames
    }
  }

  /// What stands beneath a frame.
  package struct Caption: Hashable, Sendable {
    /// At the beginning of the line.
    package var text: String
    /// At the other end of the line, quieter; left out where there is no room.
    package var note: String

    /// A caption, with a note or without.
    package init(_ text: String, note: String = "") {
      self.text = text
      self.note = note
    }
  }

  /// A sheet whose title and subtitle take no room when they are empty.
  package init(title: String = "", subtitle: String = "", palette: Palette, rows: [Row]) {
    self.title = title
    self.subtitle = subtitle
    self.palette = palette
    self.rows = rows
  }

  /// The lines of a film: since the first key, and since the last.
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
  ///   - width: of every frame, in device pixels.
  ///   - height: of every frame, in device pixels.
  ///   - scale: device pixels a point of what is around the frames.
  ///   - renderer: draws the text.
  ///   - frame: gives the pixels of one frame after the other; copied as they are.
  /// - Returns: The sheet, opaque.
  /// - Throws: `RenderError` or what `frame` throws.
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

  /// The pixels that ``draw(width:height:scale:by:frame:)`` will take.
  @MainActor
  package func size(
    width: Int, height: Int, scale: CGFloat, measurer: any TextMeasuring
  ) -> (width: Int, height: Int) {
    let layout = SheetLayout(self, width: width, height: height, scale: scale, measurer: measurer)
    return (layout.width, layout.height)
  }
}
