import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// The range of coordinates in points; larger ones would lose the fractions of sums.
private let coordinate = -1_000_000.0...1_000_000.0
private let length = 0.0...1_000_000.0

// MARK: Geometry

extension FieldType<CGRect> {
  static var frame: Self {
    .numbers(["x": coordinate, "y": coordinate, "width": length, "height": length]) { n, _ in
      CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
  }
}

extension FieldType<CGSize> {
  /// The size of something that scrolls.
  static var contentSize: Self { size(in: length) }
  /// The size of a window.
  static var windowSize: Self { size(in: 64...16_384) }

  private static func size(in range: ClosedRange<Double>) -> Self {
    .numbers(["width": range, "height": range]) { n, _ in CGSize(width: n[0], height: n[1]) }
  }
}

extension FieldType<CGPoint> {
  static var contentOffset: Self {
    .numbers(["x": coordinate, "y": coordinate]) { n, _ in CGPoint(x: n[0], y: n[1]) }
  }
}

extension FieldType<CGFloat> {
  /// A coordinate of a content offset.
  static var contentCoordinate: Self { .measure(in: coordinate, .points) }
}

extension FieldType<CGVector> {
  /// A distance, with either sign.
  static var vector: Self {
    .numbers(["dx": coordinate, "dy": coordinate]) { n, _ in CGVector(dx: n[0], dy: n[1]) }
  }
}

extension FieldType<PointerPlace> {
  /// A place within the largest window.
  static var pointerPlace: Self {
    .numbers(["x": 0...16_384, "y": 0...16_384]) { n, value in
      PointerPlace(point: CGPoint(x: n[0], y: n[1]), source: value.place)
    }
  }
}

extension FieldType<LayoutDirection> {
  static var direction: Self {
    .choice([
      ("ltr", .leftToRight, "from left to right"), ("rtl", .rightToLeft, "from right to left"),
    ])
  }
}

// MARK: Focus

extension FieldType<Reference> {
  static var id: Self { FieldType(.text(.id)) { try $0.reference() } }
}

extension FieldType<[Reference]> {
  static var ids: Self { .list(.id, of: "ids") }

  /// One id or a list of ids.
  static var idOrIDs: Self {
    FieldType(.either([.text(.id), .list(.text(.id), of: "ids")])) { value in
      try value.isList ? ids.read(value) : [value.reference()]
    }
  }
}

extension FieldType<FocusModel> {
  static var focusModel: Self {
    let platforms = [
      "pad": "iPadOS", "catalyst": "Mac Catalyst", "tv": "tvOS", "android": "Android",
      "html": "a web page in a browser",
    ]
    return .choice(FocusModel.all.map { ($0.name, $0, platforms[$0.name]) })
  }
}

extension FieldType<FocusStrategy> {
  static var strategy: Self {
    .choice { strategy in
      switch strategy {
      case .strictBeam: "UIKit's rule: only items straight ahead count, and the nearest wins"
      case .nearestNeighbour:
        "Android's rule: items straight ahead come before those to the side, then near ones "
          + "before far ones"
      case .projection:
        "WinUI's default rule: items in the projection of the focused one come first, then "
          + "near ones"
      case .navigationDirectionDistance:
        "WinUI's rule by the distance along the heading alone"
      case .rectilinearDistance:
        "WinUI's rule by the sum of the distances along and across the heading"
      case .balloon: "Unity's and Godot's rule: one measure of nearness and direction"
      }
    }
  }
}

extension FieldType<FocusGroupPriority> {
  static var priority: Self {
    let words: [(name: String, value: FocusGroupPriority, meaning: String?)] = [
      ("ignored", .ignored, "0"),
      (
        "previouslyFocused", .previouslyFocused,
        "1000, the priority of the item that last had the focus in its group"
      ),
      ("prioritized", .prioritized, "2000, the priority of a selected item"),
    ]
    let choices = words.map { Choice(name: $0.name, meaning: $0.meaning) }
    let numbers = 0...Int.max
    return FieldType(.either([.wholeNumber(numbers, .none), .choice(choices)])) { value in
      if let number = try? value.wholeNumber(in: numbers) {
        return FocusGroupPriority(rawValue: number)
      }
      let names = words.map(\.name)
      let expected =
        "a number from 0, \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
      let name = try value.text(expected)
      guard let word = words.first(where: { $0.name == name }) else {
        throw value.error("expected \(expected), found “\(name)”")
      }
      return word.value
    }
  }
}

extension FieldType<ViewFields.Neighbour> {
  fileprivate static var neighbour: Self {
    FieldType(.text(.idOrNone)) { try $0.referenceOrNone().map { .view($0) } ?? .nothing }
  }
}

extension FieldType<[FocusHeading: ViewFields.Neighbour]> {
  /// The neighbours by heading.
  static var neighbours: Self {
    func row(_ name: String, _ heading: FocusHeading, _ meaning: String) -> Field<Value> {
      Field(name, .neighbour, meaning) { $0[heading] = $1 }
    }
    return .mapping(
      [
        row("up", .up, "The view to which Up leads."),
        row("down", .down, "The view to which Down leads."),
        row("left", .left, "The view to which Left leads."),
        row("right", .right, "The view to which Right leads."),
        row("forward", .next, "The view that follows in the order of Tab."),
      ], of: "next", "fields up, down, left, right, forward", from: [:])
  }
}

// MARK: Appearance

extension FieldType<ViewKind> {
  static var kind: Self { .choice { $0.meaning } }
}

extension FieldType<AccessibleElement.Role> {
  static var role: Self { .choice { _ in nil } }
}

extension FieldType<ViewFields.Effect> {
  static var effect: Self {
    .choice { effect in
      switch effect {
      case .automatic:
        "under `tv` the view grows, under other models rows are highlighted and other views "
          + "have a ring"
      case .halo: "a ring; under `tv` the view grows"
      case .highlight: "a background in the colour of highlights"
      case .scale: "the view grows"
      case .none: "no effect"
      }
    }
  }
}

extension FieldType<ViewFields.Snap> {
  static var snap: Self {
    .choice { snap in
      switch snap {
      case .nearest: "wherever the least scrolling leads that shows it"
      case .start: "to the leading and upper edge of what is shown"
      case .center: "to the middle of what is shown"
      }
    }
  }
}

extension FieldType<ViewFields.ImageFile> {
  /// The name of a file, which may not be empty or contain control characters such as line breaks.
  static var imageFile: Self {
    FieldType(.text(.pngFile)) { value in
      let name = try value.text(TextFormat.pngFile.what)
      guard !name.isEmpty, !name.hasControlCharacters else {
        throw value.error("expected \(TextFormat.pngFile.what), found “\(name)”")
      }
      return ViewFields.ImageFile(name: name, place: value.place)
    }
  }
}

extension FieldType<Color> {
  static var color: Self {
    FieldType(.text(.color)) { value in
      let expected = TextFormat.color.what
      let text = try value.text(expected + " in quotes, since # begins a comment")
      let digits = text.dropFirst()
      guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
        let hex = UInt32(digits, radix: 16)
      else { throw value.error("expected \(expected), found “\(text)”") }
      return Color(hex: hex)
    }
  }
}

extension FieldType<BezierPath> {
  static var pathData: Self {
    FieldType(.text(.pathData)) { value in
      do {
        return try BezierPath(svgPathData: value.text(TextFormat.pathData.what))
      } catch let error as PathDataError {
        throw value.error(error.description)
      }
    }
  }
}

extension String {
  var hasControlCharacters: Bool { unicodeScalars.contains { $0.value < 32 } }
}
