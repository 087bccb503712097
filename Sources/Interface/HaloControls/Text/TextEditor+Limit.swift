import Foundation
import HaloSceneGraph

/// How text came.
enum WayOfText { case typing, paste }

/// What an editor does with more text than it takes: it stays as it is, and a person is told.
extension TextEditor {
  /// Whether `text` may come in the place of the selection; false: that has been said.
  func hasRoom(for text: String, _ way: WayOfText) -> Bool {
    let (new, old) = (text.utf8.count, content.selection.range.count)
    // What makes the text no longer may come also where the program has set too long a one.
    guard content.length - old + new > maximumLength, new > old else { return true }
    refuse(way)
    return false
  }

  func refuse(_ way: WayOfText) {
    let size =
      maximumLength >= 1 << 20 && maximumLength.isMultiple(of: 1 << 20)
      ? "\(maximumLength >> 20) MiB" : "\(maximumLength) bytes"
    let what = way == .paste ? "Not pasted" : "Not typed"
    window?.noticeHandler?("\(what): the field takes no more than \(size) of text")
  }
}
