import Foundation

/// One thing that was saved in a sitting, and what is known of it.
package struct Take: Equatable, Sendable {
  /// What it is: a picture (PNG), a picture that moves (APNG) or keys with what they did (YAML).
  package enum Kind: String, CaseIterable, Sendable {
    case shot, film, walk
  }

  /// Something about the screen at that moment, such as `Focus model` and its name.
  package struct Fact: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Points at something in the picture; in its points, from the top left.
  package struct Arrow: Equatable, Sendable {
    package var tail: CGPoint
    package var head: CGPoint

    package init(tail: CGPoint, head: CGPoint) {
      self.tail = tail
      self.head = head
    }
  }

  package var kind: Kind
  /// Its name in the folder of the sitting.
  package var file: String
  /// Of the screen.
  package var title: String
  /// Of the picture, in points; that of the screen for a walk.
  package var size: CGSize
  /// In the order to be read.
  package var facts: [Fact]
  /// The keys that led to it, in their order, by their names.
  package var keys: [String]
  /// What somebody wrote about it; empty for nothing.
  package var note: String
  package var arrows: [Arrow]
  /// When it was taken.
  package var time: Date

  package init(
    kind: Kind, file: String, title: String, size: CGSize, facts: [Fact] = [],
    keys: [String] = [], note: String = "", arrows: [Arrow] = [], time: Date
  ) {
    self.kind = kind
    self.file = file
    self.title = title
    self.size = size
    self.facts = facts
    self.keys = keys
    self.note = note
    self.arrows = arrows
    self.time = time
  }

  /// The value of the first fact of this name; nil for none.
  package func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  /// Whether there is something to be seen.
  var isPicture: Bool { kind != .walk }
}
