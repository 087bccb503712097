import FocusGeometry
import Foundation
import HaloSceneGraph

/// A movement of the pointer with its button down.
struct BoardDragging {
  /// The place on the paper where it began, in points.
  var start: CGPoint
  /// The pieces at that time.
  var pieces: BoardPieces
  /// Whether the corner is moved rather than the piece.
  var resizes: Bool
}

/// Moving and resizing pieces with the pointer.
///
/// While Command is held, all pieces move as a group. While Shift is held, a piece keeps its
/// proportions as its corner is moved (HIG, Keyboards).
extension SelectionBoard {
  /// Selects the piece at a place of the board and begins to move it, or its corner.
  func beginDragging(at place: CGPoint) {
    let start = convert(place, to: paper)
    let resizes = isHandle(start)
    if !resizes {
      guard let index = piece(at: start) else { return }
      pieces.select(index)
      selectionDidChange()
    }
    dragging = BoardDragging(start: start, pieces: pieces, resizes: resizes)
  }

  /// Moves to a place of the board, with the modifiers that are held now.
  func drag(to place: CGPoint) {
    guard let dragging, let window else { return }
    let point = convert(place, to: paper)
    let distance = CGVector(dx: point.x - dragging.start.x, dy: point.y - dragging.start.y)
    let held = window.heldModifiers
    // A modifier may be pressed or released on the way, so the way is measured from its start.
    var next = dragging.pieces
    if dragging.resizes {
      next.resize(by: distance, keepingProportions: held.contains(.shift))
    } else {
      next.move(by: distance, asGroup: held.contains(window.modifierScheme.commandKey))
    }
    pieces = next
    piecesDidMove(withDuration: 0)
  }
}
