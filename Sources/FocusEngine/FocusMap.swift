import FocusGeometry
import Foundation

/// The visible parts of everything that takes part in focus, as it stands at one moment
/// (spec/uikit-focus.md 4.1 to 4.5).
///
/// All rectangles are in the root's coordinate space.
@MainActor
struct FocusMap {
  struct Entry {
    enum Target {
      case item(any FocusItem)
      case guide(any FocusRedirection)
    }

    var target: Target
    /// Front-most is largest; unique.
    var order: Int
    var frame: CGRect
    /// What can be reached: uncovered, and inside all clips, or beyond a clip that scrolls.
    var region: VisibleRegion
    /// The part of `frame` that is on the screen, covered or not; null for none.
    var onScreen: CGRect
    var group: String
    /// Empty for what can be moved to.
    var reasons: [FocusExplanation.Reason]

    var isEligible: Bool { reasons.isEmpty }
    var item: (any FocusItem)? {
      if case .item(let item) = target { item } else { nil }
    }
    @MainActor var label: String {
      switch target {
      case .item(let item): item.focusDebugLabel
      case .guide(let guide): guide.focusDebugLabel
      }
    }
  }

  /// Items that want focus (eligible or not) and guides, back to front.
  private(set) var entries: [Entry] = []
  private var indexOfItem: [ObjectIdentifier: Int] = [:]
  /// Identifiers from the innermost group outwards, per group, as met in drawing order.
  private(set) var groupParents: [String: String] = [:]
  let bounds: CGRect

  nonisolated static let rootGroup = "root"

  func entry(for item: any FocusEnvironment) -> Entry? {
    indexOfItem[ObjectIdentifier(item)].map { entries[$0] }
  }

  func proposal(of item: any FocusItem) -> FocusExplanation.Proposal? {
    entry(for: item).map { .init(label: $0.label, frame: $0.frame) }
  }

  var eligibleItems: [Entry] { entries.filter { $0.item != nil && $0.isEligible } }

  // MARK: Building

  /// Walks every container under `root`: O(n) items, and O(n · m) for the m that are seen, each of
  /// which may cover another.
  ///
  /// - Parameters:
  ///   - root: the top of the hierarchy.
  ///   - examined: listed, with what covers it, whether it wants the focus or not.
  init(root: any FocusEnvironment, examining examined: (any FocusItem)? = nil) {
    guard let container = root.focusItemContainer else {
      bounds = .zero
      return
    }
    let space = container.coordinateSpace
    bounds = space.bounds
    var walk = FocusMapWalk(root: root, space: space, examined: examined)
    walk.visit(
      container,
      in: FocusMapWalk.Surroundings(
        reach: space.bounds, screen: space.bounds,
        groups: [root.focusGroupIdentifier ?? Self.rootGroup]))
    groupParents = walk.groupParents
    entries = walk.found.map { found in
      var entry = found.entry
      guard entry.isEligible || entry.item === examined && examined != nil else { return entry }
      // What lies in front of it, but not inside it unless it can be focused itself.
      let covers = walk.covers.filter {
        $0.order >= (found.onlyOutside ? found.subtreeEnd : entry.order + 1)
          && ($0.order >= found.subtreeEnd || $0.isFocusable)
          && $0.frame.intersects(entry.onScreen)
      }
      var seen = VisibleRegion(entry.onScreen)
      for cover in covers { seen.subtract(cover.frame) }
      entry.region.subtract(entry.onScreen)
      entry.region.formUnion(disjoint: seen)
      if entry.region.isEmpty, !covers.isEmpty {
        entry.reasons.append(.covered(by: covers.map(\.label)))
      }
      return entry
    }
    for (index, entry) in entries.enumerated() {
      if let item = entry.item { indexOfItem[ObjectIdentifier(item)] = index }
    }
  }
}
