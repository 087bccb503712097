import Foundation
import HaloSceneGraph

/// The content of a cell, as a value: UIKit's `UIContentConfiguration`.
@MainActor
public protocol ContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any ContentView
  /// Returns a copy in which everything that was not set explicitly has its value for `state`.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a configuration: UIKit's `UIContentView`.
@MainActor
public protocol ContentView: View {
  /// The configuration; setting it changes the content, inside the running animation block.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show a configuration, so that it need not be replaced.
  func supports(_ configuration: any ContentConfiguration) -> Bool
  /// The background view, for content whose colours depend on the opacity of the background.
  var surface: View? { get set }
}
