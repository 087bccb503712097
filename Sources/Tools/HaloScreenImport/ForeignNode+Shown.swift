import FocusGeometry
import Foundation
import HaloHosting
import HaloSourceText

/// The parts of another program's screen that a layout contains.
extension ForeignNode {
  /// Whether a user operates the node, whether or not keys lead to it.
  var isItem: Bool { isFocusable || (role?.isOperable == true && role != .element) }

  /// Whether a layout can place the node: it has a size, and its coordinates are in the allowed
  /// range.
  var hasPlace: Bool {
    let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    return numbers.allSatisfy { abs($0) <= Self.farthest } && frame.width > 0 && frame.height > 0
  }

  /// The largest coordinate in points: half of what a layout allows, because nested frames are
  /// differences.
  private static let farthest: CGFloat = 500_000

  /// Whether the children belong together for focus movement or a screen reader.
  var holdsTogether: Bool {
    if group != nil || spokenName != nil { return role != .window }
    switch role {
    case .alert, .group, .list, .grid, .tabBar, .segmentedControl: return true
    default: return false
    }
  }

  /// Whether the node is there to be read.
  var isReadable: Bool {
    guard spokenName != nil else { return false }
    switch role {
    case .text, .heading, .image: return true
    case nil: return children.isEmpty
    default: return false
    }
  }

  /// The node's own name or, for an item without one, the texts inside that belong to no other
  /// item.
  var spokenName: String? {
    if let name = name?.trimmed, !name.isEmpty { return name }
    guard isItem else { return nil }
    let texts = children.flatMap(\.texts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ").shortened(to: 200)
  }

  private var texts: [String] {
    guard !isItem else { return [] }
    if let name = name?.trimmed, !name.isEmpty { return [name] }
    return children.flatMap(\.texts)
  }
}

extension String {
  /// The text on one line, with single spaces between words.
  var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
