import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UISlider {
  /// The colour of the track before the knob; nil for the tint.
  public var minimumTrackTintColor: UIColor? {
    get { followed("minimumTrackTintColor", as: UIColor.self) }
    set {
      follow(newValue, in: \Slider.plainMinimumTrackTintColor, as: "minimumTrackTintColor")
    }
  }
  /// The colour of the track after the knob; nil for a faint grey.
  public var maximumTrackTintColor: UIColor? {
    get { followed("maximumTrackTintColor", as: UIColor.self) }
    set {
      follow(newValue, in: \Slider.plainMaximumTrackTintColor, as: "maximumTrackTintColor")
    }
  }
}

extension UISwitch {
  /// The colour of the track while on; nil for green.
  public var onTintColor: UIColor? {
    get { followed("onTintColor", as: UIColor.self) }
    set { follow(newValue, in: \Switch.plainOnTintColor, as: "onTintColor") }
  }
}
