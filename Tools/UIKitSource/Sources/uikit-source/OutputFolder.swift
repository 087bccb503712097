import Foundation
import UIKitSource

/// The folder for a package: a new one, or one that this program created before.
///
/// Nothing outside it is ever written, and in it only the manifest, the sources and the tests.
struct OutputFolder {
  private static let mark = ".halo-uikit-source"
  private let root: URL
  private let files = FileManager.default

  /// Opens a folder.
  ///
  /// - Throws: `Refusal` for a folder that this program has not created, or that contains the
  ///   sources or lies in them.
  init(_ url: URL, apartFrom sources: [URL]) throws {
    root = url.standardizedFileURL.resolvingThroughMissingParts
    let output = root.path + "/"
    for folder in sources.map({ $0.path + "/" })
    where output.hasPrefix(folder) || folder.hasPrefix(output) {
      throw Refusal("\(url.path): the copy must be apart from the folder that is copied")
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: root.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw Refusal("\(url.path) is there already, and no folder") }
    let content = (try? files.contentsOfDirectory(atPath: root.path)) ?? []
    guard content.isEmpty || content.contains(Self.mark) else {
      throw Refusal("\(url.path) is there already, and was not made by uikit-source")
    }
  }

  /// Writes the files that have changed, and deletes sources and tests that no longer exist.
  func write(
    _ sources: [SourceFile], tests: TestModule? = nil, in package: ProgramPackage, manifest: String
  ) throws {
    do {
      try files.createDirectory(at: root, withIntermediateDirectories: true)
      try write("", to: root.appendingPathComponent(Self.mark))
      try write(manifest, to: root.appendingPathComponent("Package.swift"))
      try write(sources, of: package.name, alongside: [], to: "Sources")
      var testing: [SourceFile] = []
      if let tests { testing.append(SourceFile(path: "XCTMain.swift", text: tests.entryPoint)) }
      try write(tests?.files ?? [], of: package.testName ?? "", alongside: testing, to: "Tests")
    } catch {
      throw Refusal("\(root.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Makes a folder of the package contain a module, the files beside it, and nothing else.
  private func write(
    _ sources: [SourceFile], of module: String, alongside others: [SourceFile], to folder: String
  ) throws {
    let target = root.appendingPathComponent(folder)
    let all = others + sources.map { SourceFile(path: "\(module)/\($0.path)", text: $0.text) }
    try clear(target, below: "", keeping: Set(all.map(\.path)))
    for source in all {
      let url = target.appendingPathComponent(source.path)
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(source.text, to: url)
    }
  }

  private func write(_ text: String, to url: URL) throws {
    let data = Data(text.utf8)
    if files.contents(atPath: url.path) == data { return }
    try data.write(to: url, options: .atomic)
  }

  /// Deletes unwanted files, and every link, through which writing would reach other files.
  ///
  /// - Returns: whether anything is left.
  @discardableResult
  private func clear(_ url: URL, below path: String, keeping wanted: Set<String>) throws -> Bool {
    guard let type = try? files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    else { return false }
    guard type == .typeDirectory else {
      if type == .typeRegular, wanted.contains(path) { return true }
      try files.removeItem(at: url)
      return false
    }
    var isKept = false
    for name in try files.contentsOfDirectory(atPath: url.path) {
      let below = path.isEmpty ? name : "\(path)/\(name)"
      if try clear(url.appendingPathComponent(name), below: below, keeping: wanted) {
        isKept = true
      }
    }
    if !isKept { try files.removeItem(at: url) }
    return isKept
  }
}

extension URL {
  /// The path with links resolved, even if its last parts do not exist yet.
  fileprivate var resolvingThroughMissingParts: URL {
    if FileManager.default.fileExists(atPath: path) || pathComponents.count < 2 {
      return resolvingSymlinksInPath()
    }
    return deletingLastPathComponent().resolvingThroughMissingParts
      .appendingPathComponent(lastPathComponent)
  }
}
