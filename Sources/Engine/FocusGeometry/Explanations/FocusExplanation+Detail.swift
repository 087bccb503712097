extension FocusExplanation {
  /// The extent of the candidates in an explanation.
  public enum Detail: Hashable, Sendable {
    /// The candidates that the search met, so that a movement costs O(log n + k) for k items met.
    case decision
    /// Every item and guide, each with its rank or the reason why it has none; needs a walk of the
    /// whole hierarchy.
    case complete
  }
}
