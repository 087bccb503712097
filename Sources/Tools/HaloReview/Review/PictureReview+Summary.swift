extension PictureReview {
  /// The number of pictures in each state, in one line: `2 changed, 1 new, 0 gone, 27 same`.
  package var summary: String {
    [ReviewEntry.State.changed, .new, .gone, .same].map { state in
      "\(entries.count { $0.state == state }) \(state.rawValue)"
    }.joined(separator: ", ")
  }
}
