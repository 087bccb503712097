import Foundation
import HaloDisplayList

/// The purpose of a text in a list, which decides its font until a program sets one.
///
/// On the screen of a television the sizes are styles of tvOS (HIG, Typography); which style a text
/// has is our choice, as no public document says it.
package enum RowTextRole: Hashable, Sendable {
  /// The main text of a row.
  case text
  /// The secondary text of a row, beside the main text or below it.
  case secondaryText
  /// The smaller secondary text below the main text.
  case subtitle
  /// The title above a section.
  case header
  /// The text below a section.
  case footer

  /// Returns the font; its size is in points.
  package func font(onTelevisionScreen isOnTelevisionScreen: Bool) -> Font {
    switch (self, isOnTelevisionScreen) {
    case (.text, false): .systemFont(ofSize: 17)
    case (.secondaryText, false): .systemFont(ofSize: 15, monospacedDigits: true)
    case (.subtitle, false), (.footer, false): .systemFont(ofSize: 13)
    case (.header, false): .systemFont(ofSize: 15)
    // Headline, Subtitle 1, Caption 1, Callout and Caption 2.
    case (.text, true): .systemFont(ofSize: 38, weight: .medium)
    case (.secondaryText, true): .systemFont(ofSize: 38, monospacedDigits: true)
    case (.subtitle, true): .systemFont(ofSize: 25, weight: .medium)
    case (.header, true): .systemFont(ofSize: 31, weight: .medium)
    case (.footer, true): .systemFont(ofSize: 23, weight: .medium)
    }
  }
}
