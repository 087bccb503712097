import Foundation

/// One picture or film of a review: the old one, the new one, and their differences.
package struct ReviewEntry: Sendable {
  /// The result of the comparison.
  package enum State: String, CaseIterable, Sendable, Encodable {
    /// It differs beyond the thresholds.
    case changed
    case new, gone
    /// It differs within the thresholds, or not at all.
    case same
    /// It is part of a catalogue, which has no comparisons.
    case shown
  }

  /// The path below the folder of pictures.
  package let path: String
  package let state: State
  package let looks: PictureLooks
  /// The share of pixels that differ, 0...1; 1 for a new, missing or resized picture.
  package let share: Double
  /// A description of the differences in one line.
  package let difference: String

  /// The largest difference of one channel, 0...255.
  let largest: Int
  let moments: [FilmPair.Moment]
  let before: StoredPicture?
  let after: StoredPicture?
  let facts: [Fact]
  let findings: [AuditFile.Finding]
  let marks: Marks

  /// A text in the file of the picture, in both versions.
  struct Fact: Encodable, Equatable, Sendable {
    var name: String
    var before: String?
    var after: String?
  }

  /// The marks by which the files are recognized.
  struct Marks: Encodable, Equatable, Sendable {
    var before: String?
    var after: String?
  }

  /// Whether a person has to look at it.
  package var needsLook: Bool { state == .changed || state == .new || state == .gone }
}

extension ReviewEntry: Encodable {
  private enum Field: String, CodingKey {
    case path, state, looks, share, difference, moments, before, after, facts, findings, marks
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(path, forKey: .path)
    try fields.encode(state, forKey: .state)
    try fields.encode(looks, forKey: .looks)
    try fields.encode(share, forKey: .share)
    try fields.encode(difference, forKey: .difference)
    try fields.encode(moments, forKey: .moments)
    try fields.encodeIfPresent(before, forKey: .before)
    try fields.encodeIfPresent(after, forKey: .after)
    try fields.encode(facts, forKey: .facts)
    try fields.encode(findings, forKey: .findings)
    try fields.encode(marks, forKey: .marks)
  }
}

extension ReviewEntry.Fact {
  /// The keywords that are shown elsewhere or say nothing about the picture.
  private static let hidden: Set = ["Title", "Creation Time", "Software"]

  /// Returns the texts of both files, in the order of the newer one.
  static func all(_ before: PictureFacts?, _ after: PictureFacts?) -> [Self] {
    let names = (after ?? before)?.entries.map(\.keyword) ?? []
    let others = before?.entries.map(\.keyword).filter { !names.contains($0) } ?? []
    return (names + others).filter { !hidden.contains($0) }.map {
      Self(name: $0, before: before?[$0], after: after?[$0])
    }
  }
}
