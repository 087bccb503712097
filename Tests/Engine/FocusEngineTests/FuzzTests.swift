import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// Long runs of random actions of applications and users.
///
/// A failure names its seed and step; `HALO_FUZZ_SEED=N` repeats that run alone. A thorough run has
/// 25,000 steps; `HALO_FUZZ=1000000` takes that many, in about a minute with an optimised build:
/// `swift test -c release -Xswiftc -enable-testing --filter FuzzTests`.
@MainActor
struct FuzzTests {
  nonisolated private static let most = 12_500
  nonisolated private static var seeds: [UInt64] {
    if let only = RandomCases.onlySeed { return [only] }
    return (0..<max(1, (RandomCases.operations ?? 2 * most) / most)).map { 1000 + UInt64($0) }
  }
  nonisolated private static var stepsEach: Int {
    RandomCases.onlySeed == nil && RandomCases.operations == nil
      ? RandomCases.count(of: most) : most
  }

  @Test(arguments: seeds)
  func `focus is always nowhere or on an eligible item`(seed: UInt64) async throws {
    let run = FuzzRun(seed: seed)
    let root = run.root
    let system = try #require(root.focusSystem)
    let failures = FailureCounter(root)
    var attempts = 0
    system.explanationHandler = { explanation in
      if !explanation.heading.isEmpty, explanation.outcome != .moved { attempts += 1 }
    }
    for number in 0..<Self.stepsEach {
      // Other tests need the main actor too.
      if number % 64 == 0 { await Task.yield() }
      root.journal.entries = []
      func at(_ message: String) -> Comment {
        "seed \(seed), step \(number) (\(run.lastStep)): \(message)"
      }
      do {
        // This keeps the ancestors of the focused item, which the step may drop.
        let former = FuzzCheck.Former(system)
        run.step()
        try #require(run.turn(), at("focus does not settle"))
        try FuzzCheck.journal(root.journal, former, at)
      }
      root.journal.entries = []
      try FuzzCheck.focus(root, isThorough: number % 16 == 0, at)
      for dropped in run.takeDropped() {
        try #require(dropped.item == nil, at("\(dropped.name) is kept alive"))
      }
    }
    #expect(failures.headings.count == attempts)
  }

  @Test func `a run with the same seed focuses the same items`() {
    let ends = (0..<2).map { _ in
      let run = FuzzRun(seed: 36)
      return (0..<500).map { _ in
        run.step()
        _ = run.turn()
        return run.root.focused
      }
    }
    #expect(ends[0] == ends[1])
  }
}

/// The conditions that hold after each step.
@MainActor
enum FuzzCheck {
  typealias Message = (String) -> Comment

  /// The focused item before a step, and its ancestors.
  @MainActor
  struct Former {
    private let item: WeakItem
    private let around: [StubNode]
    private struct WeakItem { weak var item: StubItem? }

    init(_ system: FocusSystem) {
      let focused = system.focusedItem as? StubItem
      item = WeakItem(item: focused)
      around = focused.map { Array($0.chain.dropFirst()) } ?? []
    }

    /// The previous item of an update with the ancestors that it had when it was focused.
    func chain(of previous: StubItem?) -> [StubNode] {
      guard let previous else { return item.item == nil ? around : [] }
      let isOut = previous === item.item && previous.chain.last !== around.last
      return isOut ? [previous] + around : previous.chain
    }
  }

  /// Every environment is asked and notified once: first those of the previous branch, then those
  /// that only the next one has.
  static func journal(_ journal: Journal, _ former: Former, _ at: Message) throws {
    var rest = journal.entries[...]
    while let context = rest.first?.context {
      let same = rest.prefix { $0.context === context }
      rest = rest.dropFirst(same.count)
      try #require(
        !rest.contains { $0.context === context }, at("the notifications of two updates are mixed"))
      try #require(
        context.previouslyFocusedItem !== context.nextFocusedItem, at("an update to the same item"))
      let expected = order(of: context, former)
      let asked = same.filter { $0.kind == .asked }.map(\.environment)
      let told = same.filter { $0.kind == .told }.map(\.environment)
      // All environments are asked, or only those up to the first refusal; a loss asks none.
      try #require(
        asked.elementsEqual(expected.prefix(asked.count), by: ===), at("wrong environments asked"))
      try #require(
        told.isEmpty || told.elementsEqual(expected, by: ===), at("wrong environments notified"))
      try #require(
        told.isEmpty || asked.isEmpty || asked.count == expected.count,
        at("not all environments asked"))
      try #require(
        same.prefix(asked.count).allSatisfy { $0.kind == .asked },
        at("an environment asked after a notification"))
    }
  }

  private static func order(of context: FocusUpdateContext, _ former: Former) -> [StubNode] {
    let previous = former.chain(of: context.previouslyFocusedItem as? StubItem)
    let next = (context.nextFocusedItem as? StubItem)?.chain ?? []
    return previous + next.filter { node in !previous.contains { $0 === node } }
  }

  /// Checks the focused item; a thorough check examines the whole hierarchy.
  static func focus(_ root: StubRoot, isThorough: Bool, _ at: Message) throws {
    guard let system = root.focusSystem, let hierarchy = system.hierarchy else { return }
    if let focused = system.focusedItem as? StubItem {
      try #require(focused.chain.last === root, at("\(focused.name) is outside of the tree"))
      try #require(hierarchy.isEligible(focused), at("\(focused.name) is not eligible"))
      try #require(system.deferredItem == nil, at("an item is focused and another deferred"))
    }
    guard isThorough else { return }
    let map = hierarchy.completeMap()
    if let focused = system.focusedItem as? StubItem {
      let reasons = map.entry(for: focused)?.reasons
      try #require(reasons == [], at("\(focused.name) is not eligible: \(reasons ?? [])"))
    } else if !system.model.defersFocus, !map.eligibleItems.isEmpty {
      // After a loss that leaves only a place, nothing is focused until Tab goes on from there.
      let isAwaited =
        system.model.lossRule == .place
        && (map.tabIndexOrder().isEmpty
          || [FocusHeading.next, .previous].contains {
            system.explainMovement(heading: $0, detail: .decision).winner != nil
          })
      // An environment refused, or prefers one that leads to no item.
      let nodes: [StubNode] = [root] + root.descendants
      try #require(
        isAwaited || nodes.contains { $0.veto != nil || !$0.preferred.isEmpty },
        at("nothing is focused, although an item could be"))
    }
  }
}
