import FocusGeometry
import Foundation
import HaloGoldenTesting

@testable import FocusEngine

/// A small scene with random actions of an application and a user.
@MainActor
final class FuzzRun {
  let root = StubRoot(size: CGSize(width: 500, height: 500))
  private var random: SeededGenerator
  private(set) var boxes: [StubItem] = []
  private(set) var items: [StubItem] = []
  /// The items removed from the scene since the last check; the run holds none of them.
  private(set) var dropped: [Dropped] = []
  struct Dropped {
    let name: String
    weak var item: StubItem?
  }
  private var made = 0
  /// The last step in words.
  private(set) var lastStep = "the start"

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.focusSystem?.explanationDetail = .decision
    root.focusSystem?.animationHandler = { coordinator in
      for batch in coordinator.batches {
        batch.animations.forEach { $0(batch.context) }
        batch.completions.forEach { $0() }
      }
    }
    for index in 0..<4 {
      let frame = CGRect(x: index * 120, y: 0, width: 110, height: 500)
      let box: StubItem
      switch index {
      case 1:
        box = StubItem.plain("box 1", frame)
        box.group = "middle"
      case 2: box = StubScroll("box 2", frame, content: CGSize(width: 110, height: 900))
      case 3:
        box = StubItem.plain("box 3", frame)
        box.clips = true
        box.transform = CGAffineTransform(scaleX: 1.5, y: 0.75)
      default: box = StubItem.plain("box 0", frame)
      }
      boxes.append(root.add(box))
    }
    for _ in 0..<10 { addItem() }
  }

  private func whole(_ range: Range<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }
  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private func addItem() {
    guard items.count < 15, let box = boxes.randomElement(using: &random) else { return }
    made += 1
    let item = box.add("item \(made)", whole(-10..<80), whole(-20..<480), 40, 30)
    if chance(8) { item.canBecomeFocused = false }
    if chance(8) { item.isTransparentFocusItem = true }
    if chance(6) { item.focusItemDeferralMode = chance(2) ? .never : .always }
    if chance(6) { item.tabIndex = Int(whole(-1..<4)) }
    items.append(item)
  }

  private func drop(_ item: StubItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: index)
    // Views report this; other hierarchies may not.
    if chance(2) { root.focusSystem?.environmentWillLeave(item) }
    for child in item.children { boxes[0].add(child) }
    item.remove()
    item.preferred = []
    // The scene releases the item; the test checks whether anything else holds it.
    for node in [root] + boxes + items as [StubNode] {
      node.preferred.removeAll { $0 === item }
      for guide in node.guides {
        guide.preferredFocusEnvironments.removeAll { $0 === item }
      }
    }
    dropped.append(Dropped(name: item.name, item: item))
  }

  func takeDropped() -> [Dropped] {
    defer { dropped = [] }
    return dropped
  }

  /// Performs one random step; after some, the system has to notice the change at the next turn.
  func step() {
    guard let system = root.focusSystem else { return }
    let choice = Int.random(in: 0..<40, using: &random)
    if choice < 14 { return press(system) }
    let item = items.randomElement(using: &random)
    switch choice {
    case 14..<21: ask(choice, item, system)
    case 21..<31: change(choice, item)
    default: reshape(choice, item, system)
    }
  }

  private static let headings =
    FocusHeading.directional + FocusHeading.straight + [.next, .previous, .first, .last, []]

  private func press(_ system: FocusSystem) {
    system.currentTime += TimeInterval(whole(0..<10)) / 10
    let heading = Self.headings.randomElement(using: &random) ?? .up
    lastStep = "press \(heading.name)"
    system.moveFocus(heading: heading)
  }

  /// Calls the system, as an application does.
  private func ask(_ choice: Int, _ item: StubItem?, _ system: FocusSystem) {
    switch choice {
    case 14, 15:
      lastStep = "request \(item?.name ?? "nothing")"
      item.map(system.requestFocusUpdate)
    case 16:
      lastStep = "need an update of a box"
      boxes.randomElement(using: &random)?.setNeedsFocusUpdate()
    case 17:
      lastStep = "restore \(item?.name ?? "nothing")"
      item.map { system.restoreFocus(to: $0, in: boxes.randomElement(using: &random) ?? root) }
    case 18:
      lastStep = "change the context"
      system.contextDidChange()
    case 19:
      lastStep = "use the pointer"
      system.pointerDidAct()
      system.hintMovement(CGVector(dx: whole(-2..<3), dy: 0.5))
    default:
      lastStep = "wait"
      system.currentTime += TimeInterval(whole(0..<80))
      system.hideFocusIfInactive()
    }
  }

  /// Changes one item.
  private func change(_ choice: Int, _ item: StubItem?) {
    let states: [FocusItemState] = [[], [], .hidden, .alphaZero, .interactionDisabled, .selected]
    lastStep = "change \(choice) of \(item?.name ?? "nothing")"
    switch choice {
    case 21: item?.state = states.randomElement(using: &random) ?? []
    case 22: item?.canBecomeFocused.toggle()
    case 23, 24: item.map(drop)
    case 25, 26:
      addItem()
      addItem()
    case 27:
      let isRefusing = chance(3)
      item?.veto = isRefusing ? { $0.focusHeading != .down } : nil
    case 28:
      item?.frame.origin = CGPoint(x: whole(-10..<80), y: whole(-20..<480))
    case 29:
      let target = items.randomElement(using: &random)
      item?.preferred = chance(3) ? target.map { [$0] } ?? [] : []
      item?.setNext(target, for: chance(2) ? .next : .right)
    case 30 where chance(2):
      item?.focusgroup =
        [.inherited, .none, .owner(Focusgroup())].randomElement(using: &random)
        ?? .inherited
      item?.isFocusgroupStart = chance(2)
    default: reparent(item)
    }
  }

  private func reparent(_ item: StubItem?) {
    guard let item, item.children.isEmpty else { return }
    let others = boxes + items.filter { $0 !== item && $0.parent.map(boxes.contains) == true }
    others.randomElement(using: &random)?.add(item)
  }

  /// Changes boxes, the order of items, or the system.
  private func reshape(_ choice: Int, _ item: StubItem?, _ system: FocusSystem) {
    let box = boxes.randomElement(using: &random)
    switch choice {
    case 31, 32:
      system.model = FocusModel.all.randomElement(using: &random) ?? .tv
      lastStep = "model \(system.model.name)"
    case 33:
      box?.state = chance(3) ? .hidden : []
      lastStep = "state of a box"
    case 34:
      box?.veto = chance(4) ? { $0.focusHeading == .right } : nil
      lastStep = "veto of a box"
    case 35:
      (boxes[2] as? StubScroll)?.contentOffset.y = whole(0..<400)
      lastStep = "scroll"
    case 36:
      let target = items.randomElement(using: &random)
      box?.guides =
        chance(3)
        ? []
        : [
          StubGuide(
            "guide", CGRect(x: whole(0..<60), y: whole(0..<400), width: 50, height: 50),
            to: target.map { [$0] } ?? [])
        ]
      lastStep = "guides"
    case 37:
      box?.preferred = chance(2) ? item.map { [$0] } ?? [] : []
      root.preferred = chance(2) ? box.map { [$0] } ?? [] : []
      lastStep = "preferences"
    case 38:
      system.layoutDirection = chance(2) ? .leftToRight : .rightToLeft
      system.model = system.model.varied(
        by: FocusVariation(
          strategy: FocusStrategy.allCases.randomElement(using: &random),
          keepsAnchorBand: chance(2)))
      lastStep = "reading direction"
    default:
      box?.group = chance(2) ? "group \(Int(whole(0..<3)))" : nil
      system.explanationDetail = chance(4) ? .complete : .decision
      lastStep = "group"
    }
  }

  /// Performs the host's turn, and repeats it a bounded number of times while an update changes
  /// something.
  ///
  /// - Returns: Whether the focus has settled.
  func turn() -> Bool {
    guard let system = root.focusSystem else { return false }
    for _ in 0..<8 {
      let offset = (boxes[2] as? StubScroll)?.contentOffset
      system.setNeedsFocusValidation()
      system.updateFocusIfNeeded()
      if offset == (boxes[2] as? StubScroll)?.contentOffset, !system.needsUpdate { return true }
    }
    return false
  }
}

extension [StubItem] {
  fileprivate func contains(_ node: StubNode) -> Bool { contains { $0 === node } }
}
