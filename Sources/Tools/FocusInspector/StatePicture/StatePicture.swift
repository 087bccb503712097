import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture of the focus state of every item on a screen, drawn over the screen.
///
/// It shows the focused item and its ancestors, the stops of Tab, items that only arrows or no keys
/// lead to, and items that refuse the focus with their reasons.
@MainActor
package struct StatePicture {
  let states: FocusStates
  let bounds: CGRect
  let style: StateStyle
  let text: any TextMeasuring
  /// The tags, all inside the picture and without overlaps.
  package let tags: [Tag]

  /// A short text at an item.
  package struct Tag: Equatable {
    package var text: String
    package var rect: CGRect
    package var state: FocusState
    /// The name of the item; nil for a tag of ancestors.
    var item: String?
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - states: the states of the screen.
  ///   - screen: the display list of the screen.
  ///   - style: colours for the appearance of the screen.
  ///   - text: measures the text.
  package init(
    _ states: FocusStates, over screen: DisplayList, style: StateStyle, text: any TextMeasuring
  ) {
    self.states = states
    bounds = CGRect(origin: .zero, size: screen.size)
    self.style = style
    self.text = text
    var placement = TagPlacement(bounds: bounds)
    placement.items = states.items.compactMap(\.place)
    placement.texts = screen.textPlaces(text)
    var tagger = Tagger(placement, style, text)
    // The states that matter most get the first choice of places.
    for state in [FocusState.focused, .refuses, .unreached, .tab] {
      for item in states.items(state) { tagger.add(item) }
    }
    for ancestor in states.ancestors { tagger.add(ancestor, in: bounds) }
    tags = tagger.tags
  }
}

/// A builder of tags, which chooses their texts and places.
@MainActor
private struct Tagger {
  private(set) var tags: [StatePicture.Tag] = []
  private var placement: TagPlacement
  private let style: StateStyle
  private let text: any TextMeasuring
  /// The largest width of a tag, in points at a text scale of 1, unless the item is wider; for a
  /// wider tag, a shorter wording is tried.
  private static let widest: CGFloat = 200

  init(_ placement: TagPlacement, _ style: StateStyle, _ text: any TextMeasuring) {
    (self.placement, self.style, self.text) = (placement, style, text)
  }

  private func size(of words: String) -> CGSize {
    TagStyle.size(of: words, style.search.tagFont, text)
  }

  mutating func add(_ item: FocusStates.Item) {
    guard let place = item.place else { return }
    for words in item.wordings {
      let size = size(of: words)
      guard size.width <= max(Self.widest * style.search.textScale, place.width) else { continue }
      let rect = placement.place(size, beside: place) ?? placement.place(size, across: place)
      guard let rect else { continue }
      return tags.append(
        StatePicture.Tag(text: words, rect: rect, state: item.state, item: item.name))
    }
  }

  /// Adds a tag along the ancestor's outline.
  mutating func add(_ ancestor: FocusStates.Ancestor, in bounds: CGRect) {
    let place = ancestor.frame.intersection(bounds)
    guard !place.isNull, !place.isEmpty else { return }
    let all = ancestor.names.joined(separator: " ‹ ")
    let first = ancestor.names.first ?? ""
    let short = ancestor.names.count > 1 ? "\(first) ‹ \(ancestor.names.count - 1) more" : first
    for words in [all, short] {
      let size = size(of: words)
      guard size.width <= place.width * 0.7 else { continue }
      guard let rect = placement.place(clearAmong: place.alongEdges(size)) else { continue }
      return tags.append(StatePicture.Tag(text: words, rect: rect, state: .ancestor))
    }
  }
}

extension FocusStates.Item {
  /// The possible texts of its tag, the longest first.
  var wordings: [String] {
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
  /// Returns places for a tag along the upper and lower edges: inside, or outside a low rectangle.
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
