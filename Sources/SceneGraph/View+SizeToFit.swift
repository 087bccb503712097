import Foundation

extension View {
  /// Takes the size that `sizeThatFits(_:)` answers for the present one; the origin of the frame stays.
  public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
}
