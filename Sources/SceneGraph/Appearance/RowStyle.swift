import Foundation

/// Measures of list rows, in points (spec/focus-looks.md C8; our choice).
public struct RowStyle: Hashable, Sendable {
  public var height: CGFloat = 44
  public var radius: CGFloat = 10
  public var inset: CGFloat = 8
}
