import HaloHosting

/// A list in which typed letters move focus to the next item whose name begins with them.
@MainActor
package protocol TypeSelecting: Responder {
  /// - Returns: false for a key that is no letter of a name here.
  func typeSelect(_ key: Key) -> Bool
  /// What `typeSelect(_:)` would return; changes nothing.
  func typeSelects(_ key: Key) -> Bool
}
