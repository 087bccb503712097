import FocusEngine
import FocusGeometry

/// What focus asks of a view, as a value: a program sets it where it would otherwise write a
/// subclass.
///
/// The hooks of a view that UIKit has for this answer from it until a subclass overrides them.
public struct FocusBehaviour {
  /// Whether the view can have the focus; nil: as its class says, which for a plain view is no.
  ///
  /// A control that cannot be operated has it in no case, and a cell answers as its list says.
  public var canBecomeFocused: Bool?
  /// Whether the view hides nothing below it from focus.
  public var isTransparent = false
  /// nil inherits from the superview.
  public var groupIdentifier: String?
  /// Which item of its group is the first one that Tab goes to.
  public var groupPriority = FocusGroupPriority.ignored
  /// Whether focus may wait for a key before it comes to the view.
  public var deferralMode = FocusItemDeferralMode.automatic
  /// Under models with an order of their own for Tab (`.html`): positive ones ascending, then 0 in
  /// the order of the views; what is negative is left out.
  public var tabIndex = 0
  /// Under models with focus groups of HTML (`.html`): whether the view owns one, or is in one.
  public var focusgroup = FocusgroupMembership.inherited
  /// Whether Tab enters the view's focus group of HTML here first.
  public var isFocusgroupStart = false

  /// The class's own answers: nothing is set.
  public init() {}

  /// Where focus goes that is asked to come to the view, best first; empty: where it may.
  ///
  /// Held weakly: what has gone is left out.
  public var preferredEnvironments: [any FocusEnvironment] {
    get { preferred.isEmpty ? [] : preferred.compactMap(\.environment) }
    set { preferred = newValue.map { WeakEnvironment(environment: $0) } }
  }
  private var preferred: [WeakEnvironment] = []

  private struct WeakEnvironment {
    weak var environment: (any FocusEnvironment)?
  }

  /// What was set for this one heading, as long as it lives.
  func neighbouringItem(for heading: FocusHeading) -> (any FocusItem)? {
    neighbours[heading]?.item
  }

  /// Sends a movement to `item` (held weakly); nil lets geometry decide again.
  mutating func setNeighbouringItem(_ item: (any FocusItem)?, for heading: FocusHeading) {
    neighbours[heading] = item.map { WeakItem(item: $0) }
  }
  private var neighbours: [FocusHeading: WeakItem] = [:]

  private struct WeakItem {
    weak var item: (any FocusItem)?
  }

  /// Whether another view may have the focus, or be found, with this value than with `other`.
  func isFound(unlike other: FocusBehaviour) -> Bool {
    canBecomeFocused != other.canBecomeFocused || isTransparent != other.isTransparent
  }
}
