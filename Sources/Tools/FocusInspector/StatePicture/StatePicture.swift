import FocusGeometry
import Foundation
import HaloDisplayList

/// How everything on a screen stands to the focus, drawn over it: what has the focus and what is
/// around that, what Tab goes through, what only arrows lead to, and what refuses the focus and why.
@MainActor
package struct StatePicture {
  let states: FocusStates
  let bounds: CGRect
  let style: StateStyle
  /// None leaves the picture, and no two overlap.
  package let tags: [Tag]

  /// A few words at something.
  package struct Tag: Equatable {
    package var text: String
    package var rect: CGRect
    package var state: FocusState
  }

  /// - Parameters:
  ///   - states: of the screen.
  ///   - bounds: of the screen.
  ///   - style: colours for its looks.
  ///   - text: measures what is written.
  package init(
    _ states: FocusStates, in bounds: CGRect, style: StateStyle, text: any TextMeasuring
  ) {
    self.states = states
    self.bounds = bounds
    self.style = style
    var tagger = Tagger(TagPlacement(bounds: bounds), style, text)
    // What is asked for most has the first choice of places.
    for state in [FocusState.focused, .refuses, .unreached, .tab] {
      for item in states.items(state) { tagger.add(item) }
    }
    tagger.avoid(states.items.compactMap(\.place))
    for ancestor in states.ancestors { tagger.add(ancestor, in: bounds) }
    tags = tagger.tags
  }
}

/// Finds words and places for tags.
@MainActor
private struct Tagger {
  private(set) var tags: [StatePicture.Tag] = []
  private var placement: TagPlacement
  private let style: StateStyle
  private let text: any TextMeasuring
  /// Points beyond which a shorter wording is taken, unless the item is wider.
  private static let widest: CGFloat = 200

  init(_ placement: TagPlacement, _ style: StateStyle, _ text: any TextMeasuring) {
    (self.placement, self.style, self.text) = (placement, style, text)
  }

  /// What the tags to come are rather not laid over.
  mutating func avoid(_ places: [CGRect]) { placement.avoided = places }

  private func size(of words: String) -> CGSize {
    let size = text.size(
      of: words, style: TextStyle(font: style.search.tagFont, color: .black), width: .infinity)
    return CGSize(
      width: (size.width + 2 * TagStyle.padding.width).rounded(.up),
      height: (size.height + 2 * TagStyle.padding.height).rounded(.up))
  }

  mutating func add(_ item: FocusStates.Item) {
    guard let place = item.place else { return }
    for words in item.wordings {
      let size = size(of: words)
      guard size.width <= max(Self.widest * style.search.textScale, place.width) else { continue }
      // A free text is said where it is in nobody's way; of a stop the line alone says enough.
      let mayLeave = item.state != .tab && (!item.saysWhy || words == item.wordings.last)
      let rect =
        placement.place(among: place.cornersAcross(size))
        ?? placement.place(size, at: place, mayLeave: mayLeave)
      guard let rect else { continue }
      return tags.append(StatePicture.Tag(text: words, rect: rect, state: item.state))
    }
  }

  /// Along its own line.
  mutating func add(_ ancestor: FocusStates.Ancestor, in bounds: CGRect) {
    let place = ancestor.frame.intersection(bounds)
    guard !place.isNull, !place.isEmpty else { return }
    let all = ancestor.names.joined(separator: " ‹ ")
    let first = ancestor.names.first ?? ""
    let short = ancestor.names.count > 1 ? "\(first) ‹ \(ancestor.names.count - 1) more" : first
    for words in [all, short] {
      let size = size(of: words)
      guard size.width <= place.width * 0.7 else { continue }
      guard let rect = placement.place(among: place.alongEdges(size)) else { continue }
      return tags.append(StatePicture.Tag(text: words, rect: rect, state: .ancestor))
    }
  }
}

extension FocusStates.Item {
  /// Whether it says in words of its own why it refuses the focus.
  fileprivate var saysWhy: Bool { if case .refused = reason { true } else { false } }

  /// What its tag may say, the longest first.
  fileprivate var wordings: [String] {
    let stop = stop.map { "Tab \($0)" }
    let unseen = reason == nil ? nil : "not seen"
    func joined(_ words: String?...) -> String { words.compactMap { $0 }.joined(separator: " · ") }
    return switch state {
    case .focused: [joined(name, "focus", unseen), joined("focus", unseen), "focus"]
    case .refuses: reason?.stateRemarks ?? []
    case .unreached: [joined("no key", unseen), "no key"]
    case .tab: [joined(stop ?? "Tab back", unseen), stop ?? "Tab back"]
    case .arrows, .ancestor: []
    }
  }
}

extension CGRect {
  /// Places for a tag along the upper edge and the lower one: inside, and of what is low outside.
  fileprivate func alongEdges(_ size: CGSize) -> [CGRect] {
    let inset: CGFloat = 4
    guard width > size.width + 2 * inset else { return [] }
    let rows =
      height < 3 * size.height
      ? [minY - size.height, maxY] : [minY + inset, maxY - inset - size.height]
    let step: CGFloat = 12
    return rows.flatMap { y in
      stride(from: minX + inset, through: maxX - inset - size.width, by: step).map { x in
        CGRect(x: x, y: y, width: size.width, height: size.height)
      }
    }
  }
}
