import FocusGeometry
import Foundation
import HaloDisplayList

/// The search of one focus update, drawn over the screen it looked at (App Programming Guide for
/// tvOS).
///
/// Start red, the searched area outlined in dotted red, candidates purple and guides blue, each in
/// a pattern of its own, what was left out grey, and an arrow to what takes the focus. Made from
/// the explanation and the frame alone.
@MainActor
public struct SearchPicture {
  /// A label at a mark.
  public struct Tag: Equatable, Sendable {
    /// What the tag says, with a line break where it has two lines.
    public var text: String
    /// In window points; inside the screen, and over no other tag.
    public var rect: CGRect
    /// The place it belongs to, when it found no room there.
    public var leader: CGPoint?
    var mark: Int
  }

  /// What the search looked at and how it ended.
  public let explanation: FocusExplanation
  /// In the order in which tags are placed: the start, what takes the focus, the ranked, the rest.
  package let marks: [SearchMark]
  /// The labels that found room.
  public let tags: [Tag]
  /// From the start over what redirected to what was found, in window points; empty for none.
  package let route: [CGPoint]
  let key: String?
  /// What was seen before the update.
  public let screen: DisplayList
  /// The colours, chosen for the looks of the screen.
  package let style: SearchStyle
  let text: any TextMeasuring

  /// - Parameters:
  ///   - explanation: what the search looked at, complete.
  ///   - key: the key that asked for it, as printed on a keyboard; nil when no key did.
  ///   - screen: what was seen before the update.
  ///   - style: colours for the looks of the screen.
  ///   - text: measures what is written.
  public init(
    _ explanation: FocusExplanation, key: String?, screen: DisplayList, style: SearchStyle,
    text: any TextMeasuring
  ) {
    self.explanation = explanation
    self.key = key
    self.screen = screen
    self.style = style
    self.text = text
    let bounds = CGRect(origin: .zero, size: screen.size)
    let marks = explanation.searchMarks
    self.marks = marks
    route = Self.route(through: marks, area: explanation.area?.rect, in: bounds)
    tags = Self.tags(for: marks, route: route, in: bounds, style: style, text: text)
  }

  var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

  /// Marks in sight whose tag found no room.
  public var untagged: Int {
    let tagged = Set(tags.map(\.mark))
    return marks.indices.filter { !tagged.contains($0) && marks[$0].place(in: bounds) != nil }.count
  }

  /// Marks that would have to be scrolled to: what was found, and what was left out.
  public var outOfSight: (found: Int, leftOut: Int) {
    let absent = marks.filter { $0.place(in: bounds) == nil }
    let leftOut = absent.filter { $0.role == .leftOut }.count
    return (absent.count - leftOut, leftOut)
  }

  // MARK: Route

  private static func route(
    through marks: [SearchMark], area: CGRect?, in bounds: CGRect
  ) -> [CGPoint] {
    guard let start = marks.first(where: { $0.role == .start }),
      let end = marks.first(where: { $0.fate != .none && $0.role != .start })
    else { return [] }
    func middle(_ mark: SearchMark) -> CGPoint {
      mark.place(in: bounds)?.center ?? mark.frame.center
    }
    // The candidate that was hit first and redirected to another.
    let hit = marks.first { mark in
      (mark.role == .guide || mark.role == .candidate) && mark.reason == nil && mark.fate == .none
    }
    // A guide is hit where the search meets it.
    let bend = hit.flatMap { hit in
      area.flatMap { hit.place(in: $0.intersection(bounds)) }?.center ?? middle(hit)
    }
    return [middle(start), bend, middle(end)].compactMap { $0 }
  }

  // MARK: Tags

  private static func tags(
    for marks: [SearchMark], route: [CGPoint], in bounds: CGRect, style: SearchStyle,
    text: any TextMeasuring
  ) -> [Tag] {
    var placement = TagPlacement(bounds: bounds)
    placement.avoided = boxes(along: route)
    var tags: [Tag] = []
    for (index, mark) in marks.enumerated() {
      let isQuiet = mark.role == .leftOut
      let place = mark.place(in: bounds)
      // Marks out of sight are tagged only when they matter.
      if place == nil, mark.role != .start, mark.fate == .none { continue }
      let anchor = place ?? mark.frame.center.nearest(in: bounds)
      let font = isQuiet ? style.quietTagFont : style.tagFont
      func size(_ wording: String) -> CGSize {
        let size = text.size(
          of: wording, style: TextStyle(font: font, color: .black, numberOfLines: 0),
          width: .infinity)
        return CGSize(
          width: (size.width + 2 * TagStyle.padding.width).rounded(.up),
          height: (size.height + 2 * TagStyle.padding.height).rounded(.up))
      }
      let wordings = mark.wordings.map { place == nil ? "\($0) · out of sight" : $0 }
      // The longest wording inside the mark if it fits; then shorter ones.
      let full = wordings.prefix(2).map { (wording: $0, mayLeave: false) }
      let rest = (isQuiet ? [] : wordings.prefix(1)) + wordings.dropFirst(2)
      var found: Tag?
      for (wording, mayLeave) in full + rest.map({ ($0, !isQuiet) }) where found == nil {
        if let rect = placement.place(size(wording), at: anchor, mayLeave: mayLeave) {
          found = Tag(text: wording, rect: rect, mark: index)
        }
      }
      for wording in wordings where found == nil && mark.mayHaveLeader {
        if let rect = placement.placeAnywhere(size(wording), near: anchor) {
          found = Tag(text: wording, rect: rect, leader: anchor.center, mark: index)
        }
      }
      if let found { tags.append(found) }
    }
    return tags
  }

  /// Small boxes along a line, for tags to keep off.
  private static func boxes(along route: [CGPoint]) -> [CGRect] {
    zip(route, route.dropFirst()).flatMap { a, b -> [CGRect] in
      // Limited, as a target may lie far out of sight.
      let count = max(1, Int(min(1000, hypot(b.x - a.x, b.y - a.y) / 8)))
      return (0...count).map { step in
        let t = CGFloat(step) / CGFloat(count)
        return CGRect(
          x: a.x + (b.x - a.x) * t - 6, y: a.y + (b.y - a.y) * t - 6, width: 12, height: 12)
      }
    }
  }
}

extension SearchMark {
  /// Whether its tag may be placed elsewhere with a line to it: important marks and the best ranks.
  fileprivate var mayHaveLeader: Bool {
    if role == .start || fate != .none { return true }
    return (role == .candidate || role == .guide) && (number ?? .max) <= 20
  }

  /// Where the mark is in sight: the largest part inside `bounds`, or the frame when all of it is
  /// covered; nil when none is.
  func place(in bounds: CGRect) -> CGRect? {
    guard let sight = onScreen?.intersection(bounds) else { return nil }
    return frame.largestPlace(of: parts, in: sight)
  }
}

extension CGPoint {
  /// The point itself, or the one of `bounds` nearest to it.
  func nearest(in bounds: CGRect) -> CGRect {
    CGRect(
      x: max(bounds.minX, min(x, bounds.maxX)), y: max(bounds.minY, min(y, bounds.maxY)), width: 0,
      height: 0)
  }
}
