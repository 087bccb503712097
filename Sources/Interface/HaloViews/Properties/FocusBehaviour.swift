import FocusEngine
import FocusGeometry

/// The focus settings of a view as a value, which programs set instead of writing a subclass.
///
/// The view's overridable focus properties return them until a subclass overrides those.
public struct FocusBehaviour {
  /// Whether the view can be focused; nil for the class's default, which for a plain view is false.
  ///
  /// A disabled control cannot be focused in any case, and a cell follows its list.
  public var canBecomeFocused: Bool?
  /// Whether the view leaves views behind it reachable by focus.
  public var isTransparent = false
  /// The focus group; nil inherits it from the superview.
  public var groupIdentifier: String?
  /// The priority that decides which item of a group Tab reaches first.
  public var groupPriority = FocusGroupPriority.ignored
  /// Whether focus may wait for a key before it is shown on the view.
  public var deferralMode = FocusItemDeferralMode.automatic
  /// The position in the Tab order under models that have their own (`.html`): positive numbers
  /// ascend first, then 0 in the order of the views; negative ones are left out.
  public var tabIndex = 0
  /// Whether the view owns or belongs to an HTML focus group, under models that have them
  /// (`.html`).
  public var focusgroup = FocusgroupMembership.inherited
  /// Whether Tab first enters the view's HTML focus group at this view.
  public var isFocusgroupStart = false

  /// Creates settings that leave everything to the class.
  public init() {}

  /// The environments that receive the view's focus, best first; empty for the default.
  ///
  /// They are held weakly; deallocated ones are left out.
  public var preferredEnvironments: [any FocusEnvironment] {
    get { preferred.isEmpty ? [] : preferred.compactMap(\.environment) }
    set { preferred = newValue.map { WeakEnvironment(environment: $0) } }
  }
  private var preferred: [WeakEnvironment] = []

  private struct WeakEnvironment {
    weak var environment: (any FocusEnvironment)?
  }

  /// Returns the item that was set for exactly this heading, while it exists.
  func neighbouringItem(for heading: FocusHeading) -> (any FocusItem)? {
    neighbours[heading]?.item
  }

  /// Sends movements in a heading to `item` (held weakly); nil restores geometry.
  mutating func setNeighbouringItem(_ item: (any FocusItem)?, for heading: FocusHeading) {
    neighbours[heading] = item.map { Neighbour(item: $0) }
  }

  /// Returns the neighbour that was stated for exactly this heading, while it exists.
  public func statedNeighbour(for heading: FocusHeading) -> FocusNeighbour? {
    guard let neighbour = neighbours[heading], neighbour.isStated else { return nil }
    return neighbour.isNowhere ? .nowhere : neighbour.item.map { .item($0) }
  }

  /// Sends movements in a heading to a neighbour (held weakly) regardless of geometry, under every
  /// model; nil restores geometry.
  public mutating func setStatedNeighbour(
    _ neighbour: FocusNeighbour?, for heading: FocusHeading
  ) {
    neighbours[heading] = neighbour.map {
      Neighbour(item: $0.item, isStated: true, isNowhere: $0.isNowhere)
    }
  }

  private var neighbours: [FocusHeading: Neighbour] = [:]

  private struct Neighbour {
    weak var item: (any FocusItem)?
    /// Whether the neighbour counts under every model.
    var isStated = false
    /// Whether the movement leads nowhere.
    var isNowhere = false
  }

  /// Whether a search may find something else with this value than with `other`.
  func isFound(unlike other: FocusBehaviour) -> Bool {
    canBecomeFocused != other.canBecomeFocused || isTransparent != other.isTransparent
  }
}
