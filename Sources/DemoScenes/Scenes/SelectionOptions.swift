import Foundation

/// What decides about selection in the list of the Selection scene.
struct SelectionOptions: Equatable {
  var followsFocus = true
  var isSeveral = false
  var isEditing = false

  /// One that can be switched.
  struct Switch {
    let id: String
    let title: String
    let value: WritableKeyPath<SelectionOptions, Bool>
  }

  @MainActor static let switches = [
    Switch(id: "follows", title: "Selection follows focus", value: \.followsFocus),
    Switch(id: "several", title: "Several at once", value: \.isSeveral),
    Switch(id: "editing", title: "Editing", value: \.isEditing),
  ]

  /// What keys do now.
  var sentences: [String] {
    var result: [String] = []
    if followsFocus {
      result.append("Arrows select what they come to; “Add a place…” only takes the focus.")
    } else {
      result.append("Arrows move the focus and select nothing.")
    }
    if isSeveral {
      result.append("Shift and an arrow take in a stretch, Ctrl-A takes everything.")
    }
    if !followsFocus {
      result.append(isSeveral ? "Return chooses one more." : "Return chooses one.")
    }
    result.append(
      isEditing
        ? "While the list is edited nothing is opened."
        : isSeveral ? "One place alone is opened by Return." : "Return opens it.")
    return result
  }
}
