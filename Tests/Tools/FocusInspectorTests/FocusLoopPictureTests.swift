import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusInspector
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The drawing of the focus loop debugger, without rendering.
@MainActor
struct FocusLoopPictureTests {
  private static let size = CGSize(width: 1000, height: 800)
  private static let bounds = CGRect(origin: .zero, size: size)

  private func loop(_ stage: Stage) throws -> FocusLoop {
    FocusDebugger.focusLoop(for: try #require(stage.window.focusSystem))
  }

  private func path(_ stage: Stage) throws -> FocusLoopPicture {
    FocusLoopPicture(try loop(stage), in: Self.bounds, text: FixedText())
  }

  private func groups(_ stage: Stage, isMirrored: Bool = false) throws -> FocusGroupPicture {
    FocusGroupPicture(
      try loop(stage), in: Self.bounds, isMirrored: isMirrored, text: FixedText())
  }

  // MARK: The path

  @Test
  func `every stop has its number at its centre, and the path returns to the first stop`() throws {
    let stage = Stage(Tile("a", 0, 100), Tile("b", 300, 100), Tile("c", 600, 100))
    let picture = try path(stage)
    #expect(picture.discs.map(\.number) == [1, 2, 3])
    #expect(picture.discs.map(\.rect.center.x) == [50, 350, 650])
    #expect(picture.discs.map(\.isFocused) == [true, false, false])
    #expect(picture.legs.map(\.start) == [1, 2, 3])
    #expect(picture.legs.allSatisfy { !$0.isBroken })
    #expect(picture.caption?.text == "Tab goes through all in reading order (tv): 3 stops")
  }

  @Test func `the path from the last stop to the first avoids the stops between them`() throws {
    let stage = Stage(Tile("a", 0, 100), Tile("b", 300, 100), Tile("c", 600, 100))
    let picture = try path(stage)
    let back = try #require(picture.legs.last?.line)
    let points = back.samples
    #expect(points.count > 10)
    #expect(!points.contains { picture.discs[1].rect.insetBy(dx: -2, dy: -2).contains($0) })
  }

  @Test func `a single stop has no path`() throws {
    let picture = try path(Stage(Tile("a", 0, 100)))
    #expect(picture.legs.isEmpty && picture.discs.count == 1)
  }

  @Test func `notes on the path name the stops that are out of sight`() throws {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    list.contentSize = CGSize(width: 300, height: 1200)
    for row in 0..<10 { list.addSubview(Tile("\(row)", 0, CGFloat(row) * 120)) }
    let picture = try path(Stage(list, Tile("below", 0, 400)))
    #expect(picture.discs.map(\.number) == [1, 2, 5])
    #expect(picture.legs.map(\.isBroken) == [false, true, true])
    #expect(picture.notes.map(\.text) == ["3, 4 out of sight", "6 … 11 out of sight"])
    #expect(picture.caption?.text.hasSuffix("11 stops, 8 out of sight") == true)
  }

  @Test func `labels of the focus loop do not overlap and stay inside the window`() throws {
    var random = SeededGenerator(seed: 7)
    for count in [2, 9, 40, 160] {
      let tiles = (0..<count).map { index -> View in
        func number(_ limit: CGFloat) -> CGFloat { CGFloat.random(in: -60...limit, using: &random) }
        return Tile(
          "\(index)", number(980).rounded(), number(780).rounded(),
          CGFloat.random(in: 4...160, using: &random), 30)
      }
      let stage = Stage()
      tiles.forEach(stage.root.addSubview)
      stage.frame()
      let picture = try path(stage)
      let labels =
        picture.discs.filter(\.isNumbered).map(\.rect)
        + (picture.notes + [picture.caption].compactMap { $0 }).map(\.rect)
      for (index, label) in labels.enumerated() {
        #expect(Self.bounds.contains(label))
        #expect(!labels[..<index].contains { $0.intersects(label) })
      }
      #expect(picture.discs.count > count / 3)
    }
  }

  // MARK: Groups

  private func nested() -> Stage {
    let outer = View(frame: CGRect(x: 40, y: 80, width: 700, height: 300))
    outer.focusGroupIdentifier = "addresses"
    for (index, name) in ["shipping", "billing"].enumerated() {
      let column = View(frame: CGRect(x: CGFloat(index) * 350, y: 0, width: 300, height: 300))
      column.focusGroupIdentifier = name
      column.addSubview(Tile("\(name)-name", 0, 0, 200, 50))
      column.addSubview(Tile("\(name)-street", 0, 100, 200, 50))
      outer.addSubview(column)
    }
    let field = TextField(placeholder: "")
    field.accessibilityIdentifier = "comment"
    field.frame = CGRect(x: 40, y: 500, width: 300, height: 50)
    return Stage(model: .pad, outer, field)
  }

  @Test func `the box of a focus group contains the boxes of the groups inside it`() throws {
    let boxes = try groups(nested()).boxes
    #expect(boxes.map(\.name) == ["addresses", "shipping", "billing", "comment"])
    #expect(boxes.map(\.index) == [0, 1, 2, 3])
    for inner in boxes[1...2] {
      #expect(boxes[0].rect.insetBy(dx: 4, dy: 4).contains(inner.rect))
    }
    #expect(!boxes[1].rect.intersects(boxes[2].rect))
  }

  @Test
  func `the primary item of a group is marked, and a group without own items has none`() throws {
    let boxes = try groups(nested()).boxes
    #expect(boxes[0].primary == nil)
    #expect(boxes[1].primary == CGRect(x: 40, y: 80, width: 200, height: 50))
  }

  @Test(arguments: [false, true])
  func `group names stand at the leading edge of their box, without overlaps`(isMirrored: Bool)
    throws
  {
    let boxes = try groups(nested(), isMirrored: isMirrored).boxes
    let tags = try boxes.map { try #require($0.tag) }
    for (index, tag) in tags.enumerated() {
      #expect(Self.bounds.contains(tag))
      #expect(!tags[..<index].contains { $0.intersects(tag) })
      #expect(tag.intersects(boxes[index].rect))
    }
    let ends = isMirrored ? boxes[3].rect.maxX - tags[3].maxX : tags[3].minX - boxes[3].rect.minX
    #expect(ends == FocusLoopStyle.groupRadius + 2)
  }

  @Test func `a group with an identifier made by the system has the name of its view`() throws {
    let list = ScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    list.addSubview(Tile("row", 0, 0))
    let stage = Stage(model: .pad, list)
    #expect(try groups(stage).boxes.map(\.name) == ["ScrollView#0"])
    list.accessibilityIdentifier = "albums"
    #expect(try groups(stage).boxes.map(\.name) == ["albums"])
    list.focusGroupIdentifier = "my group"
    #expect(try groups(stage).boxes.map(\.name) == ["my group"])
  }

  // MARK: Colours

  @Test(arguments: [Palette.light, .dark])
  func `texts have a contrast of 4.5:1 on every colour, and lines of 3:1 against their casing`(
    palette: Palette
  ) {
    let style = FocusLoopStyle(palette: palette)
    for color in style.groups + [style.path, style.focused] {
      #expect(style.onColor.contrastRatio(with: color) >= 4.5)
      #expect(color.contrastRatio(with: style.casing) >= 3)
    }
    #expect(style.onNote.contrastRatio(with: style.note) >= 7)
  }
}

extension BezierPath {
  /// Points along the curves of the path.
  fileprivate var samples: [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point): start = point
      case .curve(let end, let one, let two):
        for step in 0...32 {
          let t = CGFloat(step) / 32
          func at(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let (a, b, c, d) = (
              start[keyPath: key], one[keyPath: key], two[keyPath: key], end[keyPath: key]
            )
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          points.append(CGPoint(x: at(\.x), y: at(\.y)))
        }
        start = end
      case .close: break
      }
    }
    return points
  }
}
