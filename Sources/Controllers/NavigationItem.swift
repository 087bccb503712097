import Foundation

/// What a screen asks of the bar above it: UIKit's `UINavigationItem`.
@MainActor
public final class NavigationItem {
  /// Whether a title is large, under a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As that of the screen below; large for the bottom one.
    case automatic
    case always
    case never
  }

  /// Whether the screen's title is large until its content scrolls.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet {
      if largeTitleDisplayMode != oldValue { controller?.parent?.titleOfChildDidChange() }
    }
  }
  private weak var controller: ViewController?

  init(of controller: ViewController) { self.controller = controller }
}
