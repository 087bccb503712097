import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The page of a tab: shelves one below the other, the first of which may belong to a hero.
///
/// A page that is not selected stays invisible, so that its pictures are ready.
@MainActor
final class TVHomePage: View {
  let shelves: [Shelf]
  /// The text of the hero; nil for a page without one.
  let words: HeroWords?
  /// The view that had the focus last; nil for none.
  weak var lastFocused: View?

  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      // Cards are never translucent; the texts fade in.
      View.performWithoutAnimation { alpha = isShown ? 1 : 0 }
      for shelf in shelves { shelf.showsTexts = isShown }
      if !isShown { words?.alpha = 0 }
      focusMayHaveChanged()
    }
  }

  /// The distance from the upper edge to the title of the focused shelf: the safe area.
  private static let anchor: CGFloat = 60
  /// The distances from the upper edge at which a heading may stand without a shelf above it.
  private static let headingRange: ClosedRange<CGFloat> = 24...2 * anchor
  /// The upper edge below the tabs, which the page's entrance must not overlap.
  private static let top: CGFloat = 112
  private static let firstShelf: CGFloat = 136
  private static let left: CGFloat = 80

  /// Returns the furthest end of a hero's text, from the leading edge.
  static func wordsEnd(in width: CGFloat) -> CGFloat { max(640, min(900, width * 0.46)) }

  /// Returns the area behind the hero's text in a window of this size, in canvas points; nil for a
  /// page without a hero.
  ///
  /// Its centre is at the lower edge of the first shelf.
  func wordsArea(in size: CGSize) -> BackdropView.Words? {
    guard let words, let shelf = shownShelves.first, size.height > 0 else { return nil }
    let bottom = Self.top + shelf.frame.minY + shelf.contentHeight
    let height = bottom - Self.top - words.frame.minY
    let reach = max(
      hypot(Self.wordsEnd(in: size.width), height - HeroWords.lineTop),
      hypot(Self.left + HeroWords.headingWidth, height))
    // A rise of 0 would stand for text in the corner.
    return BackdropView.Words(
      reach: reach / size.width, rise: max(0.01, 1 - bottom / size.height))
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - id: the identifier of the page.
  ///   - shelves: the shelves from top to bottom.
  ///   - hasHero: whether the first shelf, which has no title, belongs to a hero.
  ///   - comesFromOutside: returns whether the focus is in a place from which it returns to the
  ///     page.
  init(
    id: String, shelves: [Shelf], hasHero: Bool, comesFromOutside: @escaping () -> Bool
  ) {
    self.shelves = shelves
    words = hasHero ? HeroWords() : nil
    super.init(frame: .zero)
    alpha = 0
    words?.alpha = 0
    accessibilityIdentifier = id
    if let words { addSubview(words) }
    shelves.forEach(addSubview)
    addLayoutGuide(
      EntranceGuide { [weak self] in
        guard let self, isShown, comesFromOutside() else { return [] }
        return preferredFocusEnvironments
      })
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    [lastFocused].compactMap { $0 } + shelves
  }

  // A page that is not shown cannot have the focus.
  override var isTransparentFocusItem: Bool { !isShown }
  override func hitTest(_ point: CGPoint) -> View? { isShown ? super.hitTest(point) : nil }
  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    isShown ? super.focusItems(in: rect) : []
  }

  private var shownShelves: [Shelf] { shelves.filter { !$0.posters.isEmpty } }

  // MARK: Layout

  /// The height from the upper edge of the visible area to that of the hints.
  private var room: CGFloat = 0
  /// The height of the visible area.
  private var height: CGFloat = 0

  /// Lays out the shelves.
  ///
  /// - Parameters:
  ///   - size: the size of the visible area.
  ///   - room: the points from its upper edge to that of the hints.
  func lay(in size: CGSize, room: CGFloat) {
    (self.room, height) = (room, size.height)
    let shown = shownShelves
    for shelf in shelves { shelf.isHidden = shelf.posters.isEmpty }
    // If the first shelf fits only without the tabs, it is placed like the others.
    let needsTop = shown.first.map { Self.firstShelf + $0.contentHeight > room } ?? false
    var y = needsTop ? Self.top + Self.anchor : Self.firstShelf
    if let words, let hero = shown.first {
      // The hero is as high as the window; a higher window has whole shelves below it.
      var below: CGFloat = 0
      for shelf in shown.dropFirst() {
        guard below + shelf.height <= size.height - TVSceneController.designSize.height else {
          break
        }
        below += shelf.height
      }
      y = room - below - hero.contentHeight
      let left = Self.left
      let rect = CGRect(
        x: left, y: y - Self.top - HeroWords.height - 30,
        width: Self.wordsEnd(in: size.width) - left, height: HeroWords.height)
      words.frame =
        window?.layoutDirection == .rightToLeft ? rect.mirrored(in: size.width) : rect
    }
    for shelf in shown {
      shelf.frame = CGRect(x: 0, y: y - Self.top, width: size.width, height: shelf.height)
      y += shelf.height
    }
    frame = CGRect(
      x: 0, y: Self.top, width: size.width, height: max(y, size.height) + size.height)
  }

  /// Returns the distance from the upper edge of the scrolled content.
  private func top(of shelf: Shelf) -> CGFloat { Self.top + shelf.frame.minY }

  /// The largest scroll offset, at which the last shelf fits.
  private var lastOffset: CGFloat {
    let shown = shownShelves
    guard let last = shown.last else { return 0 }
    let end = top(of: last) + last.contentHeight
    guard end > room else { return 0 }
    // The tabs are either fully visible or hidden.
    let least = max(Self.top, end - room)
    // A shelf that the upper edge cuts must clearly be cut, or be hidden: without its heading,
    // nearly whole pictures at the edge look like a mistake.
    guard let cut = shown.last(where: { top(of: $0) < least }) else { return least }
    if cut.sight(at: top(of: cut) - least, above: room) != .hidden {
      return max(least, top(of: cut) + cut.cutTop)
    }
    // Nothing is cut if the next heading is near the usual place of a heading.
    if let next = shown.first(where: { top(of: $0) >= least }),
      Self.headingRange.contains(top(of: next) - least)
    {
      return least
    }
    let offsets = shown.indices.map { offset(of: shown, $0) }
    return offsets.first { $0 >= least } ?? offsets.last ?? 0
  }

  private func offset(of shelves: [Shelf], _ index: Int) -> CGFloat {
    let shelf = shelves[index]
    let most = top(of: shelf) - Self.anchor
    guard index == 0 else { return most }
    // The first shelf stays below the tabs, unless its captions fit only without them.
    return top(of: shelf) + shelf.contentHeight <= room ? 0 : Self.top
  }

  /// Returns the scroll offset for a focused item; nil for an item on another page.
  ///
  /// The focused shelf is always at the same place, unless all remaining shelves fit.
  func offset(forFocusing item: any FocusItem) -> CGFloat? {
    let shown = shownShelves
    guard let index = shown.firstIndex(where: { $0.contains(item) }) else { return nil }
    return min(offset(of: shown, index), lastOffset)
  }

  /// Shows the parts that fit at this offset and hides the rest, so that no edge and no hint cuts a
  /// line of text.
  ///
  /// - Returns: Whether a shelf arrives from below the visible area.
  func scroll(to offset: CGFloat) -> Bool {
    var arrives = false
    for shelf in shownShelves {
      let top = top(of: shelf) - offset
      shelf.sight = shelf.sight(at: top, above: room)
      if shelf.sight == .hidden {
        shelf.retreat = shelf.retreat(at: top, in: height)
      } else {
        if shelf.retreat > 0 { arrives = true }
        // The shelf begins at the edge of the visible area, so that it is seen at once.
        View.performWithoutAnimation { shelf.retreat = 0 }
      }
      shelf.showsTitle = top >= 0
    }
    if let words { words.alpha = offset > 0 && Self.top + words.frame.minY < offset ? 0 : 1 }
    return arrives
  }
}
