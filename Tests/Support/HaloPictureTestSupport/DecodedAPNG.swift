import CHaloZlib
import Foundation
import HaloCairoRenderer

/// An animated PNG as a viewer shows it, read according to the standard and not with Halo's code.
///
/// Each frame is written to a separate file, which the library reads.
package struct DecodedAPNG {
  package struct Frame {
    package var milliseconds: Int
    /// The part that the frame replaces.
    package var part: PixelRect
    /// The whole picture after the frame.
    package var picture: PixelSurface
  }

  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var frames: [Frame] = []
  package private(set) var loopsForever = false
  /// The number of frames that the file states.
  package private(set) var announced = 0
  /// The faults of the file; empty if there are none.
  package private(set) var faults: [String] = []

  private struct Control {
    var part: PixelRect
    var milliseconds: Int
    var data: [UInt8] = []
  }

  package init(_ bytes: [UInt8], scratch: String) throws {
    if Array(bytes.prefix(8)) != Self.signature { faults.append("signature") }
    var place = 8
    var header: [UInt8] = []
    var controls: [Control] = []
    var sequence = 0
    func number(_ part: ArraySlice<UInt8>) -> Int { part.reduce(0) { $0 << 8 | Int($1) } }
    while place + 12 <= bytes.count {
      let length = number(bytes[place..<(place + 4)])
      let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      let data = Array(bytes[(place + 8)..<(place + 8 + length)])
      let end = place + 8 + length
      let sum = crc32(0, Array(bytes[(place + 4)..<end]), uInt(length + 4))
      if Int(sum) != number(bytes[end..<(end + 4)]) { faults.append("checksum of \(type)") }
      func count() {
        if number(data[0..<4]) != sequence { faults.append("sequence at \(type)") }
        sequence += 1
      }
      switch type {
      case "IHDR":
        header = data
        (width, height) = (number(data[0..<4]), number(data[4..<8]))
      case "acTL":
        announced = number(data[0..<4])
        loopsForever = number(data[4..<8]) == 0
      case "fcTL":
        count()
        let places = (0..<4).map { number(data[(4 + 4 * $0)..<(8 + 4 * $0)]) }
        let (delay, unit) = (number(data[20..<22]), number(data[22..<24]))
        if data[24] != 0 || data[25] != 0 { faults.append("disposal or blending") }
        controls.append(
          Control(
            part: PixelRect(x: places[2], y: places[3], width: places[0], height: places[1]),
            milliseconds: delay * 1000 / unit))
      case "IDAT": controls[controls.count - 1].data += data
      case "fdAT":
        count()
        controls[controls.count - 1].data += data[4...]
      case "IEND": break
      default: faults.append("unknown chunk \(type)")
      }
      place = end + 4
    }
    let canvas = try PixelSurface(width: width, height: height)
    for control in controls {
      let path = "\(scratch)/frame.png"
      let part = try Self.file(header: header, control.part, control.data)
      try Data(part).write(to: URL(fileURLWithPath: path))
      let picture = try PixelSurface.readPNG(from: path)
      canvas.copy(
        picture.bounds, of: picture, toX: control.part.x, y: control.part.y)
      frames.append(
        Frame(
          milliseconds: control.milliseconds, part: control.part,
          picture: try canvas.part(canvas.bounds)))
    }
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// A PNG file with one part of the picture.
  private static func file(header: [UInt8], _ part: PixelRect, _ data: [UInt8]) throws -> [UInt8] {
    var bytes = signature
    func bigEndian(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func add(_ type: String, _ data: [UInt8]) {
      let body = Array(type.utf8) + data
      bytes += bigEndian(data.count) + body + bigEndian(Int(crc32(0, body, uInt(body.count))))
    }
    add("IHDR", bigEndian(part.width) + bigEndian(part.height) + header[8...])
    add("IDAT", data)
    add("IEND", [])
    return bytes
  }
}
