import FocusGeometry
import Foundation

extension Motif {
  private func path(_ notation: String) -> BezierPath {
    let path = BezierPath(notation)
    return placement == .identity ? path : path.applying(placement)
  }

  /// The whole motif if it consists only of lines, none of them behind another; nil otherwise.
  var loneLines: BezierPath? {
    guard spots.isEmpty, areas.isEmpty, front.isEmpty else { return nil }
    var all = path(body)
    all.append(path(marks))
    all.append(path(open))
    all.append(path(lines))
    return all
  }

  /// Whether the motif consists of only a few lines, at most those of a sign.
  var isPlain: Bool { body.isEmpty && path(open + lines).elements.count <= 8 }

  /// Returns the area that the motif covers.
  ///
  /// - Parameters:
  ///   - isFull: Whether closed outlines are filled.
  ///   - lineWidth: The width of all lines, in units of the grid.
  /// - Returns: The covered region; its loops may cross.
  func region(isFull: Bool, lineWidth: CGFloat) -> Region {
    func stroke(_ notation: String, wider: CGFloat = 0) -> Region {
      Region(stroking: path(notation), width: lineWidth + wider)
    }
    func area(_ notation: String) -> Region { Region(filling: path(notation)) }
    func outlined(_ outline: String, marks: Region) -> Region {
      isFull
        ? area(outline).adding(stroke(outline)).subtracting(marks)
        : stroke(outline).adding(marks)
    }
    let gap = 2 * FormStyle.gap * lineWidth
    let opened =
      isFull && !open.isEmpty
      ? area(open).adding(stroke(open)).subtracting(stroke(lines, wider: gap)) : stroke(open)
    let back = outlined(body, marks: stroke(marks).adding(area(spots)))
      .adding(opened).adding(stroke(lines)).adding(area(areas))
    guard !front.isEmpty else { return back }
    let clearing = area(front).adding(stroke(front, wider: gap))
    return back.subtracting(clearing).adding(outlined(front, marks: stroke(frontMarks)))
  }
}
