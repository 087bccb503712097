import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@MainActor
struct DamageTests {
  private static let window = CGSize(width: 400, height: 300)

  private func item(
    _ view: UInt64, _ rect: CGRect, alpha: CGFloat = 1, color: Color = .black
  ) -> DisplayItem {
    item(view, .fill(.rect(rect), .color(color)), alpha: alpha)
  }

  private func item(
    _ view: UInt64, _ content: DisplayContent, alpha: CGFloat = 1
  ) -> DisplayItem {
    DisplayItem(
      id: DisplayItemID(view: view, part: 0), transform: .identity,
      clip: CGRect(origin: .zero, size: Self.window), alpha: alpha, content: content)
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: Self.window, background: .color(.white), items: items)
  }

  private func cell(_ index: Int) -> CGRect {
    CGRect(x: 10 + CGFloat(index % 8) * 48, y: 10 + CGFloat(index / 8) * 48, width: 40, height: 40)
  }

  private var cells: [DisplayItem] { (0..<40).map { item(UInt64($0), cell($0)) } }

  @Test func `an unchanged list has no damage`() {
    #expect(list(cells).damage(since: list(cells), scale: 2).isEmpty)
  }

  @Test func `the whole window is damaged without an old list or with another size or background`()
  {
    let all = [PixelRect(x: 0, y: 0, width: 800, height: 600)]
    #expect(list(cells).damage(since: nil, scale: 2) == all)
    var other = list(cells)
    other.background = .color(.black)
    #expect(list(cells).damage(since: other, scale: 2) == all)
    other = list(cells)
    other.size.width = 300
    #expect(list(cells).damage(since: other, scale: 2) == all)
  }

  @Test func `a change in two cells damages only those two cells`() {
    var changed = cells
    changed[0] = item(0, cell(0), color: .white)
    changed[39] = item(39, cell(39), color: .white)
    let damage = list(changed).damage(since: list(cells), scale: 1)
    #expect(damage.count == 2)
    #expect(damage.reduce(0) { $0 + $1.area } == 2 * 44 * 44)
  }

  @Test func `a change in a layer damages no more than the layer's bounds`() {
    let room = CGRect(x: 100, y: 100, width: 50, height: 50)
    func layered(_ color: Color) -> DisplayList {
      list([
        item(50, .beginLayer(bounds: room)), item(1, cell(0)),
        item(51, room.insetBy(dx: -20, dy: -20), color: color), item(50, .endLayer),
        item(2, cell(1)),
      ])
    }
    let damage = layered(.white).damage(since: layered(.black), scale: 1)
    // The damage is two pixels larger on each side, as everywhere.
    #expect(damage == [PixelRect(x: 98, y: 98, width: 54, height: 54)])
  }

  @Test func `a layer that is removed or added around the same contents is damaged`() {
    let room = CGRect(x: 100, y: 100, width: 50, height: 50)
    let inner = PixelRect(x: 112, y: 112, width: 20, height: 20)
    let inside = [item(1, room.insetBy(dx: 10, dy: 10)), item(2, room.insetBy(dx: 20, dy: 20))]
    let layered = list(
      [item(50, .beginLayer(bounds: room), alpha: 0.5)] + inside + [item(50, .endLayer)])
    for damage in [
      list(inside).damage(since: layered, scale: 1), layered.damage(since: list(inside), scale: 1),
    ] {
      #expect(damage.contains { $0.intersection(inner) == inner })
    }
  }

  @Test func `an item that moves damages its old place and its new one`() {
    var changed = cells
    changed[0] = item(0, cell(0).offsetBy(dx: 200, dy: 200))
    let damage = list(changed).damage(since: list(cells), scale: 1)
    #expect(damage.contains { $0.contains(x: 20, y: 20) })
    #expect(damage.contains { $0.contains(x: 220, y: 220) })
  }

  @Test func `an item brought to the front or sent to the back damages only itself`() {
    var changed = cells
    changed.append(changed.remove(at: 3))
    let damage = list(changed).damage(since: list(cells), scale: 1)
    #expect(damage == [PixelRect(x: 152, y: 8, width: 44, height: 44)])
    changed = cells
    changed.insert(changed.remove(at: 30), at: 0)
    #expect(list(changed).damage(since: list(cells), scale: 1).count == 1)
  }

  @Test func `a change of a layer's alpha damages all of the layer and nothing else`() {
    func layered(_ alpha: CGFloat) -> DisplayList {
      list(
        [item(100, .beginLayer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)), alpha: alpha)]
          + cells + [item(101, .endLayer)])
    }
    #expect(
      layered(0.5).damage(since: layered(0.7), scale: 1)
        == [PixelRect(x: 0, y: 0, width: 202, height: 102)])
  }

  @Test func `an item that leaves its layer is damaged`() {
    let begin = item(
      100, .beginLayer(bounds: CGRect(x: 0, y: 0, width: 400, height: 300)), alpha: 0.5)
    let end = item(101, .endLayer)
    let inside = list([begin, item(0, cell(0)), item(1, cell(30)), end])
    let outside = list([begin, item(0, cell(0)), end, item(1, cell(30))])
    let damage = outside.damage(since: inside, scale: 1)
    #expect(damage == [PixelRect(x: 296, y: 152, width: 44, height: 44)])
  }

  @Test func `adding invisible items damages nothing`() {
    let hidden =
      cells + [item(50, cell(3), alpha: 0), item(51, CGRect(x: 900, y: 0, width: 9, height: 9))]
    #expect(list(hidden).damage(since: list(cells), scale: 1).isEmpty)
  }

  @Test(arguments: 0..<30)
  func `the damage is at most eight disjoint rectangles inside the window`(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    let changed = cells.map { old in
      dice.chance(0.4)
        ? item(old.id.view, old.extent.offsetBy(dx: dice.number(-30...60), dy: 5)) : old
    }
    let damage = list(changed).damage(since: list(cells), scale: 1.25)
    #expect(damage.count <= 8)
    let window = PixelRect(x: 0, y: 0, width: 500, height: 375)
    for (index, rect) in damage.enumerated() {
      #expect(rect.intersection(window) == rect)
      for other in damage.dropFirst(index + 1) { #expect(rect.intersection(other).isEmpty) }
    }
  }

  @Test func `items with the same id are compared separately`() {
    let twins = [item(1, cell(0)), item(1, cell(20))]
    let changed = [item(1, cell(0)), item(1, cell(21))]
    let damage = list(changed).damage(since: list(twins), scale: 1)
    #expect(!damage.isEmpty)
    #expect(!damage.contains { $0.contains(x: 20, y: 20) })
  }
}

extension PixelRect {
  fileprivate func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x < maxX && y < maxY
  }
}
