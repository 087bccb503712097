import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

// The texts that an item covers when it grows.
extension FocusTour {
  /// Returns the text that suffers most because an item grows with the focus; nil for none.
  ///
  /// Either the item grows over a text of something else, or its own text, which makes way, moves
  /// beneath something else. What overlaps without the focus, too, does not count.
  func crowding(_ focused: DisplayList, _ view: View) -> FocusSight.Crowding? {
    let growth = IndicatorMeasure.growth(of: view)
    guard max(growth.width, growth.height) > 0 else { return nil }
    let measurer = window.textMeasurer
    let area = IndicatorMeasure.frame(of: view).union(view.convert(view.bounds, to: window))
      .insetBy(dx: -growth.width - Self.captionReach, dy: -growth.height - Self.captionReach)
    let own = view.displayIDs
    let now = DrawnParts(of: focused, in: area, measurer: measurer)
    let before = DrawnParts(of: unfocused, in: area, measurer: measurer)
    var worst: FocusSight.Crowding?
    for part in now.parts {
      guard let text = part.text?.string else { continue }
      let isOwn = own.contains(part.id.view)
      let rest = before.part(like: part)
      // A text of something else that comes with the focus, or moves with it, is meant to.
      let isStill = rest?.frame.isSame(as: part.frame) == true
      guard isOwn || isStill && !now.hides(part, besides: own),
        rest.map({ !before.hides($0, besides: own) }) ?? true
      else { continue }
      let share = now.share(of: part, own: own)
      let former = rest.map { before.share(of: $0, own: own) } ?? 0
      guard former < Self.overlapByDesign, share - former >= Self.leastShare,
        share > worst?.share ?? 0
      else { continue }
      worst = FocusSight.Crowding(text: text, view: part.id.view, isOwn: isOwn, share: share)
    }
    return worst
  }

  /// The distance beyond the grown item at which its caption may be, in points.
  private static let captionReach: CGFloat = 60
  /// The share of a text that may be covered, since the ends of letters are not the whole of it.
  private static let leastShare: CGFloat = 0.05
  /// The share from which a text lies on the item without the focus, too, as a badge does.
  private static let overlapByDesign: CGFloat = 0.5
}

extension DrawnParts {
  /// Returns the largest share of a text that one part hides or is drawn beneath.
  ///
  /// For an item's own text these are the surfaces of other views in front of it; for another text,
  /// the item's surfaces and texts.
  fileprivate func share(of text: Part, own: Set<UInt64>) -> CGFloat {
    let isOwn = own.contains(text.id.view)
    return parts.reduce(0) { most, part in
      guard own.contains(part.id.view) != isOwn else { return most }
      let shared = part.frame.intersection(text.frame)
      guard !shared.isNull, shared.width >= 2, shared.height >= 1 else { return most }
      if isOwn {
        guard part.isSurface, part.place > text.place else { return most }
      } else if part.place < text.place, isApart(part, text, shared, own) {
        return most
      }
      return max(most, shared.area / text.frame.area)
    }
  }

  /// Returns whether a surface between the two keeps them apart, as the ground of a bar does.
  private func isApart(_ below: Part, _ above: Part, _ shared: CGRect, _ own: Set<UInt64>) -> Bool {
    parts[below.place..<above.place].contains { part in
      part.isSurface && !own.contains(part.id.view)
        && part.frame.insetBy(dx: -0.5, dy: -0.5).contains(shared)
    }
  }

  /// Returns whether a surface of other views than the item's hides all of a text.
  fileprivate func hides(_ text: Part, besides own: Set<UInt64>) -> Bool {
    parts[text.place...].contains { part in
      part.isSurface && !own.contains(part.id.view)
        && part.frame.insetBy(dx: -0.5, dy: -0.5).contains(text.frame)
    }
  }
}

extension View {
  /// The ids under which the view and what is inside it draw.
  package var displayIDs: Set<UInt64> {
    subviews.reduce(into: [displayID]) { $0.formUnion($1.displayIDs) }
  }
}

extension CGRect {
  fileprivate func isSame(as other: CGRect) -> Bool {
    abs(minX - other.minX) < 1 && abs(minY - other.minY) < 1 && abs(width - other.width) < 1
      && abs(height - other.height) < 1
  }
}
