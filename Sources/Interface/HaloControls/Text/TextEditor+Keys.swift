import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The keys that a text editor handles while it is being edited.
extension TextEditor {
  /// Whether another item has the focus, so that only keys that type go to this editor.
  var focusIsElsewhere: Bool {
    guard let item = window?.focusSystem?.focusedItem else { return false }
    return item !== self
  }

  func take(_ key: Key) -> Bool {
    guard let window, let model = window.focusSystem?.model else { return false }
    let isElsewhere = focusIsElsewhere
    switch key.keyCode {
    case .return, .select: return !isElsewhere && takeReturn(key)
    case .escape:
      guard takesEscape else { return false }
      endEditing()
      return true
    // Space activates the focused item.
    case .space where isElsewhere && model.effectiveActivationKeys.contains(.space): return false
    default: break
    }
    guard
      let command = TextCommand(
        key, scheme: window.modifierScheme, hasSeveralLines: hasSeveralLines)
    else { return false }
    switch command {
    case .insert(let text): insertText(text)
    case .delete(let direction, let granularity): delete(direction, by: limited(granularity))
    case _ where isElsewhere: return false
    default: return move(by: command)
    }
    return true
  }

  /// Returns the granularity to use: in a secure field a line instead of a word, whose length would
  /// be revealed.
  func limited(_ granularity: TextGranularity) -> TextGranularity {
    isSecureTextEntry && granularity == .word ? .line : granularity
  }
}
