import Foundation

/// Text into which the middle button pastes the selection of any program, at the clicked point.
@MainActor
package protocol PointerPasteTarget: View {
  /// Pastes the selection.
  ///
  /// - Parameter place: a point in the view's coordinates.
  func pasteSelection(at place: CGPoint)
}
