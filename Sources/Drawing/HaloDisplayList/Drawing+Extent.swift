import FocusGeometry
import Foundation

extension Drawing {
  /// A rectangle around everything that is drawn, in the drawing's space; not always the smallest,
  /// and null if nothing is drawn.
  public var extent: CGRect {
    var extent = CGRect.null
    var clips: [CGRect] = []
    for operation in operations {
      var rect: CGRect
      switch operation {
      case .fill(let path, _, _): rect = path.controlPointBounds
      case .stroke(let path, let width, _, _):
        rect = path.controlPointBounds.insetBy(dx: -width, dy: -width)
      case .text(_, let style, let box):
        // Letters may extend beyond their box, but by no more than the font size.
        rect = box.insetBy(dx: -style.font.pointSize, dy: -style.font.pointSize)
      case .bitmap(_, let box): rect = box
      case .beginClip(let path):
        let bounds = path.controlPointBounds
        clips.append(clips.last.map { $0.intersection(bounds) } ?? bounds)
        continue
      case .endClip:
        clips.removeLast(clips.isEmpty ? 0 : 1)
        continue
      // Grain changes only pixels that have been drawn.
      case .grain: continue
      case .blur(let sigma):
        if !extent.isNull { extent = extent.insetBy(dx: -3 * sigma, dy: -3 * sigma) }
        continue
      }
      if let clip = clips.last { rect = rect.intersection(clip) }
      extent = extent.union(rect)
    }
    return extent
  }

  /// The outlines of all fills and bitmaps, as one path.
  ///
  /// Fills inside a clip are left out: they are assumed to lie on something that was filled before.
  /// If nothing was, the outermost clip replaces them.
  public var silhouette: BezierPath {
    var silhouette = BezierPath()
    var clips: [BezierPath] = []
    for operation in operations {
      switch operation {
      case .fill(let path, _, _) where clips.isEmpty: silhouette.append(path)
      case .bitmap(_, let box) where clips.isEmpty: silhouette.append(BezierPath(rect: box))
      case .fill, .bitmap:
        if let outer = clips.first, silhouette.elements.isEmpty { silhouette = outer }
      case .beginClip(let path): clips.append(path)
      case .endClip: clips.removeLast()
      case .stroke, .text, .grain, .blur: break
      }
    }
    return silhouette
  }
}
