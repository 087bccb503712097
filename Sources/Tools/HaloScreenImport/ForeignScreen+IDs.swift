import FocusGeometry
import Foundation
import HaloHosting

extension ForeignScreen {
  /// The same, in which everything that a layout shows has an id of its own, which a person can read
  /// and a walk can name; the rest has none.
  ///
  /// The other program's own ids stay where they are unique; others are made of names, then of those
  /// ids, then of roles. What has been named so keeps its names.
  public var named: ForeignScreen {
    var result = self
    result.nodes = nodes.map { $0.marked(insideItem: false, depth: 1) }
    var counts: [String: Int] = [:]
    for node in result.nodes { node.forEachShown { counts[$0.ownID ?? "", default: 0] += 1 } }
    // In a layout, none is nothing.
    let unique = Set(counts.filter { $0.value == 1 && $0.key != "none" }.map(\.key))
    // Those that stay are taken before any is made.
    var taken = unique.union(["none"])
    for index in result.nodes.indices { result.nodes[index].name(&taken, keeping: unique) }
    return result
  }
}

extension ForeignNode {
  /// How deep a layout's views are put into each other; what lies deeper stands side by side.
  private static let deepest = 60

  /// The same, where what a layout shows has an id, if only a provisional one, and nothing else has.
  fileprivate func marked(insideItem: Bool, depth: Int) -> ForeignNode {
    var result = self
    let isShownAsItem = isItem && hasPlace
    let holds = isShownAsItem || (holdsTogether && hasPlace && depth < Self.deepest)
    result.children = children.map {
      $0.marked(insideItem: insideItem || isShownAsItem, depth: depth + (holds ? 1 : 0))
    }
    let isShown =
      isShownAsItem
      || (hasPlace && !insideItem && isReadable && !result.children.contains(where: \.showsAny))
      || (holds && result.children.contains(where: \.showsAny))
    result.id = isShown ? id ?? "" : nil
    return result
  }

  private var showsAny: Bool { id != nil || children.contains(where: \.showsAny) }

  fileprivate func forEachShown(_ body: (ForeignNode) -> Void) {
    if id != nil { body(self) }
    for child in children { child.forEachShown(body) }
  }

  /// The other program's id, in the letters that a layout's id may have; nil: there is none.
  fileprivate var ownID: String? { id?.layoutID }

  fileprivate mutating func name(_ taken: inout Set<String>, keeping unique: Set<String>) {
    if id != nil {
      if let own = ownID, unique.contains(own) {
        id = own
      } else {
        let wish = spokenName?.idOfWords ?? ownID ?? role?.rawValue.idOfWords ?? "item"
        var made = wish
        var number = 1
        while taken.contains(made) {
          number += 1
          made = "\(wish)-\(number)"
        }
        taken.insert(made)
        id = made
      }
    }
    for index in children.indices { children[index].name(&taken, keeping: unique) }
  }
}

extension String {
  /// The same with `-` for each run of what a layout's id may not have; nil: nothing is left.
  var layoutID: String? {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isOfID {
        result.append(scalar)
      } else if let last = result.last, last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? nil : String(result)
  }

  /// As an id: small letters, and of a sentence the first words.
  var idOfWords: String? {
    var id = ""
    for word in split(whereSeparator: \.isWhitespace) {
      guard let part = String(word).lowercased().layoutID else { continue }
      guard id.count + part.count < 32 else {
        return id.isEmpty ? String(part.prefix(32)).layoutID : id
      }
      id += (id.isEmpty ? "" : "-") + part
    }
    return id.isEmpty ? nil : id
  }
}

extension Unicode.Scalar {
  fileprivate var isOfID: Bool {
    properties.isAlphabetic || properties.numericType != nil || "._-".unicodeScalars.contains(self)
  }
}
