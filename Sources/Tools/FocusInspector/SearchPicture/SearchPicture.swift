import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture of the search of one focus update, drawn over the screen (App Programming Guide for
/// tvOS).
///
/// The start is red, the searched area has a dotted red outline, candidates are purple and guides
/// blue, each with its own pattern. Candidates that were left out are grey, and an arrow leads to
/// the item that takes the focus. The picture is made from the explanation and the display list
/// alone.
@MainActor
public struct SearchPicture {
  /// A label at a mark.
  public struct Tag: Equatable, Sendable {
    /// The text, with a line break if it has two lines.
    public var text: String
    /// The frame in window points, inside the screen and over no other tag.
    public var rect: CGRect
    /// The middle of the mark if the tag is away from it for lack of space; otherwise nil.
    public var leader: CGPoint?
    var mark: Int
  }

  /// The explanation of the search.
  public let explanation: FocusExplanation
  /// The marks: the start, then the item that takes the focus, the ranked ones, and the rest.
  package let marks: [SearchMark]
  /// The tags that fit.
  public let tags: [Tag]
  /// The route from the start by way of a redirecting item to the target, in window points.
  ///
  /// It is empty if the focus was to move nowhere.
  package let route: [CGPoint]
  let key: String?
  /// The display list of the screen before the update.
  public let screen: DisplayList
  /// The colours for the appearance of the screen.
  package let style: SearchStyle
  let text: any TextMeasuring

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - explanation: the complete explanation of the search.
  ///   - key: the key that started it, as printed on a keyboard; nil for none.
  ///   - screen: the display list of the screen before the update.
  ///   - style: colours for the appearance of the screen.
  ///   - text: measures the text.
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

  /// The number of visible marks whose tag did not fit.
  public var untagged: Int {
    let tagged = Set(tags.map(\.mark))
    return marks.indices.filter { !tagged.contains($0) && marks[$0].place(in: bounds) != nil }.count
  }

  /// The number of marks out of sight, found and left out.
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
    // The bend is where the search meets a guide.
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
      // Marks out of sight have a tag only if they matter.
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
      // The longest wording is tried inside the mark first, then shorter ones.
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

  /// Returns small rectangles along a line, which tags avoid.
  private static func boxes(along route: [CGPoint]) -> [CGRect] {
    zip(route, route.dropFirst()).flatMap { a, b -> [CGRect] in
      // The number is limited because a target may lie far out of sight.
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
  /// Whether its tag may be elsewhere with a line to it, as for important marks and the best ranks.
  fileprivate var mayHaveLeader: Bool {
    if role == .start || fate != .none { return true }
    return (role == .candidate || role == .guide) && (number ?? .max) <= 20
  }

  /// Returns the visible place of the mark; nil if it is out of sight.
  ///
  /// It is the largest part inside `bounds`, or the whole frame if it has no parts.
  func place(in bounds: CGRect) -> CGRect? {
    guard let sight = onScreen?.intersection(bounds) else { return nil }
    return frame.largestPlace(of: parts, in: sight)
  }
}

extension CGPoint {
  /// Returns an empty rectangle at the point of `bounds` nearest to this point.
  func nearest(in bounds: CGRect) -> CGRect {
    CGRect(
      x: max(bounds.minX, min(x, bounds.maxX)), y: max(bounds.minY, min(y, bounds.maxY)), width: 0,
      height: 0)
  }
}
