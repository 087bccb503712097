import Foundation

/// A range of selected items that is extended or reduced at one end, in addition to an earlier
/// selection.
struct SelectionRun {
  /// The end that does not move.
  let anchor: Int
  let base: IndexSet
  var end: Int

  var selection: IndexSet {
    base.union(IndexSet(integersIn: min(anchor, end)...max(anchor, end)))
  }
}
