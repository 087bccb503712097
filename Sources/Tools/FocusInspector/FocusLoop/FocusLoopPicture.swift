import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The order of Tab as a numbered path through its stops, to be drawn over the screen.
///
/// A remark lists the stops out of sight where the path skips them.
struct FocusLoopPicture: Equatable {
  /// The disc with the number of a stop.
  struct Disc: Equatable {
    /// The number of the stop, from 1.
    var number: Int
    /// The disc in window points.
    var rect: CGRect
    /// The visible part of the stop, in window points.
    var place: CGRect
    /// Whether the disc is away from its stop for lack of space.
    var isAside: Bool
    var isFocused: Bool
    /// Whether the disc shows its number; otherwise it is a dot for lack of space.
    var isNumbered: Bool
    /// The outline in which the stop is drawn, in window points; nil if that is its frame.
    var outline: Shape?
  }

  /// A remark beside the path.
  struct Note: Equatable {
    var text: String
    var rect: CGRect
  }

  /// The discs of the visible stops, in Tab order.
  private(set) var discs: [Disc] = []
  /// The arrows from each disc to the next, and from the last to the first.
  private(set) var legs: [LoopLeg] = []
  /// The remarks with the numbers of stops out of sight, at the arrows that skip them.
  private(set) var notes: [Note] = []
  /// A line at the upper or lower edge that describes the picture; nil if there was no space.
  private(set) var caption: Note?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - loop: the stops of Tab.
  ///   - bounds: the bounds of the window, which limit the picture.
  ///   - outlines: the outlines of stops that are drawn elsewhere than in their frames.
  ///   - text: measures the text.
  @MainActor
  init(
    _ loop: FocusLoop, in bounds: CGRect, outlines: PresentedOutlines = .inFrames,
    text: any TextMeasuring
  ) {
    var placement = TagPlacement(bounds: bounds)
    caption = placement.caption(Self.caption(of: loop), text)
    placeDiscs(loop, in: bounds, outlines, &placement, text)
    drawLegs(count: loop.stops.count, in: bounds)
    placeNotes(count: loop.stops.count, &placement, text)
  }

  /// The most numbers to place away from their stops, because that search is slow.
  private static let mostAside = 24

  @MainActor
  private mutating func placeDiscs(
    _ loop: FocusLoop, in bounds: CGRect, _ outlines: PresentedOutlines,
    _ placement: inout TagPlacement, _ text: any TextMeasuring
  ) {
    var aside = 0
    for (index, stop) in loop.stops.enumerated() {
      guard
        let place = outlines.sight(
          of: stop.frame, visible: stop.visible, onScreen: stop.onScreen, in: bounds)
      else { continue }
      let style = TextStyle(font: FocusLoopStyle.numberFont, color: .black)
      let width = text.size(of: String(index + 1), style: style, width: .infinity).width + 10
      let height = FocusLoopStyle.discHeight
      let size = CGSize(width: max(height, width.rounded(.up)), height: height)
      var disc = Disc(
        number: index + 1, rect: .zero, place: place, isAside: false, isFocused: stop.isFocused,
        isNumbered: true, outline: outlines.outline(of: stop.frame))
      if let rect = placement.place(size, inTheMiddleOf: place) {
        disc.rect = rect
      } else if aside < Self.mostAside, let rect = placement.placeAnywhere(size, near: place) {
        (disc.rect, disc.isAside) = (rect, true)
        aside += 1
      } else {
        let radius = FocusLoopStyle.dotSize / 2
        disc.rect = CGRect(origin: place.center, size: .zero).insetBy(dx: -radius, dy: -radius)
        disc.isNumbered = false
      }
      discs.append(disc)
    }
  }

  private mutating func drawLegs(count: Int, in bounds: CGRect) {
    guard discs.count > 1 else { return }
    for (index, disc) in discs.enumerated() {
      let next = discs[(index + 1) % discs.count]
      let others = discs.filter { $0 != disc && $0 != next }
        .map { $0.rect.insetBy(dx: -4, dy: -4) }
      let leg = LoopLeg(
        number: disc.number, from: disc.rect, to: next.rect, around: others,
        in: bounds.insetBy(dx: 3, dy: 3),
        isBroken: missing(from: disc, to: next, of: count) > 0)
      if let leg { legs.append(leg) }
    }
  }

  @MainActor
  private mutating func placeNotes(
    count: Int, _ placement: inout TagPlacement, _ text: any TextMeasuring
  ) {
    for (index, disc) in discs.enumerated() {
      let next = discs[(index + 1) % discs.count]
      let missing = missing(from: disc, to: next, of: count)
      guard missing > 0 else { continue }
      let first = disc.number % count + 1
      let last = (next.number + count - 2) % count + 1
      let numbers =
        switch missing {
        case 1: "\(first)"
        case 2: "\(first), \(last)"
        default: "\(first) … \(last)"
        }
      let middle = legs.first { $0.start == disc.number }?.place ?? disc.rect.center
      for words in ["\(numbers) out of sight", numbers] {
        let size = FocusLoopStyle.size(of: words, font: FocusLoopStyle.noteFont, text)
        let anchor = CGRect(origin: middle, size: .zero)
          .insetBy(dx: -size.width / 2, dy: -size.height / 2)
        if let rect = placement.place(size, inTheMiddleOf: anchor) {
          notes.append(Note(text: words, rect: rect))
          break
        }
      }
    }
  }

  /// Returns how many stops between two discs are out of sight.
  private func missing(from disc: Disc, to next: Disc, of count: Int) -> Int {
    (next.number - disc.number + count - 1) % count
  }

  // MARK: Text

  static func caption(of loop: FocusLoop) -> String {
    let order =
      switch loop.tabOrder {
      case .focusGroups: "Tab goes through the focus groups"
      case .groupMembers: "Tab goes through all, group after group"
      case .items: "Tab goes through all in reading order"
      case .chains: "Tab goes through all, chains together"
      case .tabIndex: "Tab goes by tabIndex"
      }
    let absent = loop.stops.count { $0.onScreen == nil }
    let count = loop.stops.count == 1 ? "1 stop" : "\(loop.stops.count) stops"
    return loop.stops.isEmpty
      ? "Tab goes nowhere (\(loop.model))"
      : "\(order) (\(loop.model)): \(count)" + (absent > 0 ? ", \(absent) out of sight" : "")
  }
}
