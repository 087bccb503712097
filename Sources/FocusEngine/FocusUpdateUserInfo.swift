/// The user info of `FocusSystem.didUpdateNotification`, made once, as its keys are dear to hash and
/// to compare.
///
/// Holds nothing between updates.
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
