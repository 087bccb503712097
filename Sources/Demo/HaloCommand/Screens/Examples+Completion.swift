import ArgumentParser
import Foundation
import HaloLayoutFiles

extension Examples {
  /// The completion for an argument that takes a layout or a walk: files, and in bash also the names
  /// of examples.
  ///
  /// Only bash goes on inside a folder that a program offers; other shells have to list files
  /// themselves.
  static let completion: CompletionKind =
    isForBash
    ? .custom { _, _, prefix in offered(for: prefix) }
    : .file(extensions: FolderSearch.endings.map { String($0.dropFirst()) })

  /// Whether a script for bash is made, or bash asks.
  private static var isForBash: Bool {
    let words = CommandLine.arguments.dropFirst()
    return words.starts(with: ["--generate-completion-script", "bash"])
      || words.first == "---completion"
        && ProcessInfo.processInfo.environment["SAP_SHELL"] == "bash"
  }

  /// Returns the words that may follow from a beginning: examples, folders and files.
  static func offered(for beginning: String) -> [String] {
    let names = Set(own.names(of: .layout) + own.names(of: .walk)).sorted()
    // The part before the last slash stays as it was typed.
    let head = beginning.lastIndex(of: "/").map { String(beginning[...$0]) } ?? ""
    let place = head.isEmpty ? "." : (head as NSString).expandingTildeInPath
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let files = entries.sorted().filter { entry in
      !entry.hasPrefix(".")
        && (FolderSearch.hasEnding(entry) || FolderSearch.isFolder("\(place)/\(entry)"))
    }.map { head + $0 }
    return (files + names).filter { $0.hasPrefix(beginning) }
  }
}
