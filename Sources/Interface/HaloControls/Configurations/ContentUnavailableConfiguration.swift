import Foundation
import HaloDisplayList

/// What stands where there is nothing to show: UIKit's `UIContentUnavailableConfiguration`.
public struct ContentUnavailableConfiguration: ContentConfiguration {
  /// Above the text, in one quiet colour; nil for none.
  public var image: Symbol?
  /// What is missing; nil for none.
  public var text: String?
  /// How it would come; nil for none.
  public var secondaryText: String?

  private init() {}

  /// Nothing is set.
  public static func empty() -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration()
  }

  /// A search has found nothing.
  public static func search() -> ContentUnavailableConfiguration {
    var content = empty()
    content.image = .magnifyingGlass
    content.text = "Nothing found"
    content.secondaryText = "Check the spelling, or look for something else."
    return content
  }

  /// A new ``ContentUnavailableView``.
  public func makeContentView() -> any ContentView { ContentUnavailableView(configuration: self) }

  /// The same: its colours are those of the view's appearance.
  public func updated(
    for state: any ConfigurationState
  ) -> ContentUnavailableConfiguration { self }
}
