import FocusEngine
import FocusGeometry
import Foundation

/// What the environments of one hierarchy were asked and told, in order.
@MainActor
final class Journal {
  struct Entry {
    enum Kind { case asked, told }
    var kind: Kind
    var environment: StubNode
    var context: FocusUpdateContext
  }

  var entries: [Entry] = []

  func names(_ kind: Entry.Kind) -> [String] {
    entries.filter { $0.kind == kind }.map(\.environment.name)
  }
}

/// The least that makes an environment that holds items.
@MainActor
class StubNode: FocusEnvironment, FocusItemContainer, CoordinateSpace {
  let name: String
  /// In the parent's content.
  var frame: CGRect
  private(set) weak var parent: StubNode?
  private(set) var children: [StubItem] = []
  var journal = Journal() { didSet { children.forEach { $0.journal = journal } } }

  var preferred: [any FocusEnvironment] = []
  var sound: FocusSoundIdentifier?
  var group: String?
  var guides: [StubGuide] = []
  var clips = false
  /// Whether only what was asked for is returned, rather than everything.
  var isStrict = false
  var veto: ((FocusUpdateContext) -> Bool)?
  var onUpdate: ((FocusUpdateContext, FocusAnimationCoordinator) -> Void)?

  init(_ name: String, _ frame: CGRect) {
    self.name = name
    self.frame = frame
  }

  @discardableResult
  func add<Item: StubItem>(_ child: Item, at index: Int? = nil) -> Item {
    child.remove()
    children.insert(child, at: index ?? children.count)
    child.parent = self
    child.journal = journal
    return child
  }

  @discardableResult
  func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> StubItem
  { add(StubItem(name, CGRect(x: x, y: y, width: width, height: height))) }

  func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The node and its parents, from the inside.
  var chain: [StubNode] { [self] + (parent?.chain ?? []) }

  // MARK: Space

  /// How far what is inside is scrolled away.
  var scrolled: CGPoint { .zero }
  /// Of what is inside, about the corner of `frame`.
  var transform = CGAffineTransform.identity

  /// Where the content's corner lies in the root's, as long as nothing in between is transformed;
  /// nil otherwise.
  ///
  /// In one go, as every query of every search asks for it.
  private var cornerInRoot: CGPoint? {
    var (x, y) = (CGFloat.zero, CGFloat.zero)
    var node = self
    while true {
      guard node.transform.isIdentity else { return nil }
      guard let parent = node.parent else { break }
      let scrolled = node.scrolled
      x += node.frame.minX - scrolled.x
      y += node.frame.minY - scrolled.y
      node = parent
    }
    return CGPoint(x: x - node.scrolled.x, y: y - node.scrolled.y)
  }

  private var transformToParent: CGAffineTransform {
    CGAffineTransform(translationX: -scrolled.x, y: -scrolled.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  private var transformToRoot: CGAffineTransform {
    guard let parent else { return .identity }
    return transformToParent.concatenating(parent.transformToRoot)
  }

  var bounds: CGRect {
    CGRect(origin: .zero, size: frame.size).applying(transform.inverted())
      .offsetBy(dx: scrolled.x, dy: scrolled.y)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    guard let other = coordinateSpace as? StubNode else { return rect }
    guard let from = cornerInRoot, let to = other.cornerInRoot else {
      return rect.applying(transformToRoot.concatenating(other.transformToRoot.inverted()))
    }
    return rect.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
  }

  /// Around all that is inside, in the parent's content.
  private var extent: CGRect {
    let inside = children.map(\.extent) + guides.map(\.redirectionFrame)
    return inside.reduce(frame) { $0.union($1.applying(transformToParent)) }
  }

  // MARK: Focus

  var preferredFocusEnvironments: [any FocusEnvironment] { preferred }
  var parentFocusEnvironment: (any FocusEnvironment)? { parent }
  var focusItemContainer: (any FocusItemContainer)? { self }
  var focusGroupIdentifier: String? { group }
  var focusDebugLabel: String { name }
  var coordinateSpace: any CoordinateSpace { self }
  var clipsFocusItems: Bool { clips }
  func focusItems(in rect: CGRect) -> [any FocusItem] {
    isStrict ? children.filter { $0.extent.intersects(rect) } : children
  }
  func focusRedirections(in rect: CGRect) -> [any FocusRedirection] {
    isStrict ? guides.filter { $0.redirectionFrame.intersects(rect) } : guides
  }

  func soundIdentifierForFocusUpdate(in context: FocusUpdateContext) -> FocusSoundIdentifier? {
    sound
  }

  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    journal.entries.append(.init(kind: .asked, environment: self, context: context))
    return !(veto?(context) ?? false)
  }

  func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    journal.entries.append(.init(kind: .told, environment: self, context: context))
    onUpdate?(context, coordinator)
  }
}

/// The least that makes a focus item; focusable unless told otherwise.
@MainActor
class StubItem: StubNode, FocusItem {
  var canBecomeFocused = true
  var state: FocusItemState = []
  var priority = FocusGroupPriority.ignored
  var isTransparentFocusItem = false
  var focusItemDeferralMode = FocusItemDeferralMode.automatic
  var tabIndex = 0
  var focusgroup = FocusgroupMembership.inherited
  var isFocusgroupStart = false
  var onHint: ((FocusMovementHint) -> Void)?
  func didHintFocusMovement(_ hint: FocusMovementHint) { onHint?(hint) }

  private var nextItems: [FocusHeading: WeakItem] = [:]
  private struct WeakItem { weak var item: StubItem? }

  func nextFocusItem(for heading: FocusHeading) -> (any FocusItem)? { nextItems[heading]?.item }
  func setNext(_ item: StubItem?, for heading: FocusHeading) {
    nextItems[heading] = item.map(WeakItem.init)
  }

  var focusItemState: FocusItemState { state }
  var focusRefusal: String? { nil }
  var focusGroupPriority: FocusGroupPriority { priority }

  /// An item that only holds others.
  static func plain(_ name: String, _ frame: CGRect) -> StubItem {
    let item = StubItem(name, frame)
    item.canBecomeFocused = false
    return item
  }
}

/// The least that makes a scrollable container.
final class StubScroll: StubItem, FocusItemScrollableContainer {
  var contentOffset = CGPoint.zero
  var contentSize: CGSize
  var visibleSize: CGSize { frame.size }
  var margins = EdgeInsets()
  var focusScrollMargins: EdgeInsets { margins }
  override var scrolled: CGPoint { contentOffset }

  init(_ name: String, _ frame: CGRect, content: CGSize) {
    contentSize = content
    super.init(name, frame)
    canBecomeFocused = false
  }
}

/// The least that makes a focus guide.
final class StubGuide: FocusRedirection {
  let focusDebugLabel: String
  var redirectionFrame: CGRect
  var isEnabled = true
  var preferredFocusEnvironments: [any FocusEnvironment]

  init(_ name: String, _ frame: CGRect, to preferred: [any FocusEnvironment]) {
    focusDebugLabel = name
    redirectionFrame = frame
    preferredFocusEnvironments = preferred
  }
}

/// The least that makes a root with a focus system.
final class StubRoot: StubNode, FocusSystemProviding {
  private(set) var focusSystem: FocusSystem?
  /// What the coordinators of all updates collected.
  var coordinators: [FocusAnimationCoordinator] = []

  init(
    size: CGSize = CGSize(width: 1000, height: 1000), model: FocusModel = .tv
  ) {
    super.init("root", CGRect(origin: .zero, size: size))
    let system = FocusSystem(
      root: self, model: model,
      timing: FocusAnimationTiming(
        focusing: 0.2, unfocusing: 0.4, scrolling: 0.6, fastInterval: 0.3, fastFactor: 0.5))
    system.animationHandler = { [weak self] coordinator in
      self?.coordinators.append(coordinator)
      for batch in coordinator.batches {
        batch.animations.forEach { $0(batch.context) }
        batch.completions.forEach { $0() }
      }
    }
    system.explanationDetail = .complete
    focusSystem = system
  }
}
