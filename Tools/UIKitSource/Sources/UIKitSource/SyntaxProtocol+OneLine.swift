import SwiftSyntax

extension SyntaxProtocol {
  /// The tokens on one line, without comments.
  var oneLine: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !token.leadingTrivia.isEmpty, !result.isEmpty, !result.hasSuffix(" ") { result += " " }
      result += token.text
      if !token.trailingTrivia.isEmpty { result += " " }
    }
    return result.trimmingBlanks
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let head = drop { $0 == " " }
    return String(head.reversed().drop { $0 == " " }.reversed())
  }
}
