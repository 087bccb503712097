import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The content of the window while the panel is open, put together from several display lists.
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
  /// The screen's display list at the present or past moment that is shown; nil before the first
  /// frame.
  var seen: DisplayList? { frames.past?.list ?? frames.live }

  /// Returns a list with the simulated colour vision applied to its top left part of `size`, in
  /// points; nil for all of it.
  func filtered(_ list: DisplayList, in size: CGSize?) -> DisplayList {
    guard let matrix = vision.matrix else { return list }
    var list = list
    list.filters = [
      ColorFilter(rect: CGRect(origin: .zero, size: size ?? list.size), matrix: matrix)
    ]
    return list
  }

  /// The screen, or the past moment of it that is shown, in its place and with the instruments'
  /// marks over it.
  func composed(over live: DisplayList) -> BenchList {
    var list = BenchList(size: place.total)
    let slots = place.slots
    // While the user draws on a picture, only that instrument draws marks over it.
    let artist = instruments.first { $0.drawnPicture != nil }
    let past = artist?.drawnPicture ?? frames.past?.list
    let shown = past ?? instruments.lazy.compactMap(\.shown).first ?? live
    let marks =
      artist?.marks(over: shown) ?? instruments.flatMap { $0.marks(over: shown) }
    place(shown, marks: marks, in: slots[0], at: 0, on: &list)
    for (index, other) in zip(slots.indices.dropFirst(), frames.others) {
      let marks = index == 1 ? instruments.flatMap { $0.marksOverTwin() } : []
      place(other, marks: marks, in: slots[index], at: index, on: &list)
    }
    list.add(instruments.flatMap { $0.itemsAroundScreens() })
    if let matrix = vision.matrix {
      list.filters = [ColorFilter(rect: place.stage, matrix: matrix)]
    }
    return list
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

  /// The factor by which text over the screen is enlarged, so that it stays readable where the
  /// screen is scaled down.
  var markScale: CGFloat { min(2.5, 1 / max(0.2, place.slots[0].scale)) }

  /// The style of marks over the screen, in its appearance and with text of that size.
  var markStyle: SearchStyle {
    var style = SearchStyle(palette: screen.appearance.palette)
    style.textScale = markScale
    return style
  }
}
