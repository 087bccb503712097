import Foundation
import HaloLocalization
import HaloSceneGraph

/// The source of an inserted text.
enum WayOfText { case typing, paste }

/// The refusal of insertions that exceed the limit: the text stays unchanged, and a message says
/// why.
extension TextEditor {
  /// Returns whether `text` may replace the selection; shows a message if not.
  func hasRoom(for text: String, _ way: WayOfText) -> Bool {
    let (new, old) = (text.utf8.count, content.selection.range.count)
    // A change that does not lengthen the text is allowed even if the program has set too long a
    // text.
    guard content.length - old + new > maximumLength, new > old else { return true }
    refuse(way)
    return false
  }

  func refuse(_ way: WayOfText) {
    let size =
      maximumLength >= 1 << 20 && maximumLength.isMultiple(of: 1 << 20)
      ? Localization.text("%1 MiB", Localization.number(maximumLength >> 20))
      : Localization.text("1 byte", plural: "%1 bytes", count: maximumLength)
    window?.noticeHandler?(
      way == .paste
        ? Localization.text("Not pasted: the field takes no more than %1 of text", size)
        : Localization.text("Not typed: the field takes no more than %1 of text", size))
  }
}
