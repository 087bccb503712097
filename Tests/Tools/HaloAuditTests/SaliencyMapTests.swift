import Foundation
import HaloCairoRenderer
import Testing

@testable import HaloAudit

/// The order in which things are seen on pictures made by hand.
@MainActor
struct SaliencyMapTests {
  private struct Disc {
    var x: Double
    var y: Double
    var radius: Double
    var color: UInt32
  }

  private static let size = CGSize(width: 640, height: 400)
  /// Sight that blurs these pictures a little.
  private static let sight = ViewingConditions(distance: 1, diagonal: 24, acuity: 20)

  /// Returns a picture of discs on a gray ground.
  private func picture(_ discs: [Disc], scale: Double = 1) throws -> PixelSurface {
    let surface = try PixelSurface(
      width: Int(Self.size.width * scale), height: Int(Self.size.height * scale))
    let data = try #require(surface.data)
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let (left, top) = ((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let disc = discs.last { hypot($0.x - left, $0.y - top) <= $0.radius }
        data.storeBytes(
          of: disc?.color ?? 0xFF80_8080, toByteOffset: y * surface.stride + x * 4,
          as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }

  private func items(_ discs: [Disc]) -> [SeenItem] {
    discs.enumerated().map { index, disc in
      SeenItem(
        id: "\(index)",
        frame: CGRect(
          x: disc.x - disc.radius, y: disc.y - disc.radius, width: 2 * disc.radius,
          height: 2 * disc.radius))
    }
  }

  private func map(_ discs: [Disc], scale: Double = 1) throws -> SaliencyMap {
    SaliencyMap(of: try picture(discs, scale: scale), size: Self.size, under: Self.sight)
  }

  /// Returns the items among the places, in the order in which they are seen.
  private func order(_ discs: [Disc], scale: Double = 1) throws -> [SeenPlace] {
    try map(discs, scale: scale).places(of: items(discs)).filter { $0.id != nil }
  }

  @Test func `a bright disc on gray is seen first, and it is where the map is largest`() throws {
    let disc = Disc(x: 420, y: 150, radius: 40, color: 0xFFFF_FFFF)
    let places = try map([disc]).places(of: [])
    let first = try #require(places.first)
    #expect(first.strength == 1 && first.id == nil)
    #expect(hypot(first.point.x - disc.x, first.point.y - disc.y) < disc.radius)
    #expect(first.frame.contains(CGPoint(x: disc.x, y: disc.y)))
  }

  @Test func `the ground that an item lights belongs to the item`() throws {
    let lit = Disc(x: 200, y: 150, radius: 60, color: 0xFFE0_E0FF)
    let card = Disc(x: 200, y: 150, radius: 40, color: 0xFF78_7878)
    let other = Disc(x: 460, y: 150, radius: 40, color: 0xFFFF_FFFF)
    let map = try map([lit, card, other])
    func strength(light: CGRect) throws -> Double {
      var items = items([card, other])
      items[0].light = light
      return try #require(map.places(of: items).first { $0.id == "0" }).strength
    }
    let dark = try strength(light: .null)
    #expect(try strength(light: CGRect(x: 120, y: 70, width: 160, height: 160)) > dark * 1.2)
  }

  @Test func `nothing stands out from an even ground`() throws {
    #expect(try map([]).places(of: []).isEmpty)
  }

  @Test func `more contrast is seen before less, and a large disc before a small one`() throws {
    let contrast = [
      Disc(x: 160, y: 200, radius: 40, color: 0xFFA0_A0A0),
      Disc(x: 480, y: 200, radius: 40, color: 0xFFFF_FFFF),
    ]
    #expect(try order(contrast).map(\.id) == ["1", "0"])
    let size = [
      Disc(x: 160, y: 200, radius: 20, color: 0xFFFF_FFFF),
      Disc(x: 480, y: 200, radius: 50, color: 0xFFFF_FFFF),
    ]
    #expect(try order(size).map(\.id) == ["1", "0"])
  }

  @Test func `equal discs are seen at the same time, and are listed in reading order`() throws {
    let discs = [
      Disc(x: 480, y: 300, radius: 40, color: 0xFFFF_FFFF),
      Disc(x: 480, y: 100, radius: 40, color: 0xFFFF_FFFF),
      Disc(x: 160, y: 300, radius: 40, color: 0xFFFF_FFFF),
      Disc(x: 160, y: 100, radius: 40, color: 0xFFFF_FFFF),
    ]
    let places = try order(discs)
    #expect(places.map(\.id) == ["3", "1", "2", "0"])
    #expect(places.allSatisfy { $0.strength >= 0.99 })
  }

  @Test func `one red disc among gray ones of the same lightness is seen first`() throws {
    // The lightness of the red is that of the grays by Oklab, within 0.01.
    var discs = (0..<8).map { index in
      Disc(
        x: 80 + Double(index % 4) * 160, y: index < 4 ? 110 : 290, radius: 36,
        color: 0xFF8F_8F8F)
    }
    discs[5].color = 0xFFE6_5A5A
    let places = try order(discs)
    #expect(places.first?.id == "5")
    #expect(places[1].strength < 0.6)
  }

  @Test func `the same picture with twice the pixels has the same order and strengths`() throws {
    let discs = [
      Disc(x: 120, y: 120, radius: 30, color: 0xFFFF_FFFF),
      Disc(x: 320, y: 250, radius: 44, color: 0xFF30_60C0),
      Disc(x: 540, y: 140, radius: 24, color: 0xFFE0_C020),
    ]
    let (once, twice) = (try order(discs), try order(discs, scale: 2))
    #expect(once.map(\.id) == twice.map(\.id))
    // Strengths are whole hundredths, and these differ by two at most.
    for (one, other) in zip(once, twice) { #expect(abs(one.strength - other.strength) < 0.025) }
    #expect(try order(discs).map(\.strength) == once.map(\.strength))
  }

  @Test func `what lies beside the items is a place, too, unless it belongs to an item`() throws {
    let discs = [
      Disc(x: 160, y: 200, radius: 40, color: 0xFFC0_C0C0),
      Disc(x: 480, y: 200, radius: 40, color: 0xFFFF_FFFF),
    ]
    let places = try map(discs).places(of: Array(items(discs).prefix(1)))
    #expect(places.first?.id == nil)
    #expect(places.first.map { abs($0.point.x - 480) < 40 } == true)
    let owned = places.filter { $0.id == "0" }
    #expect(owned.count == 1)
    #expect(!places.contains { $0.id == nil && abs($0.point.x - 160) < 30 })
  }

  @Test func `the focused item lies above what it covers`() throws {
    let disc = Disc(x: 320, y: 200, radius: 40, color: 0xFFFF_FFFF)
    var (focused, other) = (items([disc])[0], items([disc])[0])
    focused.isFocused = true
    other.id = "other"
    let places = try map([disc]).places(of: [focused, other])
    #expect(places.map(\.id) == ["0"] && places[0].isFocused)
  }

  @Test func `a blur keeps an even plane, and the sum of an uneven one`() {
    var plane = FloatPlane(width: 90, height: 70)
    plane.values = plane.values.map { _ in 0.25 }
    for sigma in [0.5, 2, 3, 9, 30] {
      #expect(plane.blurred(sigma).values.allSatisfy { abs($0 - 0.25) < 1e-5 })
    }
    var dot = FloatPlane(width: 90, height: 70)
    dot[45, 35] = 1
    for sigma in [0.5, 2, 3, 6] {
      let blurred = dot.blurred(sigma)
      #expect(abs(blurred.values.reduce(0, +) - 1) < 0.01)
      #expect(blurred.peaks(within: 5, least: 0) == [35 * 90 + 45])
    }
  }

  @Test func `the eye's blur follows from distance, display and sight`() {
    let size = CGSize(width: 1920, height: 1080)
    // 55 inches are 1397 mm for 2202.9 points: 0.6342 mm a point, 0.7267 minutes of arc at 3 m. The
    // blur is 0.7792 of three minutes.
    #expect(abs(ViewingConditions.television.blur(in: size) - 3.217) < 0.01)
    var near = ViewingConditions.television
    near.distance = 1.5
    #expect(abs(near.blur(in: size) * 2 - 3.217) < 0.01)
    near.acuity = 20
    #expect(abs(near.blur(in: size) * 6 - 3.217) < 0.01)
    #expect(ViewingConditions.desktop.words == "from 3 m, 24 inches, sight 20/20")
  }

  @Test func `numbers of places are words or have their endings`() {
    let words = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111].map(SquintReading.ordinal)
    #expect(
      words == [
        "first", "second", "third", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "111th",
      ])
  }
}
