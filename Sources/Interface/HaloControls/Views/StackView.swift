import Foundation
import HaloSceneGraph

/// Views in a row or a column, placed by constraints: UIKit's `UIStackView`.
///
/// Hidden views take no room.
open class StackView: View {
  /// How views share the length of the stack: UIKit's `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable {
    /// Views fill it; whoever hugs or resists least gives way.
    case fill
    /// All are equally long.
    case fillEqually
    /// Their lengths are to each other as those of their contents.
    case fillProportionally
    /// They have the lengths of their contents, and equal gaps, of at least ``StackView/spacing``.
    case equalSpacing
    /// Their centres are equally far apart, as far as gaps of at least ``StackView/spacing`` allow.
    case equalCentering
  }

  /// Where views stand across the stack: UIKit's `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable {
    case fill, leading
    /// Of a row: the first lines of text stand on one line, at the top.
    case firstBaseline
    case center, trailing
    /// Of a row: the last lines of text stand on one line, at the bottom.
    case lastBaseline
    /// Of a row: ``leading``.
    public static let top = Alignment.leading
    /// Of a row: ``trailing``.
    public static let bottom = Alignment.trailing
  }

  /// A row, unless set.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// ``Distribution/fill`` unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// ``Alignment/fill`` unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// Whether ``spacing`` of a column counts from the last baseline of one view to the first of the
  /// next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views keep from the edges as `layoutMargins` say.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Points between two views; 0 unless set.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// The views that are placed, in order.
  public var arrangedSubviews: [View] { arranged.filter { $0.superview === self } }

  /// With some that may have left the stack.
  private var arranged: [View] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var built: [LayoutConstraint] = []
  private var gaps: [LayoutGuide] = []
  /// What was not hidden when the constraints were made.
  private var shown: [View] = []
  /// The lengths of the contents by which the stack was shared then.
  private var shares: [CGFloat] = []
  private var isStale = true

  /// Lower than anything that views wish: a stack is as small as it can be.
  private static let smallness = LayoutPriority(25)

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    arrangesSubviews = true
  }

  /// A row of these views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Puts a view at the end, and into the stack where it is not; it is placed by constraints then.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Puts a view at a place among the others, 0 to their number.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else { return }
    arranged.removeAll { $0 === view || $0.superview !== self }
    arranged.insert(view, at: min(max(0, index), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Places a view no longer; it stays in the stack.
  open func removeArrangedSubview(_ view: View) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Points after a view, in the place of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// What was set; nil: ``spacing`` counts.
  open func customSpacing(after arrangedSubview: View) -> CGFloat? {
    customSpacings[ObjectIdentifier(arrangedSubview)]
  }

  open override func updateConstraints() {
    super.updateConstraints()
    // Somebody may have hidden, shown or taken out one, or what is in it has changed.
    if isStale || !visible.elementsEqual(shown, by: ===) || shares != contentLengths { rebuild() }
  }

  /// The first view of a column, the tallest of a row.
  open override var forFirstBaselineLayout: View {
    axis == .vertical ? visible.first ?? self : tallest
  }
  /// The last view of a column, the tallest of a row.
  open override var forLastBaselineLayout: View {
    axis == .vertical ? visible.last ?? self : tallest
  }
  private var tallest: View { visible.max { $0.bounds.height < $1.bounds.height } ?? self }

  private var visible: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// Has the constraints made anew, once for all that is changed until the next layout.
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

  /// Of the contents of what is shown, along the stack; empty where they do not count.
  private var contentLengths: [CGFloat] {
    guard distribution == .fillProportionally else { return [] }
    return shown.map { view in
      axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    }
  }

  /// Where one has no length of its own, the others keep theirs.
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

  /// Where views stand: the stack, or what its margins leave.
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

  /// Ties a view to the one before it, by their lines of text where those count.
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

  /// Puts the lines of a row on one line, as far up or down as there is room.
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
