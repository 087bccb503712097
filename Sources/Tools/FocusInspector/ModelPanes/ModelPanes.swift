import FocusGeometry
import Foundation
import HaloDisplayList

/// Several copies of one screen in one picture, each with the caption of its focus model.
@MainActor
package struct ModelPanes {
  /// The size of the picture in points.
  package let size: CGSize
  private let grid: PaneGrid
  private let text: any TextMeasuring
  private var placements: [NodePlacement]

  /// The largest width of a pane in points (our choice): three are as wide as a large display.
  private static let widest: CGFloat = 640

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - count: the number of copies, at least 1.
  ///   - screen: the size of the screen in points.
  ///   - pixels: device pixels per point.
  ///   - text: measures the captions.
  package init(
    count: Int, of screen: CGSize, pixels: CGFloat, text: any TextMeasuring
  ) {
    size = PaneGrid.size(for: count, of: screen, widest: Self.widest)
    grid = PaneGrid(count: count, of: screen, in: PaneGrid.room(in: size), pixels: pixels)
    self.text = text
    placements = grid.panes.map { [grid] in
      NodePlacement(scale: grid.scale, origin: $0.frame.origin, clip: $0.frame)
    }
  }

  /// Returns the picture of the screens, with what the last key did.
  ///
  /// - Parameters:
  ///   - screens: the screens in the order of the moves.
  ///   - moves: the captions.
  /// - Returns: The picture, of this value's ``size``.
  package mutating func picture(of screens: [DisplayList], _ moves: ModelMoves) -> DisplayList {
    var nodes: [DisplayNode] = []
    for (index, screen) in screens.enumerated() where index < placements.count {
      let frame = grid.panes[index].frame
      nodes.append(
        DisplayNode([
          DisplayItem(
            id: DisplayItemID(view: .max, part: UInt16(index)),
            transform: placements[index].transform, clip: frame, alpha: 1,
            content: .fill(
              .rect(CGRect(origin: .zero, size: screen.size)), screen.background))
        ]))
      nodes.append(placements[index].place(screen.root))
    }
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: size))
    moves.draw(in: grid, text: text, on: &canvas)
    nodes.append(DisplayNode(canvas.items))
    var list = DisplayList(
      size: size, background: .color(ModelMoves.ground), root: .group(nodes, owner: 0))
    list.screens = grid.panes.map(\.frame)
    return list
  }
}
