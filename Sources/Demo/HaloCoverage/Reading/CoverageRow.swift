import HaloLayoutFiles
import HaloSourceText

/// A statement of a document on which the focus system is based, and how it can be seen here.
package struct CoverageRow: Hashable, Sendable, Identifiable {
  /// The name of the document and the number of the statement in it, such as `talk-12`.
  package let id: String
  /// The number of the statement among those of all documents, from 1.
  package let number: Int
  package let document: CoverageDocument
  /// The place in the document, such as `0:33`, or the heading of a section.
  package let place: String
  /// The statement, in words of our own.
  package let statement: String
  /// The keys to press and what is expected after each, on a scene or a layout; nil for a statement
  /// about code alone.
  package let walk: WalkDocument?
  /// Whether the scene is opened with the focus loop debugger.
  package let isDebugging: Bool
  /// The code that shows the statement, where keys alone cannot.
  package let code: [CoverageCode]
  /// The place of the row in its file.
  let source: SourcePlace
}

/// A declaration that shows a statement, in a file of the repository that CI builds and runs.
package struct CoverageCode: Hashable, Sendable {
  /// The path of the file from the root of the repository.
  package let file: String
  /// A part of a line of the file, such as the name of a test.
  package let symbol: String
  /// The place of the field.
  let source: SourcePlace
}

/// A document on which the focus system is based.
package enum CoverageDocument: String, CaseIterable, Sendable {
  case talk, focus, keyboards, guides, order

  package var title: String {
    switch self {
    case .talk: "Focus on iPad keyboard navigation"
    case .focus: "Human Interface Guidelines: Focus and selection"
    case .keyboards: "Human Interface Guidelines: Keyboards"
    case .guides: "Creating custom navigation interactions"
    case .order: "Focus order"
    }
  }

  /// The origin of the document and the kind of its places, as a line of the page.
  var origin: String {
    switch self {
    case .talk: "WWDC21, session 10260; places are times."
    case .focus, .keyboards: "Apple."
    case .guides: "Apple, documentation of UIKit."
    case .order: "An article about accessibility; places are its headings."
    }
  }
}
