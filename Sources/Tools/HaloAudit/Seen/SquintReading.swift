import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// The order in which the things on a screen are seen from a distance, and where the focus is among
/// them.
public struct SquintReading: Hashable, Sendable, Codable {
  /// The places in the order in which they are seen.
  public var places: [SeenPlace]
  /// The conditions under which the screen is seen.
  public var conditions: ViewingConditions
  /// The screen as it is seen, reduced.
  package var bitmap: Bitmap?

  private enum CodingKeys: CodingKey { case places, conditions }

  /// The number of the place that has the focus, counted from 1; nil if no place has it.
  public var focus: Int? { places.firstIndex(where: \.isFocused).map { $0 + 1 } }

  /// The places that are shown: the first three.
  public var first: ArraySlice<SeenPlace> { places.prefix(3) }

  /// Measures a picture of a screen.
  ///
  /// - Parameters:
  ///   - surface: the picture, of any scale.
  ///   - list: the display list of the picture, for the names of texts; nil for none.
  ///   - window: the window that the picture shows, at the same moment.
  ///   - conditions: the conditions under which it is seen.
  @MainActor
  package init(
    _ surface: PixelSurface, of list: DisplayList?, in window: Window,
    under conditions: ViewingConditions
  ) {
    let size = list?.size ?? window.bounds.size
    let map = SaliencyMap(of: surface, size: size, under: conditions)
    self.conditions = conditions
    bitmap = map.picture.bitmap
    places = map.places(of: Self.items(in: window))
    guard let list else { return }
    for index in places.indices.prefix(Self.named)
    where places[index].id == nil && places[index].label == nil {
      places[index].label = Self.text(at: places[index], of: list, window.textMeasurer)
    }
  }

  /// The number of places whose texts are looked up.
  private static let named = 6

  /// The share of the screen that a view may cover to be seen as one thing.
  private static let mostOfThing = 0.12

  /// Returns the items of a window and the other views that are seen as one thing, in drawing order
  /// and as they are drawn.
  @MainActor
  private static func items(in window: Window) -> [SeenItem] {
    let focused = window.focusSystem?.focusedItem as? View
    let most = window.bounds.width * window.bounds.height * mostOfThing
    // A view that contains an item is not one thing.
    var holders: Set<ObjectIdentifier> = []
    for item in FocusMap.focusableItems(in: window) + (focused.map { [$0] } ?? []) {
      for holder in sequence(first: item, next: \.superview) {
        guard holders.insert(ObjectIdentifier(holder)).inserted else { break }
      }
    }
    var items: [SeenItem] = []
    func visit(_ view: View, room: CGRect, isInside: Bool) {
      guard !view.isHidden, view.alpha > 0 else { return }
      var (room, isInside) = (room, isInside)
      let isFocused = view === focused
      let isItem = isFocused || view.canBecomeFocused
      let frame = isItem ? frame(of: view, isFocused: isFocused) : presented(view)
      guard !frame.isNull else { return }
      let seen = isFocused ? frame : frame.intersection(room)
      let isThing =
        !isInside && !holders.contains(ObjectIdentifier(view)) && view.isThing
        && seen.width * seen.height <= most
      if isItem || isThing, !seen.isNull, seen.intersects(window.bounds) {
        items.append(
          SeenItem(
            id: isItem ? view.focusDebugLabel : nil,
            label: view.accessibleName ?? (isItem ? nil : view.accessibilityIdentifier),
            frame: seen, isFocused: isFocused,
            light: isFocused ? light(of: view).intersection(window.bounds) : .null))
        // Its subviews belong to it, unless they are items.
        isInside = true
      }
      if view.clipsToBounds { room = room.intersection(presented(view)) }
      guard !room.isNull, !room.isEmpty, !isThing else { return }
      for subview in view.subviews { visit(subview, room: room, isInside: isInside) }
    }
    for view in window.subviews { visit(view, room: window.bounds, isInside: false) }
    return items
  }

  /// Returns the place where an item is drawn, with the ring of a focused one, in window points;
  /// null for one that has none.
  @MainActor
  private static func frame(of item: View, isFocused: Bool) -> CGRect {
    let frame = finite(item.presentedOutline.bounds)
    guard isFocused, !frame.isNull else { return frame }
    let (reach, growth) = (IndicatorMeasure.reach(of: item), IndicatorMeasure.growth(of: item))
    return frame.insetBy(dx: growth.width - reach.width, dy: growth.height - reach.height)
  }

  /// The standard deviations of a pool's blur around a picture within which its light is seen: a
  /// seventh of it is left there.
  private static let reachOfLight: CGFloat = 1.5

  /// Returns the area that a picture in a view lights, in window points; null for none.
  @MainActor
  private static func light(of view: View) -> CGRect {
    guard view.lightSource != nil, view.glow > 0 else {
      return view.subviews.reduce(.null) { $0.union(light(of: $1)) }
    }
    let (frame, size) = (presented(view), view.bounds.size)
    guard size.width > 0, let pool = view.effectiveAppearance.lift.shownLightPool(of: size)
    else { return .null }
    let reach = pool.sigma * reachOfLight * frame.width / size.width
    return frame.insetBy(dx: -reach, dy: -reach)
  }

  /// Returns the frame in which a view is drawn, in window points; null for one that has none.
  @MainActor
  private static func presented(_ view: View) -> CGRect {
    finite(view.presented(.bounds, view.bounds).applying(view.presentedTransformToRoot))
  }

  private static func finite(_ frame: CGRect) -> CGRect {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.allSatisfy(\.isFinite) ? frame : .null
  }

  /// Returns the text that is drawn at a place, the first of several; nil for none.
  @MainActor
  private static func text(
    at place: SeenPlace, of list: DisplayList, _ measurer: any TextMeasuring
  ) -> String? {
    let parts = DrawnParts(of: list, in: place.frame, measurer: measurer).parts
    return parts.filter { $0.isText && $0.frame.intersects(place.frame) }
      .min { distance($0.frame, place.point) < distance($1.frame, place.point) }?.text?.string
  }

  private static func distance(_ frame: CGRect, _ point: CGPoint) -> CGFloat {
    hypot(
      max(frame.minX - point.x, 0, point.x - frame.maxX),
      max(frame.minY - point.y, 0, point.y - frame.maxY))
  }

  // MARK: Words

  /// The answer in one sentence.
  public var verdict: String {
    guard let first = places.first else { return "Nothing stands out." }
    guard let focus else { return "Nothing has the focus; \(first.words) is seen first." }
    if focus == 1 { return "The focus is seen first." }
    return "The focus is seen \(Self.ordinal(focus)), and \(first.words) first."
  }

  /// Returns a number as the word or figure for its place in an order.
  package static func ordinal(_ number: Int) -> String {
    switch number {
    case 1: "first"
    case 2: "second"
    case 3: "third"
    default:
      switch (number % 10, number % 100) {
      case (1, let rest) where rest != 11: "\(number)st"
      case (2, let rest) where rest != 12: "\(number)nd"
      case (3, let rest) where rest != 13: "\(number)rd"
      default: "\(number)th"
      }
    }
  }
}

extension View {
  /// Whether the view draws something that is seen as one thing: it has a background, or no views
  /// inside it and a class of its own.
  fileprivate var isThing: Bool {
    backgroundColor.alpha > 0.1 || backgroundPaint != nil || backgroundMaterial != nil
      || subviews.isEmpty && type(of: self) != View.self
  }
}

extension SeenPlace {
  /// The label or the id, or the position of a part that has neither.
  package var words: String {
    if let label, !label.isEmpty { return "“\(label)”" }
    if let id { return id }
    return "the part at \(Int(point.x)), \(Int(point.y))"
  }
}
