import FocusTestSupport
import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// A long run of anything an application and a person may do, in any order.
@MainActor
struct RandomRunTests {
  @MainActor
  private final class Run {
    let root = StubRoot(size: CGSize(width: 500, height: 500))
    var random: SeededGenerator
    private var made = 0
    private(set) var boxes: [StubItem] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for index in 0..<3 {
        let frame = CGRect(x: index * 160, y: 0, width: 150, height: 500)
        let box =
          index == 2
          ? StubScroll("box \(index)", frame, content: CGSize(width: 150, height: 900))
          : StubItem.plain("box \(index)", frame)
        box.group = index == 1 ? "middle" : nil
        boxes.append(root.add(box))
      }
      for _ in 0..<8 { addItem() }
    }

    var items: [StubItem] { boxes.flatMap(\.children) }

    func addItem() {
      guard items.count < 14, let box = boxes.randomElement(using: &random) else { return }
      made += 1
      let item = box.add(
        "item \(made)", CGFloat(Int.random(in: 0..<100, using: &random)),
        CGFloat(Int.random(in: 0..<480, using: &random)), 40, 30)
      if Int.random(in: 0..<6, using: &random) == 0 { item.canBecomeFocused = false }
    }

    /// One thing that happens; some leave the system to notice by itself at the next turn.
    func step() {
      guard let system = root.focusSystem else { return }
      let item = items.randomElement(using: &random)
      let states: [FocusItemState] = [[], [], .hidden, .alphaZero, .interactionDisabled, .selected]
      switch Int.random(in: 0..<16, using: &random) {
      case 0...5:
        let headings = FocusHeading.straight + [.next, .previous, [.down, .right], .first]
        system.currentTime += 0.1
        if let heading = headings.randomElement(using: &random) {
          system.moveFocus(heading: heading)
        }
      case 6: item.map(system.requestFocusUpdate)
      case 7: boxes.randomElement(using: &random)?.setNeedsFocusUpdate()
      case 8: item?.state = states.randomElement(using: &random) ?? []
      case 9:
        boxes.randomElement(using: &random)?.state = states.randomElement(using: &random) ?? []
      case 10: item?.remove()
      case 11: addItem()
      case 12:
        let isRefusing = Bool.random(using: &random)
        item?.veto = isRefusing ? { _ in true } : nil
      case 13: system.model = Bool.random(using: &random) ? .tv : .pad
      case 14: item?.preferred = items.randomElement(using: &random).map { [$0] } ?? []
      default: item?.frame.origin.y = CGFloat(Int.random(in: 0..<480, using: &random))
      }
    }
  }

  /// The order that is documented: previous branch, then what is new of the next.
  private func expectedOrder(_ context: FocusUpdateContext) -> [String] {
    let previous = (context.previouslyFocusedItem as? StubItem)?.chain ?? []
    let next = (context.nextFocusedItem as? StubItem)?.chain ?? []
    return (previous + next.filter { node in !previous.contains { $0 === node } }).map(\.name)
  }

  private func checkJournal(_ journal: Journal) throws {
    var seen: [ObjectIdentifier] = []
    for entry in journal.entries where !seen.contains(ObjectIdentifier(entry.context)) {
      seen.append(ObjectIdentifier(entry.context))
      let same = journal.entries.filter { $0.context === entry.context }
      let expected = expectedOrder(entry.context)
      let asked = same.filter { $0.kind == .asked }.map(\.environment.name)
      let told = same.filter { $0.kind == .told }.map(\.environment.name)
      // All are asked, or as many as it took until one refused; a loss asks no one.
      try #require(asked == Array(expected.prefix(asked.count)))
      try #require(told.isEmpty || told == expected)
      try #require(told.isEmpty || asked.isEmpty || asked == expected)
      try #require(entry.context.previouslyFocusedItem !== entry.context.nextFocusedItem)
    }
  }

  private func checkFocus(_ run: Run) throws {
    guard let focused = run.root.focusSystem?.focusedItem as? StubItem else { return }
    try #require(focused.chain.last === run.root, "\(focused.name) is out of the tree")
    let map = FocusMap(root: run.root)
    let reasons = map.entry(for: focused)?.reasons
    try #require(reasons == [], "\(focused.name) cannot have the focus")
  }

  @Test(.timeLimit(.minutes(15)), arguments: [UInt64(31), 32, 33, 34])
  func `whatever happens, focus is nowhere or on something fit`(seed: UInt64) throws {
    let run = Run(seed: seed)
    for _ in 0..<5000 {
      run.root.journal.entries = []
      run.step()
      run.root.turn()
      try checkJournal(run.root.journal)
      try checkFocus(run)
    }
  }

  @Test func `under the tv model something fit is always focused`() throws {
    let run = Run(seed: 35)
    for _ in 0..<3000 {
      run.step()
      run.root.focusSystem?.model = .tv
      run.items.forEach {
        $0.veto = nil
        $0.preferred = []
      }
      run.root.turn()
      let isAnyFit = !FocusMap(root: run.root).eligibleItems.isEmpty
      try #require((run.root.focused != nil) == isAnyFit)
    }
  }

  @Test func `the same run has the same end`() {
    let ends = (0..<2).map { _ in
      let run = Run(seed: 36)
      var walk: [String?] = []
      for _ in 0..<500 {
        run.step()
        run.root.turn()
        walk.append(run.root.focused)
      }
      return walk
    }
    #expect(ends[0] == ends[1])
  }
}
