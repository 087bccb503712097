/// The frame of an HTML page that holds all that it needs, but for files beside it.
package enum HTMLPage {
  /// All that stands before the content of the body.
  ///
  /// - Parameters:
  ///   - title: the title as plain text.
  ///   - style: a style sheet that ends with a line end.
  ///   - policy: a Content-Security-Policy; nil for none.
  ///   - kind: a class of the body; nil for none.
  /// - Returns: the text up to the tag that opens the body.
  package static func beginning(
    title: String, style: String, policy: String? = nil, kind: String? = nil
  ) -> String {
    let policy = policy.map {
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\($0)\">\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(policy ?? "")<title>\(HTMLText.escaped(title))</title>
      <style>
      \(style)</style>
      </head>
      <body\(kind.map { " class=\"\($0)\"" } ?? "")>

      """
  }

  /// All that stands behind the content of the body: a script that ends with a line end, and the end
  /// of the file.
  package static func end(script: String) -> String {
    """
    <script>
    \(script)</script>
    </body>
    </html>

    """
  }
}
