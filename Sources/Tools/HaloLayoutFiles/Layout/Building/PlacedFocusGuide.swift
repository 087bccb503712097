import FocusEngine
import Foundation
import HaloSceneGraph

/// The guide for a `guide` of a layout, with a frame from the file rather than from constraints.
final class PlacedFocusGuide: FocusGuide {
  var frame = CGRect.zero { didSet { owningView?.focusMayHaveChanged() } }
  override var redirectionFrame: CGRect { frame }
}
