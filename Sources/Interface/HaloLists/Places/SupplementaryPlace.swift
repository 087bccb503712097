import Foundation

/// A header, a footer or the like, of which one view is made.
struct SupplementKey: Hashable {
  let kind: String
  let indexPath: IndexPath
}

/// Where a header, a footer or the like stands.
public struct SupplementaryPlace: Hashable, Sendable {
  /// As ``CollectionView/elementKindSectionHeader``.
  public var elementKind: String
  /// Of the section; the item counts those of one kind in it.
  public var indexPath: IndexPath
  /// In points of the content, read from the left.
  public var frame: CGRect
  /// What the view decides once it is made.
  public var fitting: FittingAxes
  /// The part of the content in which it stays in sight; nil: it does not.
  public var pinnedWithin: CGRect?
  /// Whether it stays at the end of what is seen rather than at its beginning.
  public var isAtEnd: Bool
  /// Larger is drawn later; cells have 0.
  public var zIndex: Int
  /// Along which it stays in sight: that of the list.
  var axis = LayoutAxis.vertical

  /// A view that stays where it is.
  public init(
    elementKind: String, indexPath: IndexPath, frame: CGRect, fitting: FittingAxes = [],
    pinnedWithin: CGRect? = nil, isAtEnd: Bool = false, zIndex: Int = 1
  ) {
    self.elementKind = elementKind
    self.indexPath = indexPath
    self.frame = frame
    self.fitting = fitting
    self.pinnedWithin = pinnedWithin
    self.isAtEnd = isAtEnd
    self.zIndex = zIndex
  }

  var key: SupplementKey { SupplementKey(kind: elementKind, indexPath: indexPath) }

  /// Where the view stands while `visible` of the content is seen.
  func frame(in visible: CGRect) -> CGRect {
    guard let area = pinnedWithin else { return frame }
    let (start, length) = (axis.start(of: frame), axis.length(of: frame.size))
    let place =
      isAtEnd
      ? max(axis.start(of: area), min(start, axis.end(of: visible) - length))
      : min(max(start, axis.start(of: visible)), max(start, axis.end(of: area) - length))
    return CGRect(
      origin: axis.point(place, across: axis.across.start(of: frame)), size: frame.size)
  }
}
