import FocusEngine
import Foundation
import HaloSceneGraph

/// A `guide` of a layout: where the file puts it rather than where constraints do.
final class PlacedFocusGuide: FocusGuide {
  var frame = CGRect.zero { didSet { owningView?.focusMayHaveChanged() } }
  override var redirectionFrame: CGRect { frame }
}
