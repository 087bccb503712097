import Foundation

extension View {
  /// Where the select press of a pointer is, in own coordinates; nil for that of a key.
  package func pointerPlace(of presses: Set<Press>) -> CGPoint? {
    guard presses.contains(where: { $0.key == nil && $0.type == .select }), let window,
      let point = window.pointerLocation
    else { return nil }
    return window.convert(point, to: self)
  }
}
