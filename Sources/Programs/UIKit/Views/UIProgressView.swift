import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UIProgressView {
  /// The colour of the finished part; nil for the tint.
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

  /// The colour of the rest; nil for a faint colour of the palette.
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
