import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture of the search of one focus update, drawn over the screen (App Programming Guide for
/// tvOS).
///
/// The start is red, the searched area has a dotted red outline, candidates are purple and guides
/// blue, each with its own pattern. Items that were left out have the colour of the reason, and an
/// arrow leads to the item that takes the focus. The picture is made from the explanation and the
/// display list alone. Tags lie outside of what they explain, over no other item and no text; where
/// there is no such place, the colour and the legend tell the reason.
@MainActor
public struct SearchPicture {
  /// A label at a mark.
  public struct Tag: Equatable, Sendable {
    /// The text, one line.
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
  /// The reasons for which items were left out, in the order of the marks.
  private let exclusions: [String]
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
    self.init(
      explanation, key: key, screen: screen, outlines: .inFrames, style: style, text: text)
  }

  /// Creates a picture over a screen on which items are lifted; `outlines` has the outlines of items
  /// that are drawn elsewhere than in their frames.
  package init(
    _ explanation: FocusExplanation, key: String?, screen: DisplayList,
    outlines: PresentedOutlines, style: SearchStyle, text: any TextMeasuring
  ) {
    self.explanation = explanation
    self.key = key
    self.screen = screen
    self.style = style
    self.text = text
    let bounds = CGRect(origin: .zero, size: screen.size)
    let marks = explanation.searchMarks.map { $0.presented(in: outlines) }
    self.marks = marks
    exclusions = Self.exclusions(of: marks)
    route = Self.route(through: marks, area: explanation.area?.rect, in: bounds)
    tags = Self.tags(for: marks, route: route, on: screen, style: style, text: text)
  }

  private static func exclusions(of marks: [SearchMark]) -> [String] {
    var exclusions: [String] = []
    for words in marks.compactMap(\.exclusion) where !exclusions.contains(words) {
      exclusions.append(words)
    }
    return exclusions
  }

  /// The reasons for which items were left out, in a few words, with the colours of these items.
  var reasons: [(name: String, color: Color)] { Self.reasons(exclusions, style) }

  /// Returns the reasons for which a search left items out, in a few words, with the colours of
  /// these items in its picture.
  package static func reasons(
    of explanation: FocusExplanation, style: SearchStyle
  ) -> [(name: String, color: Color)] {
    reasons(exclusions(of: explanation.searchMarks), style)
  }

  private static func reasons(
    _ exclusions: [String], _ style: SearchStyle
  ) -> [(name: String, color: Color)] {
    exclusions.enumerated().map { ($1, style.colorOfReason($0)) }
  }

  func color(of mark: SearchMark) -> Color {
    switch mark.role {
    case .start: style.start
    case .candidate, .stop, .target: style.candidate
    case .guide: style.guide
    case .leftOut:
      style.colorOfReason(exclusions.firstIndex { $0 == mark.exclusion } ?? 0)
    }
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
    for marks: [SearchMark], route: [CGPoint], on screen: DisplayList, style: SearchStyle,
    text: any TextMeasuring
  ) -> [Tag] {
    let bounds = CGRect(origin: .zero, size: screen.size)
    var placement = TagPlacement(bounds: bounds)
    placement.avoided = boxes(along: route)
    // Guides are invisible, so a tag may lie over them.
    placement.items = marks.filter { !$0.isGuide }.compactMap { $0.place(in: bounds) }
    placement.texts = screen.textPlaces(text)
    var tags: [Tag] = []
    for (index, mark) in marks.enumerated() {
      let place = mark.place(in: bounds)
      // Marks out of sight have a tag only if they matter.
      if place == nil, !mark.matters { continue }
      let anchor = place ?? mark.frame.center.nearest(in: bounds)
      let font = mark.role == .leftOut ? style.quietTagFont : style.tagFont
      let wordings = mark.wordings.map { place == nil ? "\($0) · out of sight" : $0 }
      func add(_ place: (CGSize, String) -> CGRect?, hasLeader: Bool = false) -> Bool {
        for words in wordings {
          guard let rect = place(TagStyle.size(of: words, font, text), words) else { continue }
          tags.append(
            Tag(text: words, rect: rect, leader: hasLeader ? anchor.center : nil, mark: index))
          return true
        }
        return false
      }
      if add({ size, _ in placement.place(size, beside: anchor) }) { continue }
      if mark.matters {
        _ = add({ size, _ in placement.placeAnywhere(size, near: anchor) }, hasLeader: true)
      } else if mark.role != .leftOut {
        // A number alone is so small that it may lie across the edge.
        let number = mark.number.map(String.init)
        _ = add({ size, words in words == number ? placement.place(size, across: anchor) : nil })
      }
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
  /// Whether it is the start or the target, whose tag may be elsewhere with a line to it.
  fileprivate var matters: Bool { role == .start || fate != .none }

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
