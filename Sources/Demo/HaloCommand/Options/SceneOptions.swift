import ArgumentParser
import Foundation
import HaloDemoScenes
import HaloFilming
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph
import HaloSourceText

extension DemoScene {
  /// The completion for an option that names a scene.
  static let completion = CompletionKind.list(all.map(\.id))

  /// Returns the scene with a name.
  ///
  /// - Throws: `ValidationError` for an unknown name, with a similar one or otherwise all names.
  static func named(_ id: String) throws -> DemoScene {
    if let scene = all.first(where: { $0.id == id }) { return scene }
    let names = all.map(\.id)
    let suggestion = id.suggestion(among: names)
    throw ValidationError(
      "there is no scene “\(id)”"
        + (suggestion.isEmpty ? "; the scenes are \(names.joined(separator: ", "))" : suggestion))
  }
}

/// A size in points, written `WIDTHxHEIGHT`.
struct SizeArgument {
  let size: CGSize

  static let limits: ClosedRange<Int> = 64...16_384

  /// Creates the size that a text names.
  ///
  /// - Throws: `ValidationError` with the expected form.
  init(parsing text: String) throws {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      Self.limits.contains(width), Self.limits.contains(height)
    else {
      let (least, most) = (Self.limits.lowerBound, Self.limits.upperBound)
      throw ValidationError(
        "expected WIDTHxHEIGHT, such as 1280x800, with \(least) to \(most) points each way")
    }
    size = CGSize(width: width, height: height)
  }
}

/// A number of device pixels per point.
struct ScaleArgument {
  let scale: CGFloat

  /// Creates the scale that a text names.
  ///
  /// - Throws: `ValidationError` with the range.
  init(parsing text: String) throws {
    guard let value = Double(text), (0.5...4).contains(value) else {
      throw ValidationError("expected a number from 0.5 to 4")
    }
    scale = value
  }
}

/// A key with its spelling on the command line.
typealias NamedKey = FilmScript.NamedKey

/// Returns the keys that a text lists.
///
/// - Throws: `ValidationError` for an unknown key, with a similar one.
func parseKeys(_ text: String) throws -> [NamedKey] {
  do {
    let names = text.split { $0.isWhitespace || $0 == "," }.flatMap { repeated(String($0)) }
    return try names.map { NamedKey($0, try Key(name: $0)) }
  } catch let error as KeyNameError {
    throw ValidationError(error.problem)
  }
}

/// Returns a name as often as it says, as in `Tab*20`; at most 1,000 times.
private func repeated(_ name: String) -> [String] {
  guard let star = name.lastIndex(of: "*"), star != name.startIndex,
    let count = Int(name[name.index(after: star)...]), (1...1_000).contains(count)
  else { return [name] }
  return Array(repeating: String(name[..<star]), count: count)
}
