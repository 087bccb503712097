import FocusEngine
import FocusGeometry
import Foundation

/// The calls that the environments of one hierarchy received, in order.
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

/// A minimal environment that holds items.
@MainActor
class StubNode: FocusEnvironment, FocusItemContainer, CoordinateSpace {
  let name: String
  /// The frame in the parent's content.
  var frame: CGRect
  private(set) weak var parent: StubNode?
  private(set) var children: [StubItem] = []
  var journal = Journal() { didSet { children.forEach { $0.journal = journal } } }

  var preferred: [any FocusEnvironment] = []
  var sound: FocusSoundIdentifier?
  var group: String?
  var guides: [StubGuide] = []
  var clips = false
  /// Whether only the requested items are returned, rather than all.
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

  /// The node and its ancestors, from the inside.
  var chain: [StubNode] { [self] + (parent?.chain ?? []) }

  // MARK: Space

  /// The scroll offset of the content.
  var scrolled: CGPoint { .zero }
  /// The transform of the content about the corner of `frame`.
  var transform = CGAffineTransform.identity

  /// The corner of the content in the root's space, if no transform is between them; nil otherwise.
  ///
  /// It is computed in one loop, because every query of every search needs it.
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

  /// The union of the frame and everything inside, in the parent's content.
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

/// A minimal focus item, which can be focused by default.
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

  /// The neighbours that the item states under every model.
  var stated: [FocusHeading: FocusNeighbour] = [:]
  func statedNeighbour(for heading: FocusHeading) -> FocusNeighbour? { stated[heading] }

  var focusItemState: FocusItemState { state }
  var focusRefusal: String? { nil }
  var focusGroupPriority: FocusGroupPriority { priority }

  /// Creates an item that cannot be focused and only contains others.
  static func plain(_ name: String, _ frame: CGRect) -> StubItem {
    let item = StubItem(name, frame)
    item.canBecomeFocused = false
    return item
  }
}

/// A minimal scrollable container.
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

/// A minimal focus guide.
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

/// A minimal root with a focus system.
final class StubRoot: StubNode, FocusSystemProviding {
  private(set) var focusSystem: FocusSystem?
  /// The coordinators of all updates.
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
