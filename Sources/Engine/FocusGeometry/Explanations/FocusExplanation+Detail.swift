extension FocusExplanation {
  /// The candidates that an explanation names besides those that decided.
  public enum Detail: Hashable, Sendable {
    /// The candidates that the search met, so that a movement costs O(log n + k) with k items met.
    case decision
    /// Every item and guide there is, each with its rank or the reason why it has none: a walk of
    /// the whole hierarchy.
    case complete
  }
}
