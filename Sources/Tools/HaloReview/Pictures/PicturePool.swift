import Foundation
import HaloCairoRenderer
import HaloImageFiles

/// The PNG files of a report, each once.
struct PicturePool {
  private(set) var files: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]

  /// The number of bytes of all files.
  var size: Int { files.reduce(0) { $0 + $1.count } }

  /// Adds a file, unless it is there already.
  ///
  /// - Parameter file: the bytes of a PNG file; its text is removed.
  /// - Returns: The number of the file.
  mutating func add(_ file: [UInt8]) -> Int {
    let file = PNGText.removingAll(from: file)
    if let place = places[file] { return place }
    places[file] = files.count
    files.append(file)
    return files.count - 1
  }

  /// Replaces a file by a smaller one.
  mutating func replace(_ number: Int, with file: [UInt8]) { files[number] = file }
}
