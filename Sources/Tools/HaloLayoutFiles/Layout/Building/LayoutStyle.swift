import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The default style of a layout's views: inconspicuous surfaces, on which focus stands out.
@MainActor
struct LayoutStyle {
  let palette: Palette
  let isTV: Bool
  let isWindowActive: Bool

  init(of view: View) {
    palette = view.effectiveAppearance.palette
    isTV = view.window?.focusSystem?.model.look == .lift
    isWindowActive = view.window?.isActive ?? true
  }

  /// The background of a view that only contains others or fills space.
  var panel: Color { palette.label.withAlphaComponent(palette.isDark ? 0.06 : 0.035) }
  /// The background of a view that can be operated.
  var surface: Color { isTV ? palette.control : palette.card }
  var hairline: Color { isTV ? palette.label.withAlphaComponent(0.06) : palette.separator }
  var text: Color { palette.label }
  var accent: Color { isTV ? palette.label : palette.symbol }

  /// The background of a highlighted text.
  var highlight: Color {
    isTV ? palette.focusedControl : isWindowActive ? palette.highlight : palette.unfocusedSelection
  }
  var highlightedText: Color {
    isTV ? palette.focusedControlLabel : isWindowActive ? palette.onTint : palette.label
  }
  /// The background of a selected view while the focus is elsewhere.
  var selection: Color {
    isTV ? palette.label.withAlphaComponent(0.16) : palette.unfocusedSelection
  }

  /// The colour over a screen on which something is presented.
  static let dimming = Color(white: 0, alpha: 0.4)

  /// Returns white if its contrast on `color` is at least 3:1, otherwise black.
  static func text(on color: Color) -> Color {
    let light = Color(white: 1, alpha: 0.96)
    let dark = Color(white: 0, alpha: 0.88)
    return color.contrastRatio(with: .white) >= 3 ? light : dark
  }

  /// Returns a corner radius that suits a size in points.
  static func radius(of size: CGSize) -> CGFloat {
    min(14, (min(size.width, size.height) * 0.22).rounded())
  }

  /// Returns the background of a television: deep blue to plum, or the same in bright colours.
  static func television(in size: CGSize, isDark: Bool) -> Paint {
    let stops =
      isDark
      ? [Color(hex: 0x0B1022), Color(hex: 0x171432), Color(hex: 0x2E1A3F)]
      : [Color(hex: 0xE9EDF7), Color(hex: 0xE6E3F3), Color(hex: 0xEFE2EC)]
    return .linear(
      Gradient(zip([0, 0.55, 1], stops).map { Gradient.Stop($0, $1) }), from: .zero,
      to: CGPoint(x: size.width, y: size.height))
  }
}

extension View {
  var style: LayoutStyle { LayoutStyle(of: self) }
}

extension CGFloat {
  /// The share by which a picture is darkened so that text on it can be read.
  static let beneathText: CGFloat = 0.35
}

extension Label {
  /// Chooses a font size that fits: one line with up to `preferred` points, otherwise several lines
  /// from `body` down to `smallest`.
  ///
  /// - Parameters:
  ///   - size: the available size in points.
  ///   - preferred: the largest font size in points.
  ///   - body: the largest font size in points for several lines; nil for `preferred`.
  ///   - smallest: the smallest font size in points.
  ///   - weight: the weight of the font.
  ///   - heading: the weight for sizes clearly larger than `body`; nil for `weight`.
  func fit(
    in size: CGSize, preferred: CGFloat, body: CGFloat? = nil, smallest: CGFloat = 11,
    weight: Font.Weight = .regular, heading: Font.Weight? = nil
  ) {
    guard let measurer = window?.textMeasurer else { return }
    // This is far more text than fits in the smallest font, and enough to find that the rest does
    // not.
    let letters = max(0, min(size.width * size.height, 1e8)) / (smallest * smallest)
    let text = shownText.cut(to: 1_024 + 16 * Int(letters))
    let body = body ?? preferred
    func font(_ points: CGFloat) -> Font {
      .systemFont(
        ofSize: points, weight: points > body * 1.25 ? heading ?? weight : weight)
    }
    func extent(_ points: CGFloat, width: CGFloat) -> CGSize {
      let style = TextStyle(font: font(points), color: .black, numberOfLines: 0)
      return measurer.size(of: text, style: style, width: width)
    }
    var points = max(preferred, smallest).rounded()
    var lines = 1
    let natural = extent(points, width: .infinity).width
    if natural > size.width {
      points = max(min(body, points), (points * size.width / natural).rounded(.down)).rounded()
      if extent(points, width: .infinity).width > size.width {
        lines = 0
        while points > smallest, extent(points, width: size.width).height > size.height {
          points -= 1
        }
      }
    }
    // Setters request layout, so only changed values are set.
    if self.font != font(points) { self.font = font(points) }
    if numberOfLines != lines { numberOfLines = lines }
  }
}
