import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// Reading of field values other than texts, numbers and truth values.
extension YAMLValue {
  func priority() throws -> FocusGroupPriority {
    let expected = "a number from 0, ignored, previouslyFocused or prioritized"
    switch try text(expected) {
    case "ignored": return .ignored
    case "previouslyFocused": return .previouslyFocused
    case "prioritized": return .prioritized
    case let word:
      guard let number = Int(word), number >= 0 else {
        throw error("expected \(expected), found “\(word)”")
      }
      return FocusGroupPriority(rawValue: number)
    }
  }

  /// Reads a list of tokens, each at most once, or `none` alone.
  func focusgroup() throws -> FocusgroupMembership {
    let behaviors = Focusgroup.Behavior.allCases.map(\.rawValue)
    let tokens = "\(behaviors.joined(separator: ", ")), inline, block, wrap, no-memory"
    let expected = "none, or a list of \(tokens)"
    if !isList {
      guard try text(expected) == "none" else {
        throw error("expected \(expected), found “\(try text())”")
      }
      return .none
    }
    var group = Focusgroup()
    var seen: Set<String> = []
    for value in try list(of: expected) {
      let token = try value.text("one of \(tokens)")
      guard seen.insert(token).inserted else { throw value.error("“\(token)” stands here twice") }
      switch token {
      case "inline" where !seen.contains("block"): group.axes = .inline
      case "block" where !seen.contains("inline"): group.axes = .block
      case "inline", "block":
        throw value.error("“inline” and “block” exclude each other; without either both axes move")
      case "wrap": group.wraps = true
      case "no-memory": group.remembers = false
      default:
        guard let behavior = Focusgroup.Behavior(rawValue: token) else {
          throw value.error("expected one of \(tokens), found “\(token)”")
        }
        if let other = group.behavior {
          throw value.error("a group is either “\(other.rawValue)” or “\(token)”")
        }
        group.behavior = behavior
      }
    }
    return .owner(group)
  }

  func neighbours() throws -> [FocusHeading: Reference] {
    let headings: KeyValuePairs<String, FocusHeading> = [
      "up": .up, "down": .down, "left": .left, "right": .right, "forward": .next,
    ]
    let fields = try fields("fields up, down, left, right, forward")
    try fields.allow(headings.map(\.key), in: "next")
    var result: [FocusHeading: Reference] = [:]
    for (name, heading) in headings { result[heading] = try fields[name]?.reference() }
    return result
  }

  /// Reads the name of a file, which may not be empty or contain control characters such as line
  /// breaks.
  func imageFile() throws -> ViewFields.ImageFile {
    let name = try text("the name of a PNG file")
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.value < 32 }) else {
      throw error("expected the name of a PNG file, found “\(name)”")
    }
    return ViewFields.ImageFile(name: name, place: place)
  }

  func role() throws -> AccessibleElement.Role {
    let names = AccessibleElement.Role.allCases.map(\.rawValue).joined(separator: ", ")
    let name = try text(names)
    guard let role = AccessibleElement.Role(rawValue: name) else {
      throw error("expected \(names), found “\(name)”")
    }
    return role
  }

  func color() throws -> Color {
    let expected = "a colour as \"#rrggbb\""
    let text = try text(expected + " in quotes, since # begins a comment")
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let hex = UInt32(digits, radix: 16)
    else { throw error("expected \(expected), found “\(text)”") }
    return Color(hex: hex)
  }
}
