import Foundation
import SceneGraph

extension Color {
  /// A colour of Oklch, whose equal steps look equal: lightness 0...1, chroma from 0 (gray) to about
  /// 0.3, hue in degrees.
  ///
  /// What sRGB does not have comes out as near as each channel allows.
  init(lightness: CGFloat, chroma: CGFloat, hue: CGFloat) {
    let angle = hue * .pi / 180
    let (a, b) = (chroma * cos(angle), chroma * sin(angle))
    func cubed(_ value: CGFloat) -> CGFloat { value * value * value }
    let long = cubed(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let medium = cubed(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cubed(lightness - 0.089_484_177_5 * a - 1.291_485_548 * b)
    func encoded(_ linear: CGFloat) -> CGFloat {
      let value = max(0, min(1, linear))
      return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    self.init(
      red: encoded(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
      green: encoded(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
      blue: encoded(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short))
  }
}
