import Foundation
import HaloDisplayList
import HaloLocalization

/// A message for a place without content: UIKit's `UIContentUnavailableConfiguration`.
public struct ContentUnavailableConfiguration: ContentConfiguration {
  /// The symbol above the text, in the secondary label colour; nil for none.
  public var image: Symbol?
  /// The text that says what is missing; nil for none.
  public var text: String?
  /// The text that says how to get content; nil for none.
  public var secondaryText: String?

  private init() {}

  /// Returns a configuration in which nothing is set.
  public static func empty() -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration()
  }

  /// Returns the message for a search without results.
  public static func search() -> ContentUnavailableConfiguration {
    var content = empty()
    content.image = .magnifyingGlass
    content.text = Localization.text("Nothing found")
    content.secondaryText = Localization.text("Check the spelling, or look for something else.")
    return content
  }

  /// Returns a new ``ContentUnavailableView``.
  public func makeContentView() -> any ContentView { ContentUnavailableView(configuration: self) }

  /// Returns the same configuration, as its colours are those of the view's appearance.
  public func updated(
    for state: any ConfigurationState
  ) -> ContentUnavailableConfiguration { self }
}
