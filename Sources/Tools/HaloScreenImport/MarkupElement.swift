import CHaloExpat
import Foundation
import HaloSourceText

/// An element of an XML document, with its children.
struct MarkupElement {
  /// The name without the prefix of its namespace.
  var name: String
  /// The attributes by their names, with prefixes.
  var attributes: [String: String]
  /// The line in the document, from 1.
  var line: Int
  var children: [MarkupElement] = []

  subscript(name: String) -> String? { attributes[name] }

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - text: the text of the document.
  ///   - file: the name of the file in errors.
  /// - Returns: The root element.
  /// - Throws: `SourceError` if the document is not well-formed or nested too deep.
  static func root(of text: String, file: String) throws -> MarkupElement {
    try MarkupReader(file: file).read(text)
  }
}

/// A reader that builds elements from Expat's events.
private final class MarkupReader {
  private let file: String
  /// The open elements, the outermost first.
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var problem: SourceError?
  private var parser: XML_Parser?

  /// The deepest nesting, far deeper than that of any screen and safe for recursion.
  private static let deepest = 500

  init(file: String) { self.file = file }

  func read(_ text: String) throws -> MarkupElement {
    // The text is UTF-8 by now, even if the file names another encoding.
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw SourceError(SourcePlace(file: file), "there is not enough memory to read the file")
    }
    defer { XML_ParserFree(parser) }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in MarkupReader.of(data)?.begin(name, attributes) },
      { data, _ in MarkupReader.of(data)?.end() })
    var text = text
    let status = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1)
      }
    }
    if let problem { throw problem }
    guard status == XML_STATUS_OK, let root else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw SourceError(place, "not XML: \(reason ?? "no element")")
    }
    return root
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> MarkupReader? {
    data.map { Unmanaged<MarkupReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private var line: Int { parser.map { Int(clamping: XML_GetCurrentLineNumber($0)) } ?? 1 }
  private var place: SourcePlace { SourcePlace(file: file, line: line) }

  private func begin(
    _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard open.count < Self.deepest else {
      problem = problem ?? SourceError(place, "elements are nested deeper than \(Self.deepest)")
      XML_StopParser(parser, 0)
      return
    }
    let name = name.map { String(cString: $0) } ?? ""
    var element = MarkupElement(
      name: name.split(separator: ":").last.map(String.init) ?? name, attributes: [:], line: line)
    var next = attributes
    while let key = next?[0], let value = next?[1] {
      element.attributes[String(cString: key)] = String(cString: value)
      next = next?.advanced(by: 2)
    }
    open.append(element)
  }

  private func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
