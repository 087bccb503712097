import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Fixed colours, and the components of any colour.
extension UIColor {
  /// Creates a colour from components of sRGB, 0...1, with straight alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates an sRGB colour from hue, saturation, brightness and alpha, 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  /// Creates a grey from its sRGB component and alpha, 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha))
  }
  /// Creates a colour that is the same in every appearance.
  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// The colour under the current traits.
  public var cgColor: CGColor { color(with: .current) }

  /// Writes the components of sRGB, 0...1, under the current traits; nil for those not needed.
  ///
  /// - Returns: true; every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  public static let black = UIColor(Color.black)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(Color.clear)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let white = UIColor(Color.white)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
}
