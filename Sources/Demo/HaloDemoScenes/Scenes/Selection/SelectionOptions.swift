import Foundation

/// The options of the Selection scene's list.
struct SelectionOptions: Equatable {
  var followsFocus = true
  var isSeveral = false
  var isEditing = false

  /// An option that can be switched on and off.
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

  /// The effects of keys, in sentences.
  var sentences: [String] {
    var result = [
      followsFocus
        ? "Arrows select what they come to, except “Add a place…”."
        : "Arrows move the focus and select nothing."
    ]
    if isSeveral {
      result.append("Shift and an arrow take in a stretch, Ctrl-A takes everything.")
    }
    result.append(sentenceOnReturn)
    if isEditing { result.append("While the list is edited nothing is opened or added.") }
    return result
  }

  private var sentenceOnReturn: String {
    switch (followsFocus, isSeveral, isEditing) {
    case (true, false, false): "Return opens the selected place, or adds one."
    case (true, false, true): "Return has nothing to do."
    case (true, true, false):
      "Return opens a place selected alone; beside others it takes it in, or back."
    case (true, true, true): "Return takes a place in beside others, or back."
    case (false, false, false): "Return selects a place and opens it."
    case (false, false, true): "Return selects a place."
    case (false, true, false):
      "Return takes a place in, or back, and opens the first one that it takes in."
    case (false, true, true): "Return takes a place in, or back."
    }
  }
}
