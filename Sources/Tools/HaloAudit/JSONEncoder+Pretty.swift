import Foundation

extension JSONEncoder {
  /// An encoder whose output people can read: one field a line, fields in alphabetical order.
  package static var pretty: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
