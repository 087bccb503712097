import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSystemSymbols
import Testing

/// The symbol that a name stands for.
struct NameTests {
  @Test(arguments: ["", " ", "Heart", "heart fill", "heart..fill", ".heart", "heart.", "héart"])
  func `a name that does not consist of lower-case words and digits has no symbol`(name: String) {
    #expect(SystemSymbol.named(name) == nil && !SystemSymbol.isName(name))
  }

  @Test func `a base symbol has a stroke, and its filled form has a fill`() throws {
    let heart = try #require(SystemSymbol.named("heart"))
    #expect(heart.stroke != nil && heart.fill == nil)
    let full = try #require(SystemSymbol.named("heart.fill"))
    #expect(full.stroke == nil && full.fill != nil)
  }

  @Test func `a base symbol without an area has no separate filled form`() {
    #expect(SystemSymbol.named("chevron.right.fill") == SystemSymbol.named("chevron.right"))
  }

  @Test(arguments: [
    ("speaker.slash.fill", "speaker.fill.slash"),
    ("person.badge.plus.fill", "person.fill.badge.plus"),
    ("chevron.backward", "chevron.left"),
    ("heart.circle", "heart.fill.circle"),
  ])
  func `two names of the same symbol give the same drawing`(one: String, other: String) {
    #expect(SystemSymbol.named(one) == SystemSymbol.named(other))
  }

  @Test(arguments: [
    "heart", "heart.fill", "heart.circle", "heart.square", "heart.rectangle", "heart.circle.fill",
    "heart.square.fill", "heart.slash", "heart.slash.fill", "heart.badge", "heart.badge.plus",
    "heart.badge.minus", "heart.fill.badge.plus", "heart.slash.circle.fill",
  ])
  func `each form of a base symbol has its own drawing`(name: String) {
    let others = ["heart.triangle", "heart.badge.xmark", "zebra", "a", "circle", "circle.fill"]
    let symbol = SystemSymbol.named(name)
    #expect(symbol != nil)
    #expect(others.allSatisfy { SystemSymbol.named($0) != symbol })
  }

  @Test(arguments: ["circle", "square", "rectangle", "triangle", "seal"])
  func `a symbol in a container lies within the container's outline`(container: String) throws {
    let alone = try #require(SystemSymbol.named("\(container).fill")?.fill).bounds
    for name in ["keyboard", "plus", "person.2", "a", "42", "zebra"] {
      let inside = try #require(SystemSymbol.named("\(name).\(container)")?.fill).bounds
      #expect(alone.insetBy(dx: -0.01, dy: -0.01).contains(inside), "\(name)")
    }
  }

  @Test func `a base symbol is cut out of a filled container`() throws {
    let middle = CGPoint(x: 12, y: 12)
    func covers(_ name: String, _ point: CGPoint) throws -> Bool {
      try #require(SystemSymbol.named(name)?.fill).winds(around: point)
    }
    #expect(try covers("circle.fill", middle))
    #expect(try !covers("minus.circle.fill", middle))
    #expect(try covers("minus.circle.fill", CGPoint(x: 12, y: 8)))
    #expect(try covers("minus.circle", middle))
    #expect(try !covers("minus.circle", CGPoint(x: 12, y: 8)))
  }

  @Test func `a base symbol without a drawing is a mark with its first letter`() {
    #expect(SystemSymbol.named("zebra") != nil && SystemSymbol.isName("zebra"))
    #expect(SystemSymbol.named("zebra") == SystemSymbol.named("zoo.cage"))
    #expect(SystemSymbol.named("zebra") != SystemSymbol.named("yak"))
    #expect(SystemSymbol.named("zebra.circle") == SystemSymbol.named("z.circle"))
    #expect(SystemSymbol.named("zebra.square.fill") == SystemSymbol.named("z.square.fill"))
  }

  @Test func `a number is drawn inside a circular arrow`() {
    let names = ["goforward", "goforward.10", "goforward.15", "gobackward.15", "g"]
    #expect(Set(names.map { SystemSymbol.named($0) }).count == names.count)
  }

  @Test(arguments: "abcdefghijklmnopqrstuvwxyz0123456789")
  func `each letter and digit has a symbol with a stroke`(character: Character) throws {
    let stroke = try #require(SystemSymbol.named(String(character))?.stroke)
    #expect(stroke.bounds.height > 14)
  }

  @Test(arguments: ["", ".fill"])
  func `every base symbol lies within the grid and near its centre`(form: String) throws {
    for name in SystemSymbol.all {
      let symbol = try #require(SystemSymbol.named(name + form), "\(name)")
      let line = symbol.stroke.map { $0.bounds.insetBy(dx: -0.85, dy: -0.85) } ?? .null
      let bounds = (symbol.fill?.bounds ?? .null).union(line)
      #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(bounds), "\(name)")
      #expect(abs(bounds.midX - 12) < 1.6 && abs(bounds.midY - 12) < 1.6, "\(name)")
    }
  }
}

extension BezierPath {
  /// Whether a path of straight lines winds around a point.
  fileprivate func winds(around point: CGPoint) -> Bool {
    var winding = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func cross(to end: CGPoint) {
      let isDown = last.y <= point.y
      guard isDown != (end.y <= point.y) else { return }
      let t = (point.y - last.y) / (end.y - last.y)
      let x = last.x + t * (end.x - last.x)
      if x > point.x { winding += isDown ? 1 : -1 }
    }
    for element in elements {
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to), .curve(let to, _, _):
        cross(to: to)
        last = to
      case .close:
        cross(to: start)
        last = start
      }
    }
    return winding != 0
  }
}
