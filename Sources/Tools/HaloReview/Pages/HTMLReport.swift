import Foundation
import HaloMarkup

/// The common parts of pages with pictures: one file that needs neither a server nor the network.
///
/// The page contains pictures as Base64 in elements that a browser does not interpret; the script
/// decodes those that are shown.
enum HTMLReport {
  /// Returns the bytes of an HTML file; takes O(n) in the bytes of the pictures.
  ///
  /// - Parameters:
  ///   - title: the title as plain text.
  ///   - kind: a class of the body.
  ///   - body: the content of the body, with ``end`` at its end.
  ///   - style: the text of a style sheet.
  ///   - script: a script from ``script(_:)``.
  ///   - files: the PNG files by their numbers.
  ///   - content: the data that the script reads.
  /// - Returns: The file.
  /// - Throws: Errors of the encoder.
  static func bytes(
    title: String, kind: String, body: String, style: String, script: String, files: [[UInt8]],
    content: some Encodable
  ) throws -> [UInt8] {
    let beginning = HTMLPage.beginning(title: title, style: style, policy: policy, kind: kind)
    var bytes = Array("\(beginning)\(body)\n".utf8)
    for (number, file) in files.enumerated() {
      bytes += Array("<script type=\"application/x-png\" id=\"f\(number)\">".utf8)
      bytes += [UInt8](Data(file).base64EncodedData())
      bytes += Array("</script>\n".utf8)
    }
    bytes += Array(
      """
      <script type="application/json" id="report">\(try json(content))</script>
      \(HTMLPage.end(script: script))
      """.utf8)
    return bytes
  }

  private static let policy = """
    default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'
    """

  private static func json(_ content: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Without `<`, no text can end the element or begin a comment.
    return String(decoding: try encoder.encode(content), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }

  // MARK: Common content

  static let withoutScripts = """
    <noscript><p class="empty">This report needs scripts; they run in this page alone.</p></noscript>
    """

  /// The controls of a film.
  static let film = """
    <div class="film" id="film" role="group" aria-label="Film" hidden>
    <button type="button" id="frame-back" aria-label="One moment back">◂</button>
    <button type="button" id="play" aria-pressed="false">Play</button>
    <button type="button" id="frame-on" aria-label="One moment on">▸</button>
    <div class="track"><div class="ticks" id="ticks" aria-hidden="true"></div>
    <input type="range" id="moment" min="0" value="0" step="1" aria-label="Moment"></div>
    <output id="time" for="moment"></output>
    </div>
    """

  /// Returns a card with a film of steps, for pages with the script of such films.
  static func filmCard(_ heading: String) -> String {
    """
    <section class="card" id="film-card" aria-labelledby="film-name">
    <h3 id="film-name">\(heading)</h3>
    <p class="chords" id="chords"></p>
    <p class="caption" id="caption" dir="auto"></p>
    <div class="screening" id="screening"></div>
    \(film)
    </section>
    """
  }

  /// The list of keys, and a text that only screen readers read.
  static let end = """
    <dialog id="keys" aria-labelledby="keys-name">
    <h2 id="keys-name">Keys</h2>
    <dl class="caps" id="caps"></dl>
    <p><label><input type="checkbox" id="keys-act" checked> Single keys are shortcuts</label></p>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    <p class="said-only" role="status" id="said"></p>
    """
}
