import Foundation

/// A file that was saved in a sitting, and what is known about it.
package struct Take: Equatable, Sendable {
  /// The kind of a take: a picture (PNG), a film (APNG, WebP, WebM or MP4), a walk with keys and their
  /// effects (YAML), or a tuning of the focus (YAML).
  package enum Kind: String, CaseIterable, Sendable {
    case shot, film, walk, tuning

    /// Whether the file is a picture or a film.
    package var isPicture: Bool { self == .shot || self == .film }
  }

  /// A fact about the screen at that moment, such as `Focus model` and its name.
  package struct Fact: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An arrow over the picture, in the picture's points from the top left.
  package struct Arrow: Equatable, Sendable {
    package var tail: CGPoint
    package var head: CGPoint

    package init(tail: CGPoint, head: CGPoint) {
      self.tail = tail
      self.head = head
    }
  }

  package var kind: Kind
  /// The name of the file in the sitting's folder.
  package var file: String
  /// The title of the screen.
  package var title: String
  /// The size of the picture, in points; that of the screen for a walk.
  package var size: CGSize
  /// The facts, in reading order.
  package var facts: [Fact]
  /// The names of the keys that led to the moment, in order.
  package var keys: [String]
  /// The user's note; empty for none.
  package var note: String
  package var arrows: [Arrow]
  /// The time when it was taken.
  package var time: Date
  /// The paths of pages that show more of it, relative to the sitting's folder.
  package var pages: [String] = []

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

  /// The value of the first fact with this name; nil if there is none.
  package func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  /// Whether the file is a picture or a film.
  var isPicture: Bool { kind.isPicture }
  /// Whether browsers show the file as a video rather than as a picture.
  var isVideo: Bool { file.hasSuffix(".mp4") || file.hasSuffix(".webm") }
}
