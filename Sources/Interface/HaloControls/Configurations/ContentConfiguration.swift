import Foundation
import HaloSceneGraph

/// What a cell shows, as a value: UIKit's `UIContentConfiguration`.
@MainActor
public protocol ContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any ContentView
  /// A copy in which everything that was not set by hand has its value for `state`.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a configuration: UIKit's `UIContentView`.
@MainActor
public protocol ContentView: View {
  /// Setting it changes what is shown, inside the animation that is open.
  var configuration: any ContentConfiguration { get set }
  /// Whether the view can show a configuration of this type, so that it need not be replaced.
  func supports(_ configuration: any ContentConfiguration) -> Bool
  /// The background, for contents whose colours depend on how far it has appeared.
  var surface: View? { get set }
}
