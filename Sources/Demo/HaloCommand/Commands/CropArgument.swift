import ArgumentParser
import Foundation

/// A part of the screen in whole points, written `X,Y,WIDTHxHEIGHT`.
struct CropArgument {
  private let crop: CGRect

  /// Creates the part that a text names.
  ///
  /// - Throws: `ValidationError` with the expected form.
  init(parsing text: String) throws {
    let expected = ValidationError("expected X,Y,WIDTHxHEIGHT in whole points, such as 0,0,320x240")
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3, let x = Int(parts[0]), let y = Int(parts[1]) else {
      throw expected
    }
    let sides = parts[2].lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      [x, y].allSatisfy((0...SizeArgument.limits.upperBound).contains),
      [width, height].allSatisfy((1...SizeArgument.limits.upperBound).contains)
    else { throw expected }
    crop = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the part, in points of a screen of this size.
  ///
  /// - Throws: an error if the part extends beyond the screen.
  func rect(in size: CGSize) throws -> CGRect {
    guard CGRect(origin: .zero, size: size).contains(crop) else {
      throw ValidationError(
        "--crop extends beyond the screen, which is \(Int(size.width))x\(Int(size.height)) points")
    }
    return crop
  }
}
