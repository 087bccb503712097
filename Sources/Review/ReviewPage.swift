import Filming
import Foundation
import Instruments

/// The page of a review: one file that needs neither a server nor the network, nor the pictures that
/// it was made from.
///
/// Pictures are in it as base 64 in elements that a browser does not look into; the script decodes
/// those that are shown.
package struct ReviewPage {
  private let review: PictureReview

  /// A page that shows all of `review`.
  package init(_ review: PictureReview) { self.review = review }

  /// The bytes of an HTML file; O(n) in those of the pictures.
  package var bytes: [UInt8] {
    get throws {
      var bytes = Array(head.utf8)
      for (number, file) in review.archive.pool.files.enumerated() {
        bytes += Array("<script type=\"application/x-png\" id=\"f\(number)\">".utf8)
        bytes += [UInt8](Data(file).base64EncodedData())
        bytes += Array("</script>\n".utf8)
      }
      bytes += Array(
        """
        <script type="application/json" id="report">\(try data)</script>
        <script>
        \(Self.script)
        </script>
        </body>
        </html>

        """.utf8)
      return bytes
    }
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob: data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body class="\(review.sides == nil ? "catalogue" : "comparison")">
    \(body)

    """
  }

  private var title: String {
    guard let sides = review.sides else { return review.title }
    return "\(review.title): \(sides.before) → \(sides.after)"
  }

  // MARK: Data

  /// What the script reads.
  private struct Content: Encodable {
    struct Sides: Encodable { var before, after: String }
    var id: String
    var title: String
    var sides: Sides?
    /// Of 255; at most so much is no difference.
    var levels: Int
    var pictures: [ReviewEntry]
  }

  private var data: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let content = Content(
        id: FileMark.of(
          review.entries.map {
            "\($0.path)\t\($0.state)\t\($0.marks.before ?? "")\t\($0.marks.after ?? "")"
          }),
        title: review.title, sides: review.sides.map { .init(before: $0.before, after: $0.after) },
        levels: review.thresholds.levels, pictures: review.entries)
      // No text can end the element, or begin a comment.
      return String(decoding: try encoder.encode(content), as: UTF8.self)
        .replacing("<", with: "\\u003c")
    }
  }

  // MARK: What stands on it

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
    <noscript><p class="empty">This report needs scripts; they run in this page alone.</p></noscript>
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
    <p class="said-only" role="status" id="said"></p>
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
