import Foundation
import HaloMarkup

/// The page of a review.
///
/// It is one file that needs neither a server nor the network, nor the pictures that it was made
/// from.
package struct ReviewPage {
  private let review: PictureReview

  /// Creates a page that shows the whole review.
  package init(_ review: PictureReview) { self.review = review }

  /// The bytes of an HTML file; takes O(n) in the bytes of the pictures.
  package var bytes: [UInt8] {
    get throws {
      try HTMLReport.bytes(
        title: title, kind: review.sides == nil ? "catalogue" : "comparison", body: body,
        style: HTMLReport.style, script: Self.script, files: review.archive.pool.files,
        content: content)
    }
  }

  private var title: String {
    guard let sides = review.sides else { return review.title }
    return "\(review.title): \(sides.before) → \(sides.after)"
  }

  // MARK: Data

  /// The data that the script reads.
  private struct Content: Encodable {
    struct Sides: Encodable { var before, after: String }
    var id: String
    var title: String
    var sides: Sides?
    /// The largest difference of a channel (of 255) that does not count.
    var levels: Int
    var pictures: [ReviewEntry]
  }

  private var content: Content {
    Content(
      id: FileMark.of(
        review.entries.map {
          "\($0.path)\t\($0.state)\t\($0.marks.before ?? "")\t\($0.marks.after ?? "")"
        }),
      title: review.title, sides: review.sides.map { .init(before: $0.before, after: $0.after) },
      levels: review.thresholds.levels, pictures: review.entries)
  }

  // MARK: Content

  private var body: String {
    """
    <a class="skip" href="#main">To the picture</a>
    <header class="top">
    <div class="names">
    <h1>\(HTMLText.escaped(review.title))</h1>
    \(sides)
    </div>
    \(Self.commands(isCatalogue: review.sides == nil))
    </header>
    \(HTMLReport.withoutScripts)
    <div class="body">
    <nav class="browse" aria-labelledby="browse-name">
    <h2 class="said-only" id="browse-name">Pictures</h2>
    \(Self.filters)
    <p class="count" id="count" role="status"></p>
    <ol class="list" id="list"></ol>
    </nav>
    <main id="main" tabindex="-1">
    \(Self.picture)
    \(Self.matrix)
    <footer class="about">
    <h2>About this report</h2>
    \(review.sides == nil ? "" : "<p>\(HTMLText.escaped(review.thresholds.words))</p>")
    <p>Made by \(HTMLText.escaped(review.versions.joined(separator: ", "))).</p>
    </footer>
    </main>
    </div>
    \(Self.dialogs)
    \(HTMLReport.end)
    """
  }

  private var sides: String {
    guard let sides = review.sides else { return "" }
    return """
      <p class="sides"><span class="said-only">from</span> \
      <span dir="auto">\(HTMLText.escaped(sides.before))</span> \
      <span aria-hidden="true">→</span><span class="said-only">to</span> \
      <span dir="auto">\(HTMLText.escaped(sides.after))</span></p>
      """
  }
}
