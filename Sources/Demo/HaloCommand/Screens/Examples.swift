import ArgumentParser
import Foundation
import HaloSourceText

/// The layouts and walks that come with Halo, as files outside the program.
struct Examples {
  /// The folders in which they may be, in the order of search.
  let folders: [String]

  /// Creates the examples of a program.
  ///
  /// - Parameter executable: the program's own path, with links resolved.
  init(executable: String) {
    let folder = URL(filePath: executable).deletingLastPathComponent()
    var folders = [folder, folder.deletingLastPathComponent().appending(path: "share/halo")]
    if let package = Self.package(around: folder) { folders.append(package) }
    self.folders = folders.map { $0.appending(path: "Examples").standardizedFileURL.path }
  }

  /// The examples of the running program.
  static var own: Examples {
    let link = "/proc/self/exe"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return Examples(executable: path ?? CommandLine.arguments[0])
  }

  /// Returns the package that contains a build folder; nil if there is none.
  private static func package(around folder: URL) -> URL? {
    var folder = folder
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  enum Kind: String {
    case layout
    case walk

    fileprivate var suffix: String { self == .layout ? ".yaml" : ".walk.yaml" }
  }

  /// Returns the bare names of all examples of a kind, sorted.
  func names(of kind: Kind) -> [String] {
    let files = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    return Set(files.filter { $0.hasSuffix(kind.suffix) }.map { $0.dropLast(kind.suffix.count) })
      .filter { !$0.contains(".") }.map(String.init).sorted()
  }

  /// Returns the file with a name, which is a path, the bare name of an example, or a dash for
  /// standard input.
  ///
  /// - Throws: `CommandError` for a bare name that neither a file nor an example has; it has a
  ///   similar name or otherwise lists the searched places.
  func path(of name: String, _ kind: Kind) throws -> String {
    let isBare =
      !name.isEmpty && !name.contains("/") && !name.contains(".")
      && name != SourceFile.standardInput
    guard isBare, !FileManager.default.fileExists(atPath: name) else { return name }
    let places = folders.map { "\($0)/\(name)\(kind.suffix)" }
    if let place = places.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      return place
    }
    let suggestion = name.suggestion(among: names(of: kind))
    guard suggestion.isEmpty else {
      throw CommandError("there is no \(kind.rawValue) “\(name)”\(suggestion)")
    }
    throw CommandError(
      "there is no \(kind.rawValue) “\(name)”: there is no such file here, and none of the examples "
        + places.joined(separator: ", "))
  }
}
