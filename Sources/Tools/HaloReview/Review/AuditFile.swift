import Foundation

/// The findings of an audit, read from its file and shown below the pictures of each screen.
///
/// Another version of Halo may have written the file, with rules that this one does not know.
package struct AuditFile: Equatable, Sendable {
  /// A finding.
  struct Finding: Equatable, Sendable, Codable {
    var rule = ""
    /// `error`, `warning` or `note`.
    var severity = ""
    var items: [String] = []
    var keys = ""
    var why = ""
    var help = ""
    var source = ""
    var line: Int?

    init() {}

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      rule = try fields.decode(String.self, forKey: .rule)
      severity = try fields.decodeIfPresent(String.self, forKey: .severity) ?? "note"
      items = try fields.decodeIfPresent([String].self, forKey: .items) ?? []
      if let list = try? fields.decodeIfPresent([String].self, forKey: .keys) {
        keys = list.joined(separator: " ")
      } else {
        keys = try fields.decodeIfPresent(String.self, forKey: .keys) ?? ""
      }
      why = try fields.decodeIfPresent(String.self, forKey: .why) ?? ""
      help = try fields.decodeIfPresent(String.self, forKey: .help) ?? ""
      source = try fields.decodeIfPresent(String.self, forKey: .source) ?? ""
      line = try fields.decodeIfPresent(Int.self, forKey: .line)
    }

    /// The order, in which errors come first.
    fileprivate var rank: Int { ["error", "warning", "note"].firstIndex(of: severity) ?? 3 }
  }

  private struct Screen: Equatable, Sendable, Decodable {
    var screen: String
    var model: String?
    var findings: [Finding]?
  }

  private struct Content: Decodable { var screens: [Screen] }

  private let screens: [Screen]

  /// Reads a file.
  ///
  /// - Parameter path: the path of a JSON file.
  /// - Throws: ``ReviewError/file(path:reason:)``.
  package init(path: String) throws(ReviewError) {
    let bytes = try InputFile.bytes(path)
    do {
      screens = try JSONDecoder().decode(Content.self, from: Data(bytes)).screens
    } catch {
      throw .file(path: path, reason: "expected the findings of an audit: \(error.place)")
    }
  }

  /// Returns the findings for a screen, errors first.
  ///
  /// Names are compared by their letters and digits only; an unknown model matches every model.
  func findings(for looks: PictureLooks) -> [Finding] {
    let names = [looks.scene, looks.scene.split(separator: "/").last.map(String.init) ?? ""]
      .map(Self.plain)
    let found = screens.filter { screen in
      names.contains(Self.plain(screen.screen))
        && (screen.model == nil || looks.model == nil
          || Self.plain(screen.model ?? "") == Self.plain(looks.model ?? ""))
    }
    let all = found.flatMap { $0.findings ?? [] }.enumerated()
    return all.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Error {
  /// The place and the reason of a decoding error, in one line.
  var place: String {
    guard let error = self as? DecodingError else { return "\(self)" }
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let found), .typeMismatch(_, let found), .valueNotFound(_, let found):
      context = found
    case .keyNotFound(let key, let found):
      let path = found.codingPath.place
      return "\(path.isEmpty ? "" : path + ": ")“\(key.stringValue)” is missing"
    @unknown default: return "it cannot be read"
    }
    let path = context.codingPath.place
    return path.isEmpty ? "it is not JSON of this kind" : "\(path) has an unexpected value"
  }
}

extension [any CodingKey] {
  /// The path in the form `screens[2].findings`.
  fileprivate var place: String {
    reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
