import UIKitSource

/// Returns one file, made ready by itself.
func ready(_ text: String, platform: Platform = .ios) -> String {
  ReadySource([SourceFile(path: "A.swift", text: text)], platform: platform).files[0].text
}

/// Returns files made ready together, in the given order.
func readyTogether(_ texts: String..., platform: Platform = .ios) -> [String] {
  ReadySource(texts.numbered, platform: platform).files.map(\.text)
}

/// Returns the findings in files named `0.swift`, `1.swift` and so on.
func findings(in texts: String..., platform: Platform = .ios) -> [String] {
  ReadySource(texts.numbered, platform: platform).findings.map(\.description)
}

/// Returns the table of responses of a class whose superclass has a table (`overriding`) or has
/// none.
func table(_ entries: String..., overriding: Bool = true) -> String {
  let responses =
    overriding ? " = super.responses" : ": [Selector: @MainActor (Any?) -> Void] = [:]"
  return (overriding ? "override " : "")
    + "var responses: [Selector: @MainActor (Any?) -> Void] { var responses\(responses); "
    + entries.map { "responses[Selector(\($0) }" }.joined(separator: "; ") + "; return responses }"
}

extension [String] {
  fileprivate var numbered: [SourceFile] {
    enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
  }
}
