import FocusGeometry
import Foundation
import HaloHosting

extension ForeignScreen {
  /// The screen with a readable, unique id for every node that a layout shows; other nodes have
  /// none.
  ///
  /// The program's own ids stay if they are unique. Others are made from names, then from those
  /// ids, then from roles. The ids of a named screen do not change again.
  public var named: ForeignScreen {
    var result = self
    result.nodes = nodes.map { $0.marked(insideItem: false, depth: 1) }
    var counts: [String: Int] = [:]
    for node in result.nodes { node.forEachShown { counts[$0.ownID ?? "", default: 0] += 1 } }
    // In a layout, the id `none` stands for no item.
    let unique = Set(counts.filter { $0.value == 1 && $0.key != "none" }.map(\.key))
    // The ids that stay are reserved before others are made.
    var taken = unique.union(["none"])
    for index in result.nodes.indices { result.nodes[index].name(&taken, keeping: unique) }
    return result
  }
}

extension ForeignNode {
  /// The deepest nesting of a layout's views; deeper ones become siblings.
  private static let deepest = 60

  /// Returns the node with an id, possibly a provisional one, on exactly the nodes that a layout
  /// shows.
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

  /// The program's id in the characters that a layout's id may have; nil for none.
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
  /// The text with `-` for each run of characters that a layout's id may not have; nil if nothing
  /// is left.
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

  /// The text as an id: lower-case letters, and only the first words of a sentence; nil for none.
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
