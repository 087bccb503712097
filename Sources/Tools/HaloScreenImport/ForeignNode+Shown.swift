import FocusGeometry
import Foundation
import HaloHosting
import HaloSourceText

/// What of another program's screen a layout has.
extension ForeignNode {
  /// Whether a person does something with it, whether or not keys lead there.
  var isItem: Bool { isFocusable || (role?.isOperable == true && role != .element) }

  /// Whether a layout can place it: it takes room, and its numbers are such that a layout has.
  var hasPlace: Bool {
    let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    return numbers.allSatisfy { abs($0) <= Self.farthest } && frame.width > 0 && frame.height > 0
  }

  /// Points; half of what a layout allows, as frames inside of others are differences.
  private static let farthest: CGFloat = 500_000

  /// Whether what is inside belongs together for somebody who walks or listens.
  var holdsTogether: Bool {
    if group != nil || spokenName != nil { return role != .window }
    switch role {
    case .alert, .group, .list, .grid, .tabBar, .segmentedControl: return true
    default: return false
    }
  }

  /// Whether it is there to be read.
  var isReadable: Bool {
    guard spokenName != nil else { return false }
    switch role {
    case .text, .heading, .image: return true
    case nil: return children.isEmpty
    default: return false
    }
  }

  /// What it is called: its own name, or of an item the texts inside that belong to no other.
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
  /// On one line, without spaces around it or more than one between words.
  var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
