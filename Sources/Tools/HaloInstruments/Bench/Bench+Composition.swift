import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// What the window shows, put together from several lists.
struct BenchList {
  var size: CGSize
  private(set) var nodes: [DisplayNode] = []
  var filters: [ColorFilter] = []
  var screens: [CGRect] = []

  init(size: CGSize) { self.size = size }

  mutating func add(_ node: DisplayNode) { nodes.append(node) }

  mutating func add(_ items: [DisplayItem]) {
    if !items.isEmpty { nodes.append(DisplayNode(items)) }
  }

  var displayList: DisplayList {
    var list = DisplayList(
      size: size, background: .color(PanelStyle.bench), root: .group(nodes, owner: 0))
    list.filters = filters
    list.screens = screens
    return list
  }
}

extension Bench {
  /// The screen's list at the moment that is looked at, in the present or the past; nil before the
  /// first frame.
  var seen: DisplayList? { instruments.time.past?.list ?? frames.live }

  /// The screen, or the moment of it that is looked at, in its place; with what the instruments draw
  /// over it.
  func composed(over live: DisplayList) -> BenchList {
    var list = BenchList(size: place.total)
    let slots = place.slots
    let past = instruments.notes.shown ?? instruments.time.past?.list
    let shown = past ?? instruments.why.shown ?? live
    place(shown, marks: marks(over: shown), in: slots[0], at: 0, on: &list)
    if let twin = instruments.two.shownList, slots.count > 1 {
      place(twin, marks: instruments.two.twinMarks, in: slots[1], at: 1, on: &list)
    }
    if let matrix = instruments.looks.vision.matrix {
      list.filters = [ColorFilter(rect: place.stage, matrix: matrix)]
    }
    return list
  }

  /// What the instruments draw over the screen; nothing over a picture that is being annotated but
  /// its arrows.
  private func marks(over list: DisplayList) -> [DisplayItem] {
    let notes = instruments.notes
    if notes.shown != nil { return notes.marks(over: list) }
    return instruments.all.flatMap { $0.marks(over: list) }
  }

  private func place(
    _ screen: DisplayList, marks: [DisplayItem], in slot: BenchPlace.Slot, at index: Int,
    on list: inout BenchList
  ) {
    list.screens.append(slot.frame)
    list.add([
      DisplayItem(
        id: DisplayItemID(view: .max, part: UInt16(index)), transform: slot.transform,
        clip: slot.frame,
        alpha: 1,
        content: .fill(.rect(CGRect(origin: .zero, size: screen.size)), screen.background))
    ])
    let node = marks.isEmpty ? screen.root : .group([screen.root, DisplayNode(marks)], owner: 0)
    guard !slot.isPlain else { return list.add(node) }
    if let placed = placer.place(node, in: slot, at: index) { list.add(placed) }
  }

  /// The factor by which words over the screen are larger than usual, so that they can be read
  /// where it is shown smaller.
  var markScale: CGFloat { min(2.5, 1 / max(0.2, place.slots[0].scale)) }
}
