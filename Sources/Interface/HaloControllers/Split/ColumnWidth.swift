import Foundation

/// The width of a column before the secondary one.
struct ColumnWidth {
  /// The preferred width in points, or the automatic dimension.
  var preferred = SplitViewController.automaticDimension
  /// The preferred fraction of the whole width, 0...1, or the automatic dimension; used if
  /// ``preferred`` is automatic.
  var preferredFraction = SplitViewController.automaticDimension
  /// The minimum width in points, or the automatic dimension.
  var minimum = SplitViewController.automaticDimension
  /// The maximum width in points, or the automatic dimension.
  var maximum = SplitViewController.automaticDimension

  // The measures are Halo's own choice, after an iPad's sidebar, for lack of a source: a fraction
  // of the whole width, and points.
  private static let fraction: CGFloat = 0.32
  private static let range: ClosedRange<CGFloat> = 240...320
  /// The fraction of the whole width on a television's screen (HIG, Split views).
  private static let televisionFraction: CGFloat = 1 / 3
  /// The minimum fraction of the whole width for the secondary column.
  private static let rest: CGFloat = 0.4

  /// Returns the width in a view that is `whole` points wide, in whole points; on a television's
  /// screen a third of it, unless another one was set.
  func width(in whole: CGFloat, onTelevisionScreen isOnTelevisionScreen: Bool = false) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? {
      value == SplitViewController.automaticDimension ? nil : max(0, value)
    }
    let fraction = isOnTelevisionScreen ? Self.televisionFraction : Self.fraction
    let wanted =
      given(preferred) ?? (given(preferredFraction) ?? fraction) * whole
    let isOwn =
      given(preferred) != nil || given(preferredFraction) != nil || isOnTelevisionScreen
    let least = given(minimum) ?? (isOwn ? 0 : Self.range.lowerBound)
    let most = max(least, given(maximum) ?? (isOwn ? .infinity : Self.range.upperBound))
    return min(max(least, min(wanted, most)), whole * (1 - Self.rest)).rounded()
  }
}
