import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UIProgressView {
  /// Of what is done; nil: the tint.
  public var progressTintColor: UIColor? {
    get {
      followed("progressTintColor", as: UIColor.self)
        ?? plainProgressTintColor.map { UIColor($0) }
    }
    set {
      follow(newValue, as: "progressTintColor") { view, color in
        (view as? ProgressView)?.plainProgressTintColor = color.color(in: view)
      }
      if newValue == nil { plainProgressTintColor = nil }
    }
  }

  /// Of the rest; nil: a faint one.
  public var trackTintColor: UIColor? {
    get {
      followed("trackTintColor", as: UIColor.self) ?? plainTrackTintColor.map { UIColor($0) }
    }
    set {
      follow(newValue, as: "trackTintColor") { view, color in
        (view as? ProgressView)?.plainTrackTintColor = color.color(in: view)
      }
      if newValue == nil { plainTrackTintColor = nil }
    }
  }
}
