import Foundation
import HaloSceneGraph

/// Views in a row or a column, placed by constraints: UIKit's `UIStackView`.
///
/// Hidden views take no space.
open class StackView: View {
  /// The way that views share the length of the stack: UIKit's `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; the one with the lowest priority of hugging or resistance changes
    /// its length.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths of the views are in proportion to those of their contents.
    case fillProportionally
    /// The views have the lengths of their contents, and equal gaps of at least
    /// ``StackView/spacing``.
    case equalSpacing
    /// The distances between centres are equal, as far as gaps of at least ``StackView/spacing``
    /// allow.
    case equalCentering
  }

  /// The position of views across the stack: UIKit's `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable {
    case fill, leading
    /// The first baselines of a row are aligned, as near to the top as possible; a column keeps
    /// views inside only.
    case firstBaseline
    case center, trailing
    /// The last baselines of a row are aligned, as near to the bottom as possible; a column keeps
    /// views inside only.
    case lastBaseline
    /// The same as ``leading``, for a row.
    public static let top = Alignment.leading
    /// The same as ``trailing``, for a row.
    public static let bottom = Alignment.trailing
  }

  /// The direction of the stack; a row by default.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The way that views share the length of the stack; ``Distribution/fill`` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The position of views across the stack; ``Alignment/fill`` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// Whether ``spacing`` of a column is the distance between the last baseline of one view and the
  /// first baseline of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views stay within `layoutMargins` instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// The space between two views, in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// The views that the stack places, in order.
  public var arrangedSubviews: [View] { arranged.filter { $0.superview === self } }

  /// The views that were added, some of which may have left the stack since.
  private var arranged: [View] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var built: [LayoutConstraint] = []
  private var gaps: [LayoutGuide] = []
  /// The views that were not hidden when the constraints were made.
  private var shown: [View] = []
  /// The lengths of the contents when the constraints were made.
  private var shares: [CGFloat] = []
  private var isStale = true

  /// The priority with which a stack is as small as possible; below every default priority of its
  /// views.
  private static let smallness = LayoutPriority(25)

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    arrangesSubviews = true
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end, as a subview too if it is none yet, and has it placed by constraints.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view among the others; the index is clamped to 0 and their number.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else { return }
    arranged.removeAll { $0 === view || $0.superview !== self }
    arranged.insert(view, at: min(max(0, index), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Stops placing a view, which stays a subview.
  open func removeArrangedSubview(_ view: View) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the space after a view, in points, in place of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// Returns the space in points that was set after a view; nil if ``spacing`` applies.
  open func customSpacing(after arrangedSubview: View) -> CGFloat? {
    customSpacings[ObjectIdentifier(arrangedSubview)]
  }

  open override func updateConstraints() {
    super.updateConstraints()
    // A view may have been hidden, shown or removed, or the size of its content may have changed.
    if isStale || !visible.elementsEqual(shown, by: ===) || shares != contentLengths { rebuild() }
  }

  /// The first visible view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: View {
    axis == .vertical ? visible.first ?? self : tallest
  }
  /// The last visible view of a column, or the tallest of a row.
  open override var forLastBaselineLayout: View {
    axis == .vertical ? visible.last ?? self : tallest
  }
  private var tallest: View { visible.max { $0.bounds.height < $1.bounds.height } ?? self }

  private var visible: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// Has the constraints rebuilt, once for all changes until the next layout.
  private func arrangementDidChange() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  // MARK: Constraints

  private func rebuild() {
    LayoutConstraint.deactivate(built)
    gaps.forEach(removeLayoutGuide)
    (built, gaps, shown) = ([], [], visible)
    (isStale, shares) = (false, contentLengths)
    distribute()
    for view in shown { align(view) }
    let across = axis == .horizontal ? heightAnchor : widthAnchor
    alignBaselines()
    let small = across.constraint(equalToConstant: 0)
    small.priority = Self.smallness
    built.append(small)
    LayoutConstraint.activate(built)
  }

  private func distribute() {
    guard let first = shown.first, let last = shown.last else { return }
    tie(first, .start, to: room, .start)
    tie(last, .end, to: room, .end)
    for (view, next) in zip(shown, shown.dropFirst()) {
      let space = customSpacings[ObjectIdentifier(view)] ?? spacing
      switch distribution {
      case .fill, .fillEqually, .fillProportionally:
        tieLines(next, .equal, to: view, constant: space)
      case .equalSpacing:
        addGap(from: view, .end, to: next, .start, priority: .required)
        tieLines(next, .greaterThanOrEqual, to: view, constant: space)
      case .equalCentering:
        addGap(from: view, .center, to: next, .center, priority: LayoutPriority(149))
        tieLines(next, .greaterThanOrEqual, to: view, constant: space)
      }
      if distribution == .fillEqually {
        built.append(length(next).constraint(equalTo: length(first)))
      }
    }
    if distribution == .fillProportionally { shareByContent() }
  }

  /// The lengths of the visible views' contents along the stack; empty for other distributions.
  private var contentLengths: [CGFloat] {
    guard distribution == .fillProportionally else { return [] }
    return shown.map { view in
      axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    }
  }

  /// Makes lengths proportional to contents; views whose content has no length keep their own.
  private func shareByContent() {
    guard let index = shares.firstIndex(where: { $0 > 0 }) else { return }
    for (view, content) in zip(shown, shares) where content > 0 && view !== shown[index] {
      let share = length(view).constraint(
        equalTo: length(shown[index]), multiplier: content / shares[index])
      share.priority = LayoutPriority(999)
      built.append(share)
    }
  }

  private func align(_ view: View) {
    switch alignment {
    case .fill:
      tie(view, .start, to: room, .start, isAcross: true)
      tie(view, .end, to: room, .end, isAcross: true)
    case .leading:
      tie(view, .start, to: room, .start, isAcross: true)
      tie(view, .end, .lessThanOrEqual, to: room, .end, isAcross: true)
    case .center:
      tie(view, .center, to: room, .center, isAcross: true)
      keepInside(view)
    case .trailing:
      tie(view, .end, to: room, .end, isAcross: true)
      tie(view, .start, .greaterThanOrEqual, to: room, .start, isAcross: true)
    case .firstBaseline, .lastBaseline: keepInside(view)
    }
  }

  private func keepInside(_ view: View) {
    tie(view, .start, .greaterThanOrEqual, to: room, .start, isAcross: true)
    tie(view, .end, .lessThanOrEqual, to: room, .end, isAcross: true)
  }

  /// The area of the views: the stack, or its layout margins.
  private var room: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  private enum Place {
    case start, center, end

    func attribute(_ axis: LayoutConstraint.Axis) -> LayoutConstraint.Attribute {
      switch (self, axis) {
      case (.start, .horizontal): .leading
      case (.center, .horizontal): .centerX
      case (.end, .horizontal): .trailing
      case (.start, .vertical): .top
      case (.center, .vertical): .centerY
      case (.end, .vertical): .bottom
      }
    }
  }

  private func tie(
    _ item: any LayoutItem, _ place: Place, _ relation: LayoutConstraint.Relation = .equal,
    to other: any LayoutItem, _ otherPlace: Place, constant: CGFloat = 0, isAcross: Bool = false
  ) {
    let across: LayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let axis = isAcross ? across : axis
    built.append(
      LayoutConstraint(
        item: item, attribute: place.attribute(axis), relatedBy: relation, toItem: other,
        attribute: otherPlace.attribute(axis), multiplier: 1, constant: constant))
  }

  private func addGap(
    from view: View, _ place: Place, to next: View, _ nextPlace: Place, priority: LayoutPriority
  ) {
    let gap = LayoutGuide()
    addLayoutGuide(gap)
    tie(gap, .start, to: view, place)
    tie(gap, .end, to: next, nextPlace)
    if let first = gaps.first {
      let equal = length(gap).constraint(equalTo: length(first))
      equal.priority = priority
      built.append(equal)
    }
    gaps.append(gap)
  }

  /// Ties a view to the one before it, by their baselines if the arrangement is relative to them.
  private func tieLines(
    _ view: View, _ relation: LayoutConstraint.Relation, to before: View, constant: CGFloat
  ) {
    guard isBaselineRelativeArrangement, axis == .vertical else {
      return tie(view, .start, relation, to: before, .end, constant: constant)
    }
    built.append(
      LayoutConstraint(
        item: view, attribute: .firstBaseline, relatedBy: relation, toItem: before,
        attribute: .lastBaseline, multiplier: 1, constant: constant))
  }

  /// Aligns the baselines of a row, as far up or down as possible.
  private func alignBaselines() {
    guard axis == .horizontal, let first = shown.first,
      alignment == .firstBaseline || alignment == .lastBaseline
    else { return }
    let isFirst = alignment == .firstBaseline
    let line = LayoutConstraint.Attribute.self
    for view in shown {
      if view !== first {
        built.append(
          LayoutConstraint(
            item: view, attribute: isFirst ? line.firstBaseline : line.lastBaseline,
            relatedBy: .equal, toItem: first,
            attribute: isFirst ? line.firstBaseline : line.lastBaseline, multiplier: 1,
            constant: 0))
      }
      let place: Place = isFirst ? .start : .end
      tie(view, place, to: room, place, isAcross: true)
      built.last?.priority = Self.smallness
    }
  }

  private func length(_ item: any LayoutItem) -> LayoutDimension {
    axis == .horizontal ? item.widthAnchor : item.heightAnchor
  }
}
