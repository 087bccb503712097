import HaloSceneGraph

extension Window {
  /// Adds a view that has the size of the window as long as its `fillsWindow` is true.
  func addOverlay(_ overlay: View) {
    overlay.fillsWindow = true
    fill(with: overlay)
    addSubview(overlay)
  }
}
