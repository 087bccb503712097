import Foundation
import HaloCairoRenderer
import HaloImageFiles

/// The PNG files that a report has in it, each once.
struct PicturePool {
  private(set) var files: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]

  /// Bytes of all files.
  var size: Int { files.reduce(0) { $0 + $1.count } }

  /// - Parameter file: what it says in words is left out.
  /// - Returns: its number.
  mutating func add(_ file: [UInt8]) -> Int {
    let file = PNGText.removingAll(from: file)
    if let place = places[file] { return place }
    places[file] = files.count
    files.append(file)
    return files.count - 1
  }

  /// Puts a smaller file in the place of one.
  mutating func replace(_ number: Int, with file: [UInt8]) { files[number] = file }
}
