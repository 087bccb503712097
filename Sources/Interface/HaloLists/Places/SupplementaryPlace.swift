import Foundation

/// The identity of a supplementary view.
struct SupplementKey: Hashable {
  let kind: String
  let indexPath: IndexPath
}

/// The place of a supplementary view, such as a header or a footer.
public struct SupplementaryPlace: Hashable, Sendable {
  /// The kind of the view, such as ``CollectionView/elementKindSectionHeader``.
  public var elementKind: String
  /// The index path, whose item is the index of the view among those of its kind in the section.
  public var indexPath: IndexPath
  /// The frame in points of the content, with a left-to-right layout.
  public var frame: CGRect
  /// The axes along which the view determines its own length.
  public var fitting: FittingAxes
  /// The part of the content within which the view stays visible; nil if it is not pinned.
  public var pinnedWithin: CGRect?
  /// Whether the view is pinned to the end of the visible part, not to its start.
  public var isAtEnd: Bool
  /// The drawing order, in which larger values are drawn later; cells have 0.
  public var zIndex: Int
  /// The axis along which the view is pinned, which is that of the list.
  var axis = LayoutAxis.vertical

  /// Creates a place, which is not pinned by default; `frame` is in points of the content.
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

  /// Returns the frame of the view while the part `visible` of the content is shown.
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
