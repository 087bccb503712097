import FocusEngine
import HaloSceneGraph

/// The effect of one key on the focus of the same screen under several focus models.
package struct ModelMoves: Equatable, Sendable {
  /// One model: the names of what had the focus before the key and after it; nil for nothing.
  package struct Move: Equatable, Sendable {
    package var model: String
    package var before: String?
    package var now: String?

    /// Creates the move of the model with this name.
    package init(model: String, before: String?, now: String?) {
      (self.model, self.before, self.now) = (model, before, now)
    }
  }

  /// The name of the key; nil before the first one.
  package var key: String?
  /// The models in the order of their panes.
  package var moves: [Move]

  /// Creates the moves after a key.
  package init(key: String?, moves: [Move]) { (self.key, self.moves) = (key, moves) }

  /// A place of the focus, and the models under which it is there.
  package struct Place: Equatable, Sendable {
    /// The name of what has the focus; nil for nothing.
    package var name: String?
    package var models: [String]
  }

  /// The places of the focus now, each once, in the order of the models.
  package var places: [Place] {
    var places: [Place] = []
    for move in moves {
      if let index = places.firstIndex(where: { $0.name == move.now }) {
        places[index].models.append(move.model)
      } else {
        places.append(Place(name: move.now, models: [move.model]))
      }
    }
    return places
  }

  /// The result in a few words, such as `The focus is at 3 places`.
  package var verdict: String {
    let places = places
    if places.count == 1 {
      return places[0].name == nil ? "Nothing has the focus" : "The focus is at the same place"
    }
    return "The focus is at \(places.count) places"
  }
}

extension ModelMoves.Move {
  /// The effect on the focus, in words that stand beside the name of the model.
  package func words(hasKey: Bool) -> String {
    guard hasKey, before != now else {
      guard let now else { return "nothing focused" }
      return hasKey ? "stays on \(now)" : now
    }
    return "\(before ?? "nothing") → \(now ?? "nothing")"
  }
}

extension Window {
  /// The name of the focused item as screen readers say it, otherwise its label in traces;
  /// nil if nothing has the focus.
  package var focusName: String? {
    guard let item = focusSystem?.focusedItem else { return nil }
    if let name = (item as? View)?.accessibleName, !name.isEmpty { return name }
    return item.focusDebugLabel
  }
}
