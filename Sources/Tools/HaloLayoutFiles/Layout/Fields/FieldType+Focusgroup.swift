import FocusEngine
import HaloSourceText

extension FieldType<FocusgroupMembership> {
  /// A list of tokens, each at most once, or `none` alone.
  static var focusgroup: Self {
    let behaviors = Focusgroup.Behavior.allCases.map(\.rawValue)
    let tokens =
      behaviors.map { Choice(name: $0, meaning: "the purpose of the group, as an ARIA role") } + [
        Choice(name: "inline", meaning: "only Left and Right move through the group"),
        Choice(name: "block", meaning: "only Up and Down move through the group"),
        Choice(name: "wrap", meaning: "arrows wrap around at the ends of the group"),
        Choice(
          name: "no-memory", meaning: "Tab does not return to the item that had the focus last"),
      ]
    let none = Choice(name: "none", meaning: "neither the view nor those inside it are in a group")
    let format = ValueFormat.either([
      .choice([none]), .words(tokens, exclusive: [behaviors, ["inline", "block"]]),
    ])
    let names = tokens.map(\.name).joined(separator: ", ")
    return FieldType(format) { value in
      let expected = "none, or a list of \(names)"
      if !value.isList {
        guard try value.text(expected) == "none" else {
          throw value.error("expected \(expected), found “\(try value.text())”")
        }
        return .none
      }
      return .owner(try Focusgroup(value.list(of: expected), tokens: names))
    }
  }
}

extension Focusgroup {
  fileprivate init(_ values: [YAMLValue], tokens: String) throws {
    self.init()
    var seen: Set<String> = []
    for value in values {
      let token = try value.text("one of \(tokens)")
      guard seen.insert(token).inserted else { throw value.error("“\(token)” stands here twice") }
      switch token {
      case "inline" where !seen.contains("block"): axes = .inline
      case "block" where !seen.contains("inline"): axes = .block
      case "inline", "block":
        throw value.error("“inline” and “block” exclude each other; without either both axes move")
      case "wrap": wraps = true
      case "no-memory": remembers = false
      default:
        guard let behavior = Behavior(rawValue: token) else {
          throw value.error("expected one of \(tokens), found “\(token)”")
        }
        if let other = self.behavior {
          throw value.error("a group is either “\(other.rawValue)” or “\(token)”")
        }
        self.behavior = behavior
      }
    }
  }
}
