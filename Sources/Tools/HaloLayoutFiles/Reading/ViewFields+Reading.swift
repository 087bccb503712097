import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// Points; with larger coordinates sums would lose their fractions.
private let coordinate = -1_000_000.0...1_000_000.0
private let length = 0.0...1_000_000.0

extension ViewFields {
  /// - Throws: `SourceError` for the first field that is not as it should be.
  init(_ fields: YAMLFields) throws {
    self.init()
    func read<T>(_ name: String, _ body: (YAMLValue) throws -> T) throws -> T? {
      try fields[name].map(body)
    }
    title = try read("title") { try $0.text() }
    label = try read("label") { try $0.text() }
    hint = try read("hint") { try $0.text() }
    value = try read("value") { try $0.text() }
    role = try read("role") { try $0.role() }
    groupAccessibilityChildren = try read("groupAccessibilityChildren") { try $0.truth() }
    frame = try read("frame") { value in
      let n = try value.numbers(
        ["x", "y", "width", "height"], in: [coordinate, coordinate, length, length])
      return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    focusable = try read("focusable") { try $0.truth() }
    enabled = try read("enabled") { try $0.truth() }
    hidden = try read("hidden") { try $0.truth() }
    alpha = try read("alpha") { CGFloat(try $0.number(in: 0...1)) }
    interaction = try read("interaction") { try $0.truth() }
    respondsToUserInteraction = try read("respondsToUserInteraction") { try $0.truth() }
    clips = try read("clips") { try $0.truth() }
    transparent = try read("transparent") { try $0.truth() }
    prefers = try read("prefers") { try $0.list(of: "a list of ids").map { try $0.reference() } }
    group = try read("group") { try $0.text() }
    priority = try read("priority") { try $0.priority() }
    selected = try read("selected") { try $0.truth() }
    allowsFocus = try read("allowsFocus") { try $0.truth() }
    selectionFollowsFocus = try read("selectionFollowsFocus") { try $0.truth() }
    remembersLastFocused = try read("remembersLastFocused") { try $0.truth() }
    contentSize = try read("contentSize") { value in
      let n = try value.numbers(["width", "height"], in: [length, length])
      return CGSize(width: n[0], height: n[1])
    }
    contentOffset = try read("contentOffset") { value in
      let n = try value.numbers(["x", "y"], in: [coordinate, coordinate])
      return CGPoint(x: n[0], y: n[1])
    }
    next = try read("next") { try $0.neighbours() } ?? [:]
    tabIndex = try read("tabIndex") { try $0.wholeNumber(in: -32_768...32_767) }
    focusgroup = try read("focusgroup") { try $0.focusgroup() }
    focusgroupStart = try read("focusgroupStart") { try $0.truth() }
    effect = try read("effect") {
      try $0.choice(of: [
        "automatic": .automatic, "halo": .halo, "highlight": .highlight, "scale": .scale,
        "none": .none,
      ])
    }
    halo = try read("halo") { try HaloFields($0) }
    image = try read("image") { try $0.imageFile() }
    color = try read("color") { try $0.color() }
  }
}

extension YAMLValue {
  fileprivate func priority() throws -> FocusGroupPriority {
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

  /// A list of tokens, each at most once, or `none` alone.
  fileprivate func focusgroup() throws -> FocusgroupMembership {
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

  fileprivate func neighbours() throws -> [FocusHeading: Reference] {
    let headings: KeyValuePairs<String, FocusHeading> = [
      "up": .up, "down": .down, "left": .left, "right": .right, "forward": .next,
    ]
    let fields = try fields("fields up, down, left, right, forward")
    try fields.allow(headings.map(\.key), in: "next")
    var result: [FocusHeading: Reference] = [:]
    for (name, heading) in headings { result[heading] = try fields[name]?.reference() }
    return result
  }

  /// The name of a file, which may not be empty or hold control characters such as line breaks.
  func imageFile() throws -> ViewFields.ImageFile {
    let name = try text("the name of a PNG file")
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.value < 32 }) else {
      throw error("expected the name of a PNG file, found “\(name)”")
    }
    return ViewFields.ImageFile(name: name, place: place)
  }

  fileprivate func role() throws -> AccessibleElement.Role {
    let names = AccessibleElement.Role.allCases.map(\.rawValue).joined(separator: ", ")
    let name = try text(names)
    guard let role = AccessibleElement.Role(rawValue: name) else {
      throw error("expected \(names), found “\(name)”")
    }
    return role
  }

  fileprivate func color() throws -> Color {
    let expected = "a colour as \"#rrggbb\""
    let text = try text(expected + " in quotes, since # begins a comment")
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.utf8.allSatisfy(\.isHexDigit),
      let hex = UInt32(digits, radix: 16)
    else { throw error("expected \(expected), found “\(text)”") }
    return Color(hex: hex)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension HaloFields {
  fileprivate init(_ value: YAMLValue) throws {
    let fields = try value.fields("fields such as shape")
    try fields.allow(
      ["shape", "radius", "curve", "path", "position", "reference", "container"], in: "a halo")
    enum Name { case rect, rounded, path }
    let name = try fields["shape"]?.choice(of: [
      "rect": Name.rect, "rounded": Name.rounded, "path": Name.path,
    ])
    for (field, owner) in [("radius", Name.rounded), ("curve", .rounded), ("path", .path)]
    where name != owner {
      if let extra = fields[field] {
        throw extra.error("goes with “shape: \(owner == .path ? "path" : "rounded")”")
      }
    }
    switch name {
    case nil: shape = .inferred
    case .rect: shape = .rect
    case .rounded:
      let radius = try fields.required("radius").number(in: 0...10_000)
      let curve = try fields["curve"]?.choice(of: [
        "circular": CornerCurve.circular, "continuous": .continuous,
      ])
      shape = .rounded(radius: radius, curve: curve ?? .continuous)
    case .path:
      let path = try fields.required("path")
      do {
        shape = .path(try BezierPath(svgPathData: path.text("SVG path data")))
      } catch let error as PathDataError {
        throw path.error(error.description)
      }
    }
    position =
      try fields["position"]?.choice(of: [
        "automatic": FocusHaloEffect.Position.automatic, "outside": .outside, "inside": .inside,
      ]) ?? .automatic
    reference = try fields["reference"]?.reference()
    container = try fields["container"]?.reference()
  }
}
