import HaloControls
import HaloSceneGraph

/// The line between two groups of a menu.
final class MenuSeparator: Decoration {
  override func appearanceDidChange() { backgroundColor = effectiveAppearance.palette.separator }
}
