/// The beginning and the end of an HTML page that needs nothing but files beside it.
package enum HTMLPage {
  /// Creates the text before the content of the body.
  ///
  /// - Parameters:
  ///   - title: the title as plain text.
  ///   - style: a style sheet that ends with a line end.
  ///   - policy: a Content-Security-Policy; nil for none.
  ///   - kind: a class of the body; nil for none.
  /// - Returns: The page up to the tag that opens the body.
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

  /// Returns the rest of the page after the content of the body, with a script that ends with a
  /// line end.
  package static func end(script: String) -> String {
    """
    <script>
    \(script)</script>
    </body>
    </html>

    """
  }
}
