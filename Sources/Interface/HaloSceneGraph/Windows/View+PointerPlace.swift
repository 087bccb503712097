import Foundation

extension View {
  /// Returns the position of a pointer's select press, in the view's coordinates; nil for a key's.
  package func pointerPlace(of presses: Set<Press>) -> CGPoint? {
    guard presses.contains(where: { $0.key == nil && $0.type == .select }), let window,
      let point = window.pointerLocation
    else { return nil }
    return window.convert(point, to: self)
  }
}
