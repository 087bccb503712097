import FocusGeometry
import Foundation

/// What may cover other things, found by place.
@MainActor
struct CoverIndex {
  private let covers: [FocusMapWalk.Cover]

  init(_ covers: [FocusMapWalk.Cover]) {
    self.covers = covers
  }

  func uncovering(_ found: FocusMapWalk.Found) -> FocusMap.Entry {
    found.uncovered(by: covers)
  }
}
