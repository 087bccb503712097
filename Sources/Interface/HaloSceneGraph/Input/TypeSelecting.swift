import HaloHosting

/// A list in which typed letters move focus to the next item whose name begins with them.
@MainActor
package protocol TypeSelecting: Responder {
  /// Moves focus for a typed key.
  ///
  /// - Returns: false if the key is no letter of a name here.
  func typeSelect(_ key: Key) -> Bool
  /// Returns what `typeSelect(_:)` would return; changes nothing.
  func typeSelects(_ key: Key) -> Bool
}
