import Foundation

extension JSONEncoder {
  /// For people to read, too: a line a field, fields in alphabetical order.
  package static var pretty: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
