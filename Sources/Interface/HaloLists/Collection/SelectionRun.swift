import Foundation

/// A range that is extended or reduced at one end, in addition to what was selected before.
struct SelectionRun {
  /// The end that stays.
  let anchor: Int
  let base: IndexSet
  var end: Int

  var selection: IndexSet {
    base.union(IndexSet(integersIn: min(anchor, end)...max(anchor, end)))
  }
}
