import Foundation
import HaloCairoRenderer
import Testing

/// How a picture compares with the one kept for it.
package enum GoldenOutcome: Equatable, Sendable {
  /// Every pixel is the one kept.
  case same
  /// Not the same, but the reference was made with other versions of the libraries.
  case tolerated(PictureDifference)
  /// Not the same, or beyond what other libraries may change.
  case different(PictureDifference)
  /// There is no reference of this name.
  case missing
  /// Larger than a reference may be, in bytes.
  case tooLarge(Int)
  /// Was taken as the new reference.
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
  /// Compares, and leaves `NAME.new.png` and `NAME.diff.png` behind when a person should look;
  /// removes them when all is well.
  ///
  /// - Throws: `RenderError` or a file error: the folder cannot be written or a reference is
  ///   broken.
  package func compare(
    _ surface: PixelSurface, with name: String, bless: Bool = isBlessing
  ) throws -> GoldenOutcome {
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Through a file in any case, so that both have lost what a PNG does not keep.
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

  /// The path of the versions of the libraries that drew the references.
  private var versions: String { "\(path)/versions.txt" }

  private func clean(_ name: String, keepingNew: Bool) {
    unlink(difference(name))
    if !keepingNew { unlink(new(name)) }
  }
}

/// Fails unless the picture is the one kept in the folder `Goldens` beside the test's file.
///
/// Exact where the running libraries are those of `versions.txt`; elsewhere 0.5 % of the pixels may
/// differ by more than 24 levels. `HALO_BLESS=1` takes the picture as the reference.
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
    let look = "look at \(folder.new(name)), then HALO_BLESS=1 to keep it"
    switch self {
    case .same, .tolerated, .blessed: return "\(name) is as expected"
    case .different(let difference): return "\(name) \(difference); \(look)"
    case .missing: return "\(name) has no reference; \(look)"
    case .tooLarge(let bytes):
      return "\(name) takes \(bytes) bytes; a reference may have \(GoldenFolder.largest)"
    }
  }
}
