import Foundation

/// Text that takes what is selected anywhere, at a place that is clicked.
@MainActor
package protocol PointerPasteTarget: View {
  /// - Parameter place: in own coordinates, points.
  func pasteSelection(at place: CGPoint)
}
