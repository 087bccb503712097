import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture of the focus groups, to be drawn over the screen.
///
/// Each group is a box with a name around its content, and each primary item has a dotted outline.
struct FocusGroupPicture: Equatable {
  struct Box: Equatable {
    /// The index in Tab order, from 0; outer groups come before inner ones.
    var index: Int
    var name: String
    /// The box in window points.
    var rect: CGRect
    /// The visible part of the primary item; nil for none.
    var primary: CGRect?
    /// The place of the name; nil if there was no space.
    var tag: CGRect?
  }

  /// The boxes of the visible groups.
  private(set) var boxes: [Box] = []
  private(set) var caption: FocusLoopPicture.Note?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - loop: the groups.
  ///   - bounds: the bounds of the window, which limit the picture.
  ///   - isMirrored: whether lines are read from the right.
  ///   - text: measures the text.
  @MainActor
  init(_ loop: FocusLoop, in bounds: CGRect, isMirrored: Bool, text: any TextMeasuring) {
    var next = 0
    for group in loop.groups {
      // The window's own group is not shown if its only members are other groups.
      let shown = group.members.isEmpty ? group.groups : [group]
      for group in shown { add(group, depth: 0, in: bounds, &next) }
    }
    var placement = TagPlacement(bounds: bounds)
    let words = Self.caption(count: next, of: loop)
    caption = placement.caption(words, text)
    for index in boxes.indices {
      let size = FocusLoopStyle.size(
        of: boxes[index].name, font: FocusLoopStyle.nameFont, text)
      boxes[index].tag = placement.place(
        among: Self.places(for: size, at: boxes[index].rect, isMirrored))
    }
  }

  /// Adds the boxes of a group and its inner groups.
  ///
  /// - Returns: The box around everything inside; nil for a group that is out of sight.
  @discardableResult
  private mutating func add(
    _ group: FocusLoop.Group, depth: Int, in bounds: CGRect, _ next: inout Int
  ) -> CGRect? {
    let index = next
    let place = boxes.count
    next += 1
    let gap = FocusLoopStyle.groupGap
    var content = group.members.compactMap(\.onScreen)
    for inner in group.groups {
      if let box = add(inner, depth: depth + 1, in: bounds, &next) { content.append(box) }
    }
    let around = content.reduce(CGRect.null) { $0.union($1) }
    let edge = 2 + CGFloat(depth) * gap
    let rect = around.insetBy(dx: -gap, dy: -gap).intersection(bounds.insetBy(dx: edge, dy: edge))
    guard !around.isNull, !rect.isNull, !rect.isEmpty else { return nil }
    let primary = group.primary.flatMap { stop in
      stop.onScreen.flatMap { stop.frame.largestPlace(of: stop.visible, in: $0) }
    }
    boxes.insert(
      Box(index: index, name: group.name, rect: rect, primary: primary), at: place)
    return rect
  }

  /// Returns places along the upper edge from where reading begins, then the lower one, inside and
  /// outside.
  private static func places(
    for size: CGSize, at box: CGRect, _ isMirrored: Bool
  ) -> [CGRect] {
    let inset = FocusLoopStyle.groupRadius + 2
    let reach = max(0, box.width - size.width - 2 * inset)
    let edges = [
      box.minY - size.height / 2, box.maxY - size.height / 2, box.minY + 3,
      box.maxY - size.height - 3, box.minY - size.height - 2, box.maxY + 2,
    ]
    return edges.flatMap { y in
      stride(from: 0, through: reach, by: 8).map { step -> CGRect in
        let x = isMirrored ? box.maxX - inset - step - size.width : box.minX + inset + step
        return CGRect(x: x, y: y.rounded(), width: size.width, height: size.height)
      }
    }
  }

  // MARK: Text

  private static func caption(count: Int, of loop: FocusLoop) -> String {
    let groups = count == 1 ? "1 focus group" : "\(count) focus groups"
    let use =
      loop.tabOrder == .focusGroups
      ? "dotted: where Tab enters" : "not used by the model \(loop.model)"
    return count == 0 ? "No focus groups" : "\(groups); \(use)"
  }
}

extension FocusLoop.Group {
  /// The identifier or, for one that the system made, the label of the view it belongs to.
  var name: String {
    // The identifiers that text fields and scroll views create contain a number.
    let isGiven =
      !identifier.hasPrefix(" ") && !identifier.hasPrefix("\(owner) (")
      && !identifier.hasPrefix("ScrollView (")
    return isGiven ? identifier : owner
  }
}
