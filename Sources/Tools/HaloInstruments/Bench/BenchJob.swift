/// Work that takes longer than one frame.
@MainActor
protocol BenchJob: AnyObject {
  /// The progress in words.
  var progress: String { get }
  /// Does a part of the work.
  ///
  /// - Returns: Whether there is more to do.
  func step() -> Bool
}
