import ArgumentParser
import Foundation

/// The layouts and walks that come with Halo, which are files and no part of the program.
struct Examples {
  /// For what takes a layout or a walk.
  static let completion = CompletionKind.file(extensions: ["yaml", "yml", "json"])

  /// Where they may lie, best first.
  let folders: [String]

  /// - Parameter executable: the program's own path, with no link in it.
  init(executable: String) {
    let folder = URL(filePath: executable).deletingLastPathComponent()
    var folders = [folder, folder.deletingLastPathComponent().appending(path: "share/halo")]
    if let package = Self.package(around: folder) { folders.append(package) }
    self.folders = folders.map { $0.appending(path: "Examples").standardizedFileURL.path }
  }

  /// Those of the program that runs.
  static var own: Examples {
    let link = "/proc/self/exe"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return Examples(executable: path ?? CommandLine.arguments[0])
  }

  /// The package that a build folder belongs to.
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

  /// The file that somebody means: a path, or an example by its bare name.
  ///
  /// - Throws: `CommandError` for a bare name that neither a file nor an example has; it says where
  ///   was looked.
  func path(of name: String, _ kind: Kind) throws -> String {
    let isBare = !name.isEmpty && !name.contains("/") && !name.contains(".")
    guard isBare, !FileManager.default.fileExists(atPath: name) else { return name }
    let places = folders.map { "\($0)/\(name)\(kind.suffix)" }
    if let place = places.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      return place
    }
    throw CommandError(
      "there is no \(kind.rawValue) “\(name)”: no such file here, and none of "
        + places.joined(separator: ", "))
  }
}
