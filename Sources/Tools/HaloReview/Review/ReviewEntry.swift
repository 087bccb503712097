import Foundation

/// One picture or film of a review: what it was, what it is, and how the two differ.
package struct ReviewEntry: Sendable {
  /// What has become of it.
  package enum State: String, CaseIterable, Sendable, Encodable {
    /// Beyond the thresholds.
    case changed
    case new, gone
    /// Within the thresholds.
    case same
    /// There is nothing to compare it with, since it is a part of a catalogue.
    case shown
  }

  /// Below the folder of pictures.
  package let path: String
  package let state: State
  package let looks: PictureLooks
  /// Of the pixels, how many differ; 1 where all of it is new, gone or of another size.
  package let share: Double
  /// In one line, for people: what differs.
  package let difference: String

  /// The largest difference of one channel, of 255.
  let largest: Int
  let moments: [FilmPair.Moment]
  let before: StoredPicture?
  let after: StoredPicture?
  let facts: [Fact]
  let findings: [AuditFile.Finding]
  let marks: Marks

  /// What a picture says of itself, in both versions.
  struct Fact: Encodable, Equatable, Sendable {
    var name: String
    var before: String?
    var after: String?
  }

  /// By which the files are known again.
  struct Marks: Encodable, Equatable, Sendable {
    var before: String?
    var after: String?
  }

  /// Whether somebody has to look at it.
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
  /// What is shown elsewhere, or tells nothing of what is seen.
  private static let hidden: Set = ["Title", "Creation Time", "Software"]

  /// Those of both files, in the order of the newer one.
  static func all(_ before: PictureFacts?, _ after: PictureFacts?) -> [Self] {
    let names = (after ?? before)?.entries.map(\.keyword) ?? []
    let others = before?.entries.map(\.keyword).filter { !names.contains($0) } ?? []
    return (names + others).filter { !hidden.contains($0) }.map {
      Self(name: $0, before: before?[$0], after: after?[$0])
    }
  }
}
