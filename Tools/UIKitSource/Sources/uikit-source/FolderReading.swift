import Foundation
import UIKitSource

/// The files of a folder on the disk.
struct FolderReading {
  private(set) var files: [SourceFile] = []
  private(set) var findings: [Finding] = []
  private let shownFolder: String
  private let left: URL?
  private let isOfTests: Bool

  /// Reads all Swift files in the folder and its subfolders.
  ///
  /// The folder `left`, for instance that of tests, is skipped. A folder of tests itself needs no
  /// entry point, and its folders `Goldens` are skipped.
  ///
  /// - Throws: `Refusal` if there are none.
  init(
    _ root: URL, shownAs folder: String, without left: URL? = nil, isOfTests: Bool = false
  ) throws {
    self.left = left
    self.isOfTests = isOfTests
    shownFolder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw Refusal("\(folder): there is no such folder")
    }
    guard isFolder.boolValue else { throw Refusal("\(folder) is no folder") }
    try read(root, below: "")
    guard !files.isEmpty else { throw Refusal("\(folder): no Swift file is in it") }
    if !isOfTests, !files.contains(where: \.startsProgram) {
      findings.append(
        Finding(
          path: "", message: "no file says where the program begins; one class needs @main"))
    }
  }

  /// Returns a finding preceded by the folder's path as the user wrote it.
  func shown(_ finding: Finding) -> String {
    finding.path.isEmpty
      ? "\(shownFolder)\(finding)" : "\(shownFolder == "/" ? "" : shownFolder)/\(finding)"
  }

  /// Prints the findings of the folder, and further ones, on standard error, sorted by place.
  ///
  /// - Returns: whether none of them is an error.
  func report(_ others: [Finding]) -> Bool {
    let all = (findings + others).sorted()
    for finding in all { FileHandle.standardError.write(Data("\(shown(finding))\n".utf8)) }
    return !all.contains { $0.weight == .wrong }
  }

  private mutating func read(_ folder: URL, below path: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw Refusal("\(folder.path) cannot be read")
    }
    for name in names {
      let url = folder.appendingPathComponent(name)
      if isOfTests && name == "Goldens" || url.path == left?.path { continue }
      let relative = path.isEmpty ? name : "\(path)/\(name)"
      // A link to a folder is not entered, since it may form a cycle; one to a file counts as the
      // file.
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      switch SourceFolder.fate(of: relative, isFolder: isFolder) {
      case .entered: try read(url, below: relative)
      case .ignored: break
      case .reported(let finding): findings.append(finding)
      case .copied: try readFile(url, relative)
      }
    }
  }

  private mutating func readFile(_ url: URL, _ path: String) throws {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Refusal("\(url.path) cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      findings.append(Finding(path: path, message: "is not UTF-8; save it as that"))
      return
    }
    files.append(SourceFile(path: path, text: text))
  }
}

extension SourceFile {
  /// Whether the program seems to begin in this file; a comment with such an attribute counts too.
  fileprivate var startsProgram: Bool {
    path == "main.swift" || path.hasSuffix("/main.swift") || text.contains("@main")
      || text.contains("@UIApplicationMain")
  }
}
