import HaloSceneGraph

/// A way to open an audited screen again, so that keys can be pressed from where focus begins.
@MainActor
public struct ScreenReplay {
  /// The most keys that are pressed to check the findings of a screen.
  public static let defaultPressLimit = 4_000

  /// Opens the screen again, as it was when the audit began; the owner keeps it alive.
  package let open: () throws -> (player: ScenePlayer, owner: AnyObject)
  /// Returns an opened screen to where focus begins; nil for a screen for which this is not
  /// possible, so that it is opened again for each finding.
  let startOver: ((ScenePlayer) -> Void)?
  /// A screen that is open already and can start over; nil to open one.
  let opened: ScenePlayer?
  /// The most keys that are pressed to check the findings of the screen.
  let pressLimit: Int

  /// Creates a way to open a screen.
  ///
  /// - Parameters:
  ///   - pressLimit: the most keys that are pressed to check the findings of the screen; opening it
  ///     counts as one press for every 25 items.
  ///   - startOver: returns an opened screen to where focus begins; nil to open it again for each
  ///     finding.
  ///   - opened: a screen that is open already, such as the audited one, on which the keys are then
  ///     pressed after `startOver`; nil to open one.
  ///   - open: opens the screen; the owner is kept as long as the player is used.
  public init(
    pressLimit: Int = Self.defaultPressLimit, startOver: ((ScenePlayer) -> Void)? = nil,
    opened: ScenePlayer? = nil,
    open: @escaping () throws -> (player: ScenePlayer, owner: AnyObject)
  ) {
    self.pressLimit = pressLimit
    self.startOver = startOver
    self.opened = startOver == nil ? nil : opened
    self.open = open
  }
}
