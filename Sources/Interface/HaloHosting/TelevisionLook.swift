/// The look of focus and of controls on a television, named after the system that shows it.
public enum TelevisionLook: String, CaseIterable, Hashable, Sendable {
  /// The focused control is an opaque plate; Apple TVs before Apple TV 4K (2nd generation) keep
  /// this look (Apple, Adopting Liquid Glass).
  case tvOS18 = "tvOS 18"
  /// Focused buttons and image views take Liquid Glass (HIG, Materials).
  case tvOS26 = "tvOS 26"

  /// The name of the look, as users know it.
  public var name: String { rawValue }
}
