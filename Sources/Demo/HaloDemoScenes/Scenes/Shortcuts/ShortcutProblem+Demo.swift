import HaloSceneGraph

extension ShortcutProblem {
  /// The reason why the demo has the shortcut nevertheless; nil for none.
  package var reasonInDemo: String? {
    switch kind {
    case .derived where action.name.hasPrefix("instruments."):
      "there are more instruments than free function keys, and F1 lists them"
    case .reserved where action == "move":
      "there is no text on the board to select, and Shift adjusts how far a piece goes"
    case .focus where action == "mark":
      "Responders shows what becomes of such a command, and gives it priority by another"
    default: nil
    }
  }
}
