/// Holds the map of a whole hierarchy for several forecasts between which nothing changes.
@MainActor
final class SharedFocusMap {
  private var map: FocusMap?

  /// Returns the map, which it makes at the first call.
  func map(madeBy make: () -> FocusMap) -> FocusMap {
    if let map { return map }
    let made = make()
    map = made
    return made
  }
}
