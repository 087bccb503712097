import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// What a tab shows: shelves one below the other, the first one of some pages in a hero.
///
/// A page that is not shown stays, unseen, so that its pictures are there when its tab is chosen.
@MainActor
final class TVHomePage: View {
  let shelves: [Shelf]
  /// nil: the page has no hero.
  let words: HeroWords?
  /// What had the focus last.
  weak var lastFocused: View?

  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      alpha = isShown ? 1 : 0
      focusMayHaveChanged()
    }
  }

  /// Of the title of the shelf with the focus below the upper edge: the safe area.
  private static let anchor: CGFloat = 60
  /// Below the tabs: a page whose entrance overlapped them would not be below them.
  private static let top: CGFloat = 112
  private static let firstShelf: CGFloat = 136
  private static let left: CGFloat = 80

  /// Where the words of a hero end at most, from where lines begin.
  static func wordsEnd(in width: CGFloat) -> CGFloat { max(640, min(900, width * 0.46)) }

  /// - Parameters:
  ///   - id: of the page.
  ///   - shelves: from the top.
  ///   - hasHero: whether the first shelf, which has no title, belongs to a hero.
  ///   - comesFromOutside: whether focus is where it comes back to the page from.
  init(
    id: String, shelves: [Shelf], hasHero: Bool, comesFromOutside: @escaping () -> Bool
  ) {
    self.shelves = shelves
    words = hasHero ? HeroWords() : nil
    super.init(frame: .zero)
    alpha = 0
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

  // What is not shown is out of reach.
  override var isTransparentFocusItem: Bool { !isShown }
  override func hitTest(_ point: CGPoint) -> View? { isShown ? super.hitTest(point) : nil }
  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    isShown ? super.focusItems(in: rect) : []
  }

  private var shownShelves: [Shelf] { shelves.filter { !$0.posters.isEmpty } }

  // MARK: Layout

  /// Of what is seen at once, to the upper edge of the hints.
  private var room: CGFloat = 0

  /// - Parameters:
  ///   - size: of what is seen at once.
  ///   - room: points from its upper edge to that of the hints.
  func lay(in size: CGSize, room: CGFloat) {
    self.room = room
    let shown = shownShelves
    for shelf in shelves { shelf.isHidden = shelf.posters.isEmpty }
    // Without the tabs, where it has room only so, the first one stands like the others.
    let needsTop = shown.first.map { Self.firstShelf + $0.contentHeight > room } ?? false
    var y = needsTop ? Self.top + Self.anchor : Self.firstShelf
    if let words, let hero = shown.first {
      // As high as the window; higher ones have room for whole shelves below it.
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

  /// From the upper edge of what is scrolled.
  private func top(of shelf: Shelf) -> CGFloat { Self.top + shelf.frame.minY }

  /// The furthest that the page scrolls: from there on the last shelf has room.
  private var lastOffset: CGFloat {
    let shown = shownShelves
    guard let last = shown.last else { return 0 }
    let end = top(of: last) + last.contentHeight
    guard end > room else { return 0 }
    // The tabs are seen whole or not at all.
    let least = max(Self.top, end - room)
    // What is cut by the upper edge fills it, or is not there.
    let cut = shown.last { top(of: $0) < least }
    if cut.map({ $0.sight(at: top(of: $0) - least, above: room) != .hidden }) ?? true {
      return least
    }
    let offsets = shown.indices.map { offset(of: shown, $0) }
    return offsets.first { $0 >= least } ?? offsets.last ?? 0
  }

  private func offset(of shelves: [Shelf], _ index: Int) -> CGFloat {
    let shelf = shelves[index]
    let most = top(of: shelf) - Self.anchor
    guard index == 0 else { return most }
    // The first one stays below the tabs, unless its captions have room only without them.
    return top(of: shelf) + shelf.contentHeight <= room ? 0 : Self.top
  }

  /// Where to scroll when something on the page gets the focus: the shelf with the focus stands at
  /// the same place, unless all that is left has room.
  func offset(forFocusing item: any FocusItem) -> CGFloat? {
    let shown = shownShelves
    guard let index = shown.firstIndex(where: { $0.contains(item) }) else { return nil }
    return min(offset(of: shown, index), lastOffset)
  }

  /// Shows what has room where the page is scrolled to, and hides the rest: no line of text is cut
  /// in two by an edge or by the hints.
  func scroll(to offset: CGFloat) {
    for shelf in shownShelves {
      let top = top(of: shelf) - offset
      shelf.sight = shelf.sight(at: top, above: room)
      shelf.showsTitle = top >= 0
    }
    if let words { words.alpha = offset > 0 && Self.top + words.frame.minY < offset ? 0 : 1 }
  }
}
