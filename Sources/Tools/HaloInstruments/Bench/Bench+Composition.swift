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
    if slots.count > 1 {
      let captions = instruments.flatMap { $0.captions() }
      for (slot, words) in zip(slots, captions) { list.add(caption(words, above: slot)) }
    }
    list.add(instruments.flatMap { $0.itemsAroundScreens() })
    if let matrix = vision.matrix {
      list.filters = [ColorFilter(rect: place.stage, matrix: matrix)]
    }
    return list
  }

  /// Returns a caption in the room above a screen.
  private func caption(_ words: String, above slot: BenchPlace.Slot) -> [DisplayItem] {
    let font = Font.systemFont(ofSize: 13, weight: .semibold)
    let size = text.size(
      of: words, style: TextStyle(font: font, color: .black), width: .infinity)
    let (width, height) = ((size.width + 24).rounded(.up), BenchPlace.captionHeight - 8)
    let rect = CGRect(
      x: (slot.frame.midX - width / 2).rounded(), y: slot.frame.minY - BenchPlace.captionHeight + 4,
      width: width, height: height)
    var canvas = DiagramCanvas(clip: place.stage, part: 2)
    canvas.tag(
      words, in: rect, font: font, color: PanelStyle.onAccent, on: PanelStyle.accent, casing: nil,
      radius: height / 2, alignment: .center)
    return canvas.items
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
}
