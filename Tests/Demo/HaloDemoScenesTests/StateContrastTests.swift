import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// The states of every kind of control differ visibly, and by more than their size (HIG, Focus and
/// selection).
///
/// The measure: at least 24 pixels, one for each square point, contrast 3:1 or more with the same pixel
/// in the other state (WCAG 2.2, 1.4.11, pixel by pixel). That is the area of a mark of 5 × 5 points.
/// Focused, pressed and selected controls are compared without growth, so that size alone is not
/// enough. An unavailable control is a paler one at rest (WCAG 2.2 requires no contrast of it), so this
/// pair is left to `StatesSceneTests`.
@MainActor
struct StateContrastTests {
  /// A look of the board on a ground.
  struct Look: CustomTestStringConvertible, Sendable {
    var name: String
    var model: FocusModel
    var television = TelevisionLook.tvOS18
    var style: UserInterfaceStyle

    @MainActor var appearance: FocusAppearance {
      FocusAppearance(style: style, reducedMotion: true).with(look: television)
    }
    var testDescription: String { "\(name), \(style)" }

    static let all = [UserInterfaceStyle.dark, .light].flatMap { style in
      [
        Look(name: "tvOS 18", model: .tv, style: style),
        Look(name: "tvOS 26", model: .tv, television: .tvOS26, style: style),
        Look(name: "iPadOS", model: .pad, style: style),
        Look(name: "Catalyst", model: .catalyst, style: style),
      ]
    }
  }

  private enum State: String, CaseIterable {
    case resting, focused, pressed, selected, unavailable

    var shown: Control.State {
      switch self {
      case .resting: .normal
      case .focused: .focused
      case .pressed: [.focused, .highlighted]
      case .selected: .selected
      case .unavailable: .disabled
      }
    }
  }

  private static let pairs: [(State, State)] = State.allCases.enumerated().flatMap { index, one in
    State.allCases.dropFirst(index + 1).map { (one, $0) }
  }.filter { $0 != (.resting, .unavailable) }

  private static let leastArea = 24
  private static let ratio: CGFloat = 3

  @Test(
    "the states of a control contrast 3:1 in an area that can be seen", arguments: Look.all)
  func contrast(look: Look) throws {
    for specimen in ControlSpecimens.all {
      for grows in [false, true] {
        let pictures = try Dictionary(
          uniqueKeysWithValues: State.allCases.map { state in
            (state, try picture(of: specimen, in: state, look: look, grows: grows))
          })
        for (one, other) in Self.pairs {
          // Growth is a part of what tells a focused control from one at rest.
          let isAmongActive = ![one, other].contains { $0 == .resting || $0 == .unavailable }
          guard grows != isAmongActive else { continue }
          // On a desk a segment is always selected: at rest it is another one, on a plate as iPadOS and
          // macOS have it. Focus and presses are what has to be seen.
          if specimen.id == "segmented-control", look.model.look == .halo,
            (one, other) == (.resting, .selected)
          {
            continue
          }
          guard let first = pictures[one], let second = pictures[other] else { continue }
          let area = first.area(contrastingWith: second, by: Self.ratio)
          #expect(
            area >= Self.leastArea,
            "\(specimen.name): \(one.rawValue) and \(other.rawValue) differ in \(area) pixels")
        }
      }
    }
  }

  private func picture(
    of specimen: ControlSpecimen, in state: State, look: Look, grows: Bool
  ) throws -> PixelSurface {
    var appearance = look.appearance
    if !grows {
      (appearance.lift.growth, appearance.lift.maximumScale) = (0, 1)
      appearance.lift.buttonScale = 1
      appearance.controls.captionButtonScale = 1
      appearance.controls.fieldScale = 1
      appearance.controls.segmentScale = 1
    }
    let renderer = Renderer(text: TestFonts.textEngine())
    let size = CGSize(width: specimen.size.width + 80, height: specimen.size.height + 80)
    let window = Window(
      size: size, model: look.model, appearance: appearance, textMeasurer: renderer.text)
    window.background = .color(
      look.model.look == .lift ? appearance.palette.televisionGround : appearance.palette.window)
    let controller = ViewController()
    window.rootViewController = controller
    let view = specimen.make(state.shown)
    view.frame = CGRect(origin: CGPoint(x: 40, y: 40), size: specimen.size)
    controller.view.addSubview(view)
    let player = ScenePlayer(window: window)
    player.rest()
    return try renderer.picture(of: player.frame(), scale: 1)
  }
}

extension PixelSurface {
  /// The number of pixels that contrast by at least a ratio with the same pixel of a picture of the same
  /// size.
  fileprivate func area(contrastingWith other: PixelSurface, by ratio: CGFloat) -> Int {
    var count = 0
    var known: [UInt64: Bool] = [:]
    for y in 0..<height {
      for x in 0..<width {
        guard let one = pixel(x: x, y: y), let two = other.pixel(x: x, y: y), one != two else {
          continue
        }
        let key = UInt64(one) << 32 | UInt64(two)
        let isContrasting =
          known[key]
          ?? (Color(hex: one & 0xFF_FFFF).contrastRatio(with: Color(hex: two & 0xFF_FFFF)) >= ratio)
        known[key] = isContrasting
        if isContrasting { count += 1 }
      }
    }
    return count
  }
}
