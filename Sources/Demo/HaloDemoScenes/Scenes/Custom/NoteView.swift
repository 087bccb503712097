import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// A text view for a short note, from which Tab leads on.
///
/// In a text view of the system Tab types a tab, and Ctrl-Tab leaves.
@MainActor
final class NoteView: TextView {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "note"
    accessibilityLabel = "Note"
    cornerRadius = 12
    font = .systemFont(ofSize: 15)
    textContainerInset = .init(top: 10, left: 10, bottom: 10, right: 10)
    text = "Shift and an arrow select.\nReturn begins a line."
  }

  private static func leaves(_ key: Key) -> Bool {
    key.keyCode == .tab && key.modifierFlags.isEmpty
  }

  override func receive(_ key: Key) -> Bool { Self.leaves(key) ? false : super.receive(key) }

  override func answer(to key: Key) -> KeyAnswer {
    Self.leaves(key) ? .passes : super.answer(to: key)
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    let palette = effectiveAppearance.palette
    backgroundColor = palette.card
    hairlineColor = palette.separator
    borderColor = palette.border
  }
}
