import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UISlider {
  /// Of the track before the knob; nil: the tint.
  public var minimumTrackTintColor: UIColor? {
    get { followed("minimumTrackTintColor", as: UIColor.self) }
    set {
      follow(newValue, in: \Slider.plainMinimumTrackTintColor, as: "minimumTrackTintColor")
    }
  }
  /// Of the track behind the knob; nil: a quiet grey.
  public var maximumTrackTintColor: UIColor? {
    get { followed("maximumTrackTintColor", as: UIColor.self) }
    set {
      follow(newValue, in: \Slider.plainMaximumTrackTintColor, as: "maximumTrackTintColor")
    }
  }
}

extension UISwitch {
  /// Of the track while it is on; nil: green.
  public var onTintColor: UIColor? {
    get { followed("onTintColor", as: UIColor.self) }
    set { follow(newValue, in: \Switch.plainOnTintColor, as: "onTintColor") }
  }
}
