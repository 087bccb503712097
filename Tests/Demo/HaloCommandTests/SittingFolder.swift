import Foundation
import HaloGoldenTesting

/// What the demo has kept of one sitting, in the folder that it runs in.
struct SittingFolder {
  let path: String
  /// Of its files, in order.
  let names: [String]

  /// nil while there is none, or more than one.
  init?(in scratch: Scratch) {
    let parent = scratch.path + "/halo-screenshots"
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    guard let folder = folders.first, folders.count == 1 else { return nil }
    path = "\(parent)/\(folder)"
    // What begins with a point is not finished yet.
    names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }
}
