import Foundation

/// How wide a column before the secondary one is.
struct ColumnWidth {
  /// Points, or the automatic dimension.
  var preferred = SplitViewController.automaticDimension
  /// Of the whole width, 0…1, or the automatic dimension; counts where ``preferred`` is automatic.
  var preferredFraction = SplitViewController.automaticDimension
  /// Points, or the automatic dimension.
  var minimum = SplitViewController.automaticDimension
  /// Points, or the automatic dimension.
  var maximum = SplitViewController.automaticDimension

  // No source gives the measures; our choice, after an iPad's sidebar: points, and part of the whole.
  private static let fraction: CGFloat = 0.32
  private static let range: ClosedRange<CGFloat> = 240...320
  /// What the secondary column keeps, as a part of the whole.
  private static let rest: CGFloat = 0.4

  /// Beside others in a view as wide as `whole`; whole points.
  func width(in whole: CGFloat) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? {
      value == SplitViewController.automaticDimension ? nil : max(0, value)
    }
    let wanted =
      given(preferred) ?? (given(preferredFraction) ?? Self.fraction) * whole
    let isOwn = given(preferred) != nil || given(preferredFraction) != nil
    let least = given(minimum) ?? (isOwn ? 0 : Self.range.lowerBound)
    let most = max(least, given(maximum) ?? (isOwn ? .infinity : Self.range.upperBound))
    return min(max(least, min(wanted, most)), whole * (1 - Self.rest)).rounded()
  }
}
