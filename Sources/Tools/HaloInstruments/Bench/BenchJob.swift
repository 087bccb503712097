/// Work that takes longer than a frame.
@MainActor
protocol BenchJob: AnyObject {
  /// How far it has come, in words.
  var progress: String { get }
  /// Does a part of it.
  ///
  /// - Returns: Whether there is more to do.
  func step() -> Bool
}
