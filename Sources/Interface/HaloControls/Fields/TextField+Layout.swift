import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

extension TextField {
  /// Places the left view, the text and the clear button.
  func arrange() {
    let controls = effectiveAppearance.controls
    let isOnTV = look == .lift
    let isMirrored = window?.layoutDirection == .rightToLeft
    cornerRadius = min(
      isOnTV ? controls.fieldRadius.tv : controls.fieldRadius.desk, bounds.height / 2)
    // Taller fields have larger insets.
    let least = isOnTV ? controls.textInset.tv : controls.textInset.desk
    let inset =
      borderStyle == .none && !isOnTV
      ? 0 : min(max(least, bounds.height * 0.3), bounds.width / 6)
    var room = CGRect(x: inset, y: 0, width: bounds.width - 2 * inset, height: bounds.height)
    if let leftView {
      let size = leftView.bounds.size
      let frame = CGRect(
        x: inset, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      leftView.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      let taken = min(size.width + font.pointSize * 0.4, room.width)
      room = CGRect(
        x: room.minX + taken, y: 0, width: room.width - taken, height: bounds.height)
    }
    if let clearButton, !clearButton.isHidden {
      let side = TextClearButton.side
      let frame = CGRect(
        x: bounds.width - side - max(6, (bounds.height - side) / 2).rounded(),
        y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
      clearButton.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      room.size.width = max(0, frame.minX - 6 - room.minX)
    }
    line.frame = (isMirrored ? room.mirrored(in: bounds.width) : room)
      .insetBy(dx: -TextFieldLine.bleed, dy: 0)
    guard let excerpt else { return }
    showText(excerpt)
    line.arrange(excerpt, look: lineLook(isOnTV: isOnTV, isMirrored: isMirrored))
  }

  /// The part of the text that is laid out; nil while the field is in no window.
  ///
  /// In the `.selected` state, while the field is not being edited, all of it is selected.
  var excerpt: TextExcerpt? {
    var content = content
    if state.contains(.selected), !isEditing { content.selectAll() }
    return line.excerpt(of: content, isSecure: isSecureTextEntry, follows: isEditing)
  }

  /// The laid out part without marked text, in which keys and the pointer move the caret.
  var committedExcerpt: TextExcerpt? {
    var content = content
    content.markedText = ""
    return line.excerpt(of: content, isSecure: isSecureTextEntry, follows: isEditing)
  }

  /// Whether there is neither text nor marked text, so that the placeholder is shown.
  var isEmpty: Bool { content.string.isEmpty && content.markedText.isEmpty }

  /// Sets the label to the laid out text, or to the placeholder.
  func showText(_ excerpt: TextExcerpt?) {
    // Text that the user has typed is not a name given by the program.
    label.isName = !isEmpty
    label.text = isEmpty ? placeholder : (excerpt?.shown ?? beginning).string
  }

  /// The beginning of the text, for a field that is in no window and so is not laid out.
  private var beginning: TextPresentation {
    TextPresentation(
      content, isSecure: isSecureTextEntry, part: 0..<content.string.boundary(notBefore: 256))
  }

  private func lineLook(isOnTV: Bool, isMirrored: Bool) -> TextFieldLine.Look {
    let appearance = effectiveAppearance
    // On a television the focused field is light in a dark appearance, and dark in a light one.
    let onTV = appearance.palette.isDark ? Palette.light.tint : Palette.dark.tint
    let tint = isOnTV ? onTV : appearance.palette.tint
    let isActive = window?.isActive != false
    return TextFieldLine.Look(
      caretWidth: appearance.controls.caretWidth * (isOnTV ? 1.5 : 1), caretColor: tint,
      selectionColor: isActive
        ? tint.withAlphaComponent(0.30) : appearance.palette.label.faded(by: 0.16),
      showsSelection: isEditing || state.contains(.selected), isMirrored: isMirrored,
      scrolls: isEditing)
  }
}
