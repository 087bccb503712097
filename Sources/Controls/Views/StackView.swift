import Foundation
import SceneGraph

/// Views in a row or a column, placed by constraints: UIKit's `UIStackView`.
///
/// Hidden views take no room. Baselines and margins are not offered.
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
    case fill, leading, center, trailing
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
    let small = across.constraint(equalToConstant: 0)
    small.priority = Self.smallness
    built.append(small)
    LayoutConstraint.activate(built)
  }

  private func distribute() {
    guard let first = shown.first, let last = shown.last else { return }
    tie(first, .start, to: self, .start)
    tie(last, .end, to: self, .end)
    for (view, next) in zip(shown, shown.dropFirst()) {
      let space = customSpacings[ObjectIdentifier(view)] ?? spacing
      switch distribution {
      case .fill, .fillEqually, .fillProportionally:
        tie(next, .start, to: view, .end, constant: space)
      case .equalSpacing:
        addGap(from: view, .end, to: next, .start, priority: .required)
        tie(next, .start, .greaterThanOrEqual, to: view, .end, constant: space)
      case .equalCentering:
        addGap(from: view, .center, to: next, .center, priority: LayoutPriority(149))
        tie(next, .start, .greaterThanOrEqual, to: view, .end, constant: space)
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
      tie(view, .start, to: self, .start, isAcross: true)
      tie(view, .end, to: self, .end, isAcross: true)
    case .leading:
      tie(view, .start, to: self, .start, isAcross: true)
      tie(view, .end, .lessThanOrEqual, to: self, .end, isAcross: true)
    case .center:
      tie(view, .center, to: self, .center, isAcross: true)
      tie(view, .start, .greaterThanOrEqual, to: self, .start, isAcross: true)
      tie(view, .end, .lessThanOrEqual, to: self, .end, isAcross: true)
    case .trailing:
      tie(view, .end, to: self, .end, isAcross: true)
      tie(view, .start, .greaterThanOrEqual, to: self, .start, isAcross: true)
    }
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

  private func length(_ item: any LayoutItem) -> LayoutDimension {
    axis == .horizontal ? item.widthAnchor : item.heightAnchor
  }
}
