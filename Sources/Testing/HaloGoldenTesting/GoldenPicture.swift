import Foundation
import HaloCairoRenderer
import Testing

/// The result of comparing a picture with its reference.
package enum GoldenOutcome: Equatable, Sendable {
  /// Every pixel equals that of the reference.
  case same
  /// The picture differs within the tolerance, and the reference was made with other library
  /// versions.
  case tolerated(PictureDifference)
  /// The picture differs, and library versions do not explain it.
  case different(PictureDifference)
  /// There is no reference with this name.
  case missing
  /// The size of the picture's file, in bytes, exceeds the limit.
  case tooLarge(Int)
  /// The picture has become the new reference.
  case blessed

  /// Whether a test may pass.
  package var isAccepted: Bool {
    switch self {
    case .same, .tolerated, .blessed: true
    case .different, .missing, .tooLarge: false
    }
  }
}

extension GoldenFolder {
  /// Compares a picture with its reference.
  ///
  /// If they differ, the method leaves `NAME.new.png` and `NAME.diff.png` for inspection; without a
  /// reference, or if the picture is too large, only the former. Otherwise it removes both.
  ///
  /// - Parameters:
  ///   - surface: the picture.
  ///   - name: the name of the reference, without extension.
  ///   - bless: whether the picture becomes the new reference.
  /// - Returns: the result, also if the picture is not accepted.
  /// - Throws: `RenderError` or a file error if the folder cannot be written or a reference is
  ///   damaged.
  package func compare(
    _ surface: PixelSurface, with name: String, bless: Bool = isBlessing
  ) throws -> GoldenOutcome {
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Both pictures are read from files, so that both lack what a PNG does not store.
    try surface.writePNG(to: new(name))
    let bytes = try files.attributesOfItem(atPath: new(name))[.size] as? Int ?? 0
    if bytes > Self.largest { return .tooLarge(bytes) }
    if bless {
      clean(name, keepingNew: true)
      guard rename(new(name), reference(name)) == 0 else {
        throw RenderError.write(path: reference(name), reason: String(cString: strerror(errno)))
      }
      try LibraryVersions.running.write(toFile: versions, atomically: true, encoding: .utf8)
      return .blessed
    }
    guard files.fileExists(atPath: reference(name)) else { return .missing }
    let old = try PixelSurface.readPNG(from: reference(name))
    let drawn = try PixelSurface.readPNG(from: new(name))
    let difference = PictureDifference(drawn, old)
    let isSameMachine =
      (try? String(contentsOfFile: versions, encoding: .utf8)) == LibraryVersions.running
    if difference.isNone || (!isSameMachine && difference.isTolerable) {
      clean(name, keepingNew: false)
      return difference.isNone ? .same : .tolerated(difference)
    }
    try PictureDifference.picture(drawn, old)?.writePNG(to: self.difference(name))
    return .different(difference)
  }

  /// The path of the file with the versions of the libraries that drew the references.
  private var versions: String { "\(path)/versions.txt" }

  private func clean(_ name: String, keepingNew: Bool) {
    unlink(difference(name))
    if !keepingNew { unlink(new(name)) }
  }
}

/// Fails the test unless a picture equals its reference in the folder `Goldens` beside the test's
/// file.
///
/// With the library versions of `versions.txt` every pixel must be equal; with others a small mean
/// error is allowed, and 0.5 % of the pixels may differ by more than 24 of 255 levels. If the
/// environment has `HALO_BLESS=1`, the picture becomes the reference.
///
/// - Parameters:
///   - surface: the picture.
///   - name: the name of the reference, without extension; unique in the folder.
///   - folder: the folder of the references; nil for `Goldens` beside `file`.
///   - file: the path of the test's file.
///   - sourceLocation: the place to which a failure is attributed.
public func expectPicture(
  _ surface: PixelSurface, matches name: String, in folder: GoldenFolder? = nil,
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = folder ?? GoldenFolder(beside: file)
  let outcome: GoldenOutcome
  do {
    outcome = try folder.compare(surface, with: name)
  } catch {
    Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    return
  }
  guard !outcome.isAccepted else { return }
  let paths = [folder.new(name), folder.difference(name), folder.reference(name)]
  for path in paths where FileManager.default.fileExists(atPath: path) {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    Attachment.record(
      Array(data), named: URL(filePath: path).lastPathComponent, sourceLocation: sourceLocation)
  }
  Issue.record("\(outcome.message(name, in: folder))", sourceLocation: sourceLocation)
}

extension GoldenOutcome {
  fileprivate func message(_ name: String, in folder: GoldenFolder) -> Comment {
    let look = "look at \(folder.new(name)), then set HALO_BLESS=1 to make it the reference"
    switch self {
    case .same, .tolerated, .blessed: return "\(name) is as expected"
    case .different(let difference): return "\(name) \(difference); \(look)"
    case .missing: return "\(name) has no reference; \(look)"
    case .tooLarge(let bytes):
      return "\(name) takes \(bytes) bytes; the limit for a reference is \(GoldenFolder.largest)"
    }
  }
}
