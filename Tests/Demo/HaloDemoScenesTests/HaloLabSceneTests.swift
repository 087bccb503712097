import FocusEngine
import FocusGeometry
import Foundation
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// The lab for focus rings, operated by keys.
@MainActor
struct HaloLabSceneTests {
  /// The ring that is drawn, and its display item.
  private func ring(_ scene: SceneHarness) throws -> (ring: HaloRing, item: DisplayItem) {
    let rings = scene.player.frame().items.compactMap { item in
      if case .halo(let ring) = item.content { (ring, item) } else { nil }
    }
    try #require(rings.count == 1)
    return rings[0]
  }

  /// Opens the scene with the focus on the row of `parameter`.
  private func scene(
    at parameter: HaloLabParameter, appearance: FocusAppearance = .light
  ) throws -> SceneHarness {
    let scene = try SceneHarness("halo-lab", appearance: appearance)
    try scene.press("Down")
    for _ in 0..<HaloLabParameter.allCases.count where scene.focus != parameter.rawValue {
      try scene.press("Down")
    }
    #expect(scene.focus == parameter.rawValue)
    return scene
  }

  private func press(_ key: String, times: Int, in scene: SceneHarness) throws {
    for _ in 0..<times { try scene.press(key) }
  }

  @Test("the halo lab shows the same ring whether the list or the picture has the focus")
  func preview() throws {
    let scene = try scene(at: .shape)
    let listed = try ring(scene)
    try scene.press("Tab")
    #expect(scene.focus == "picture")
    let focused = try ring(scene)
    #expect(listed.ring == focused.ring)
    #expect(listed.item == focused.item)
  }

  @Test("the badge is at the trailing end of the picture in both reading directions")
  func badge() throws {
    for shape in HaloLabShape.allCases {
      let box = CGRect(x: 10, y: 20, width: 400, height: 200)
      let frame = shape.frame(in: box)
      let radius = shape.radius(in: frame, chosen: 24)
      let right = shape.badgeCenter(in: frame, radius: radius, isMirrored: false)
      let left = shape.badgeCenter(in: frame, radius: radius, isMirrored: true)
      #expect(right.x > frame.midX && left.x < frame.midX)
      // Only the two parts differ from each other.
      if shape != .parts { #expect(right.x - frame.midX == frame.midX - left.x) }
      #expect(frame.contains(left) && left.y < frame.midY)
    }
  }

  @Test("Left and Right change a value of the ring without moving the focus, and R resets it")
  func change() throws {
    let scene = try scene(at: .width)
    try scene.press("Right Right")
    #expect(scene.focus == "width")
    #expect(try ring(scene).ring.width == 5)
    try press("Left", times: 12, in: scene)
    #expect(try ring(scene).ring.width == 1)
    try scene.press("r")
    #expect(try ring(scene).ring.width == 3)
  }

  @Test("the halo lab shows the size of the chosen shape")
  func numbers() throws {
    let scene = try scene(at: .shape)
    for _ in HaloLabShape.allCases {
      try scene.press("Right")
      let box = try ring(scene).ring.shape.bounds
      let size = "\(Int(box.width.rounded())) × \(Int(box.height.rounded())) pt"
      #expect(scene.texts.contains(size), "\(size)")
    }
  }

  @Test("arrows skip a parameter of the ring that has no effect")
  func unavailable() throws {
    let scene = try scene(at: .shape)
    try scene.press("Down")
    #expect(scene.focus == "curve")
    // A circle has no corners.
    try scene.press("Up Right Right Down")
    #expect(scene.focus == "outline")
  }

  @Test("in a right-to-left layout, Left and Right change values the other way")
  func mirrored() throws {
    let scene = try scene(at: .width)
    scene.window.layoutDirection = .rightToLeft
    scene.player.rest()
    try scene.press("Left")
    #expect(try ring(scene).ring.width == 4)
  }

  @Test(
    "an inferred outline and a given one have the same ring", arguments: HaloLabShape.allCases)
  func outline(shape: HaloLabShape) throws {
    let scene = try scene(at: .shape)
    let steps = try #require(HaloLabShape.allCases.firstIndex(of: shape)) - 1
    try press(steps < 0 ? "Left" : "Right", times: abs(steps), in: scene)
    let inferred = try ring(scene).ring
    #expect((shape.path(in: inferred.shape.bounds) != nil) == inferred.shape.isPath)
    for _ in 0..<3 where scene.focus != "outline" { try scene.press("Down") }
    #expect(scene.focus == "outline")
    try scene.press("Right")
    #expect(try ring(scene).ring == inferred)
  }

  @Test("the ring moves inside and says so if the clipping view leaves too little room")
  func room() throws {
    let scene = try scene(at: .clip)
    try scene.press("Right Down")
    try press("Left", times: 7, in: scene)
    #expect(try ring(scene).ring.side == .outside)
    try scene.press("Left")
    #expect(try ring(scene).ring.side == .inside)
    let texts = scene.texts
    #expect(texts.contains("Inside, automatic"))
    #expect(texts.contains("only 4 pt free, 5 needed"))
  }

  @Test("a ring with the stage as its container is not clipped")
  func container() throws {
    let scene = try scene(at: .clip)
    try scene.press("Right Down")
    try press("Left", times: 12, in: scene)
    #expect(try ring(scene).ring.side == .inside)
    try scene.press("Up Up Right")
    #expect(scene.focus == "container")
    let (ring, item) = try ring(scene)
    #expect(ring.side == .outside)
    #expect(item.clip.contains(item.extent))
  }

  @Test("the reference view decides whether the ring is above the badge or below it")
  func reference() throws {
    let scene = try scene(at: .reference)
    func isAboveBadge() throws -> Bool {
      let items = scene.player.frame().items
      let ring = try #require(
        items.firstIndex { if case .halo = $0.content { true } else { false } })
      let badge = try #require(
        items.firstIndex {
          if case .fill(.path, .color(let color)) = $0.content {
            color == Color(hex: 0xFF2D55)
          } else {
            false
          }
        })
      return ring > badge
    }
    #expect(try !isAboveBadge())
    try scene.press("Right")
    #expect(try isAboveBadge())
  }

  @Test(
    "the ring has the colour of its tint, or of the palette if it has none",
    arguments: [false, true])
  func tint(isDark: Bool) throws {
    let appearance: FocusAppearance = isDark ? .dark : .light
    let scene = try scene(at: .tint, appearance: appearance)
    #expect(try ring(scene).ring.color == appearance.palette.tint)
    for tint in HaloLabTint.allCases.dropFirst() {
      try scene.press("Right")
      let color = try ring(scene).ring.color
      #expect(color == tint.color(in: appearance.palette))
      #expect(color.contrastRatio(with: appearance.palette.card) >= 3, "\(tint.name)")
    }
  }

  @Test("leaving the halo lab restores the ring of the appearance")
  func leaving() throws {
    let scene = try scene(at: .width)
    try scene.press("Right")
    try #require(DemoScene.all.first { $0.id == "photos" }).show(
      in: scene.window, appearance: .light)
    #expect(scene.window.appearance.halo == FocusAppearance.light.halo)
  }
}

extension Shape {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}
