import Foundation
import HaloGoldenTesting

/// The files that the demo has kept in one sitting, in the folder in which it runs.
struct SittingFolder {
  let path: String
  /// The sorted names of the files.
  let names: [String]

  /// Returns nil while there is no sitting, or more than one.
  init?(in scratch: Scratch) {
    let parent = scratch.path + "/halo-screenshots"
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    guard let folder = folders.first, folders.count == 1 else { return nil }
    path = "\(parent)/\(folder)"
    // A file whose name begins with a full stop is not finished yet.
    names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }
}
