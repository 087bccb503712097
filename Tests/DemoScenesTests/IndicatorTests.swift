import CairoRenderer
import DemoScenes
import FocusEngine
import FocusGeometry
import FocusTestSupport
import Foundation
import SceneGraph
import Testing

/// Every focus indicator meets WCAG 2.2, 2.4.13 and 1.4.11, in all four appearances: see
/// ``IndicatorMeasure``.
///
/// A picture's own pixels do not count, so a ring around a photograph, or what a poster gains by
/// growing, has to do alone; posters are measured black, gray and white, so that none may be darker
/// or lighter. TV scenes are measured at the size of their canvas, where a point is a CSS pixel.
@MainActor
struct IndicatorTests {
  struct Look: CustomTestStringConvertible, Sendable {
    var style: UserInterfaceStyle
    var contrast: AccessibilityContrast
    var appearance: FocusAppearance { FocusAppearance(style: style, contrast: contrast) }
    var testDescription: String { "\(style), \(contrast)" }

    static let all = [
      Look(style: .light, contrast: .normal), Look(style: .dark, contrast: .normal),
      Look(style: .light, contrast: .high), Look(style: .dark, contrast: .high),
    ]
  }

  // MARK: Scenes

  /// What of a scene is walked: after each key the picture is kept.
  struct Walk: CustomTestStringConvertible, Sendable {
    var scene: String
    var keys: String
    var look: Look
    var testDescription: String { "\(scene), \(look.testDescription)" }
  }

  nonisolated static let walks: [Walk] = [
    ("photos", "Tab Down Down Down Down Tab Right Right Down Down Left"),
    ("navigation", "Tab Down Down Down Down"), ("focus-guide", "Right Right Down Down Down"),
    ("tv-home", "Right Down Right Right Left Left"),
    ("states", "Down Down Down Down Down Down Down Down Up"),
    ("layered-images", "Left Left Left Right"), ("halo-lab", "Tab Down Down Down Down"),
    ("reminders", "Tab Down Down Down Tab Tab Down Down"), ("responders", "Tab Right Right Tab"),
    ("shortcuts", "Tab Down Down Down Tab Down Down Down"),
    ("selection", "Down Down Down Tab Tab Down"), ("disappearing", "Down Down Right Tab Down Tab"),
  ].flatMap { scene, keys in Look.all.map { Walk(scene: scene, keys: keys, look: $0) } }

  /// One moment of a walk.
  private struct Moment {
    var item: View
    var picture: PixelSurface
    /// Of all that can have the focus; points of the window.
    var frames: [ObjectIdentifier: CGRect]
  }

  private func moments(of walk: Walk, in harness: SceneHarness) throws -> [Moment] {
    try walk.keys.split(separator: " ").compactMap { key in
      try harness.press(String(key))
      guard let item = harness.focusedView else { return nil }
      let items = FocusMapText.focusableItems(in: harness.window)
      let frames = Dictionary(
        uniqueKeysWithValues: items.map { (ObjectIdentifier($0), Self.frame(of: $0)) })
      return Moment(item: item, picture: try harness.picture(), frames: frames)
    }
  }

  @Test("what has the focus in a scene shows it", arguments: walks)
  func scene(walk: Walk) throws {
    let isTV = DemoScene.all.first { $0.id == walk.scene }?.isTV == true
    let harness = try SceneHarness(
      walk.scene, size: isTV ? TVCanvas.size : CGSize(width: 1280, height: 800),
      appearance: walk.look.appearance)
    let moments = try moments(of: walk, in: harness)
    var count = 0
    for here in moments {
      for there in moments where there.item !== here.item {
        let id = ObjectIdentifier(here.item)
        // The same screen: nothing has scrolled, and the other item is too far away to interfere.
        guard let frame = here.frames[id], there.frames[id] == frame,
          let other = there.frames[ObjectIdentifier(there.item)]
        else { continue }
        let reach = Self.reach(of: here.item)
        guard !other.insetBy(dx: -2 * reach.width, dy: -2 * reach.height).intersects(frame) else {
          continue
        }
        let measure = IndicatorMeasure(
          focused: here.picture, unfocused: there.picture, item: frame, reach: reach,
          photograph: Self.photograph(in: here.item))
        let name = "\(here.item.focusDebugLabel) rather than \(there.item.focusDebugLabel)"
        #expect(measure.isSufficient, "\(name): \(measure)")
        count += 1
      }
    }
    #expect(count >= 2, "nothing was measured")
  }

  @Test("what displays the focus in another appearance shows it there")
  func displayed() throws {
    let harness = try SceneHarness("appearance")
    func view(_ label: String) throws -> View {
      try #require(
        FocusMapText.focusableItems(in: harness.window).first { $0.focusDebugLabel == label })
    }
    // A row, a picture and the button, each seen from another of them.
    let places = [
      ("peaks", "Tab Down"), ("lighthouse", "Up Tab"), ("button", "shift+Tab shift+Tab"),
    ]
    var pictures: [PixelSurface] = []
    for (label, keys) in places {
      try harness.press(keys)
      try #require(harness.focus == "light-\(label)")
      pictures.append(try harness.picture())
    }
    for name in ["light", "dark", "light-high", "dark-high"] {
      for (index, (place, _)) in places.enumerated() where place != "peaks" {
        let item = try view("\(name)-\(place)")
        let measure = IndicatorMeasure(
          focused: pictures[index], unfocused: pictures[3 - index], item: Self.frame(of: item),
          reach: Self.reach(of: item), photograph: Self.photograph(in: item))
        #expect(measure.isSufficient, "\(name)-\(place): \(measure)")
      }
      let row = try view("\(name)-peaks")
      let measure = IndicatorMeasure(
        focused: pictures[0], unfocused: pictures[1], item: Self.frame(of: row),
        reach: CGSize(width: 1, height: 1))
      #expect(measure.isSufficient, "\(name)-peaks: \(measure)")
    }
  }

  private enum TVCanvas {
    static let size = CGSize(width: 1920, height: 1080)
  }

  /// Of what is drawn large, without the lift.
  private static func frame(of item: View) -> CGRect {
    item.liftedView.convert(item.liftedView.bounds, to: item.window ?? item)
  }

  /// How far an indicator goes: a ring; of what is lifted, as far as it grows.
  private static func reach(of item: View) -> CGSize {
    guard item.window?.focusSystem?.model.look == .lift else {
      // What has no ring shows its focus inside its own bounds.
      return item.focusEffect == nil ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 8)
    }
    let size = item.liftedView.bounds.size
    let growth = (item.liftedView.focusedScale - 1) / 2
    return CGSize(width: size.width * growth + 4, height: size.height * growth + 4)
  }

  private static func photograph(in item: View) -> CGRect? {
    var found: ImageView?
    func search(_ view: View) {
      if let image = view as? ImageView { found = found ?? image }
      view.subviews.forEach(search)
    }
    search(item)
    return found.map { $0.convert($0.bounds, to: item.window ?? item) }
  }

  // MARK: Controls

  enum Specimen: String, CaseIterable, Sendable {
    case button, blackPoster, grayPoster, whitePoster, barButton

    /// Lifted, or ringed.
    var model: FocusModel {
      guard self == .barButton else { return .tv }
      var model = FocusModel.android
      model.defersFocus = false
      return model
    }

    @MainActor var view: View {
      switch self {
      case .button: Button(title: "Play")
      case .barButton: BarButton(title: "Pictures")
      case .blackPoster: TVPosterView(image: .plain(.black))
      case .grayPoster: TVPosterView(image: .plain(Color(white: 0.5)))
      case .whitePoster: TVPosterView(image: .plain(.white))
      }
    }
  }

  @Test(
    "a control shows its focus, whatever picture is on it", arguments: Specimen.allCases, Look.all)
  func control(specimen: Specimen, look: Look) throws {
    TestFonts.pin()
    let renderer = Renderer(text: TextEngine(families: .dejaVu))
    let window = Window(
      size: CGSize(width: 900, height: 400), model: specimen.model, appearance: look.appearance,
      textMeasurer: renderer.text)
    let controller = ViewController()
    window.rootViewController = controller
    let (item, other) = (specimen.view, Button(title: "Other"))
    item.frame = CGRect(x: 100, y: 100, width: 300, height: Self.height(of: specimen))
    other.frame = CGRect(x: 650, y: 150, width: 150, height: 66)
    for view in [item, other] { controller.view.addSubview(view) }
    let player = ScenePlayer(window: window)
    func picture(on view: View) throws -> PixelSurface {
      window.focusSystem?.requestFocusUpdate(to: view)
      player.rest()
      try #require(view.isFocused)
      return try renderer.picture(of: player.frame(), scale: 1)
    }
    let unfocused = try picture(on: other)
    let measure = IndicatorMeasure(
      focused: try picture(on: item), unfocused: unfocused, item: Self.frame(of: item),
      reach: Self.reach(of: item), photograph: Self.photograph(in: item))
    #expect(measure.isSufficient, "\(measure)")
  }

  private static func height(of specimen: Specimen) -> CGFloat {
    switch specimen {
    case .button: 66
    case .barButton: 36
    default: 200
    }
  }

  // MARK: The measure itself

  @Test("a frame of 2 pixels is just enough, one of 1 and a faint one are not")
  func measure() throws {
    func picture(_ width: Int, _ color: UInt32) throws -> PixelSurface {
      let surface = try PixelSurface(width: 100, height: 60)
      let data = try #require(surface.data)
      for y in 0..<60 {
        for x in 0..<100 {
          let isInside = x >= 20 && x < 80 && y >= 20 && y < 40
          let isDeep =
            x >= 20 + width && x < 80 - width && y >= 20 + width && y < 40 - width
          data.storeBytes(
            of: isInside && !isDeep ? color : 0xFFFF_FFFF, toByteOffset: y * surface.stride + x * 4,
            as: UInt32.self)
        }
      }
      surface.markChanged()
      return surface
    }
    func measure(_ width: Int, _ color: UInt32) throws -> IndicatorMeasure {
      IndicatorMeasure(
        focused: try picture(width, color), unfocused: try picture(0, 0),
        item: CGRect(x: 20, y: 20, width: 60, height: 20), reach: CGSize(width: 8, height: 8))
    }
    let enough = try measure(2, 0xFF94_9494)
    #expect(enough.changedArea == enough.requiredArea && enough.isSufficient, "\(enough)")
    #expect(try !measure(1, 0xFF00_0000).isSufficient)
    #expect(try measure(2, 0xFF95_9595).changedArea == 0)
    #expect(try measure(0, 0).edgeShare == 0)
  }
}

extension Image {
  fileprivate static func plain(_ color: Color) -> Image {
    let size = CGSize(width: 300, height: 200)
    var drawing = Drawing()
    drawing.fill(CGRect(origin: .zero, size: size), with: .color(color))
    return Image(size: size, isOpaque: true, drawing: drawing)
  }
}
