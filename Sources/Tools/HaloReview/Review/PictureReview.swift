import Foundation
import HaloCairoRenderer
import HaloImageFiles

/// A review of pictures: a comparison of two folders, or a catalogue.
package struct PictureReview {
  package let title: String
  /// The names of the old and the new pictures; nil in a catalogue.
  package let sides: (before: String, after: String)?
  package let thresholds: Thresholds
  /// The program that made the report and, in a catalogue, the pictures, as `name version`.
  package let versions: [String]
  /// The entries, sorted by path for a comparison.
  package private(set) var entries: [ReviewEntry] = []

  private(set) var archive = PictureArchive()
  private let audit: AuditFile?

  /// The bytes of files that a report may have before pictures are reduced (Halo's choice).
  ///
  /// Base64 needs a third more, so the page has nearly 60 million bytes.
  static let budget = 42_000_000

  /// Compares the pictures of two folders that have the same paths.
  ///
  /// - Parameters:
  ///   - before: the old pictures.
  ///   - after: the new pictures.
  ///   - thresholds: the limits within which pictures count as the same.
  ///   - versions: the programs, as in ``versions``.
  ///   - audit: the findings to show below the pictures; nil for none.
  ///   - check: called with the path of each picture before it is compared; an error that it throws
  ///     ends the work.
  /// - Throws: ``ReviewError`` for a file that cannot be read, `RenderError`, or the errors of
  ///   `check`.
  package init(
    before: PictureFolder, after: PictureFolder, thresholds: Thresholds, versions: [String],
    audit: AuditFile? = nil, check: (_ path: String) throws -> Void = { _ in }
  ) throws {
    self.init(
      title: "Review", sides: (before.path, after.path), thresholds: thresholds,
      versions: versions, audit: audit)
    let (old, new) = (Set(before.files), Set(after.files))
    // Pictures of one screen are added one after the other, as they are stored as differences.
    let screens = old.union(new).map { path in
      (PictureLooks(path: path, facts: PictureFacts([])).scene, path)
    }
    for (_, path) in screens.sorted(by: <) {
      try check(path)
      try add(
        path,
        before: old.contains(path) ? (try before.bytes(of: path), before.path(of: path)) : nil,
        after: new.contains(path) ? (try after.bytes(of: path), after.path(of: path)) : nil)
    }
    entries.sort { $0.path < $1.path }
    reduce(keepingAllThatNeedsLook: true)
  }

  /// Creates a catalogue without pictures.
  package init(catalogue title: String, versions: [String], audit: AuditFile? = nil) {
    self.init(
      title: title, sides: nil, thresholds: Thresholds(), versions: versions, audit: audit)
  }

  private init(
    title: String, sides: (String, String)?, thresholds: Thresholds, versions: [String],
    audit: AuditFile?
  ) {
    self.title = title
    self.sides = sides
    self.thresholds = thresholds
    self.versions = versions
    self.audit = audit
  }

  /// Adds a picture to a catalogue.
  ///
  /// - Parameters:
  ///   - file: the bytes of a PNG file.
  ///   - path: the name of the picture.
  ///   - looks: the screen and its appearance; nil to read them from file and path.
  /// - Throws: ``ReviewError`` if the file is not a PNG file, or `RenderError`.
  package mutating func add(
    _ file: [UInt8], path: String, looks: PictureLooks? = nil
  ) throws {
    try add(path, before: nil, after: (file, path), looks: looks)
  }

  // MARK: One picture

  private typealias Source = (bytes: [UInt8], path: String)
  private typealias Readers = (before: FilmReader?, after: FilmReader?)

  private mutating func add(
    _ path: String, before: Source?, after: Source?, looks: PictureLooks? = nil
  ) throws {
    let facts = (
      before: before.map { PictureFacts(file: $0.bytes) },
      after: after.map { PictureFacts(file: $0.bytes) }
    )
    let looks =
      looks ?? PictureLooks(path: path, facts: facts.after ?? facts.before ?? PictureFacts([]))
    let (readers, pair) = try read(before, after)
    let verdict = verdict(readers.before, readers.after, pair)
    entries.append(
      ReviewEntry(
        path: path, state: verdict.state, looks: looks, share: verdict.share,
        difference: verdict.words, largest: pair.worst?.largest ?? 0, moments: pair.moments,
        before: try store(before, readers.before, pair.beforeFrames, looks),
        after: try store(after, readers.after, pair.afterFrames, looks),
        facts: ReviewEntry.Fact.all(facts.before, facts.after),
        findings: audit?.findings(for: looks) ?? [],
        marks: .init(
          before: before.map { FileMark.of($0.bytes) }, after: after.map { FileMark.of($0.bytes) }))
    )
  }

  private func read(_ before: Source?, _ after: Source?) throws -> (Readers, FilmPair) {
    do {
      let readers = (
        before: try before.map { try FilmReader($0.bytes, path: $0.path) },
        after: try after.map { try FilmReader($0.bytes, path: $0.path) }
      )
      return (readers, try FilmPair(readers.before, readers.after, levels: thresholds.levels))
    } catch let error as ImageFileError {
      throw ReviewError(error)
    }
  }

  private mutating func store(
    _ source: Source?, _ reader: FilmReader?, _ frames: [FilmReader.Frame], _ looks: PictureLooks
  ) throws -> StoredPicture? {
    guard let source, let reader else { return nil }
    if reader.count == 1, reader.duration == 0 {
      return try archive.add(source.bytes, reader.canvas, scene: looks.scene)
    }
    return StoredPicture(
      width: reader.width, height: reader.height, duration: Double(reader.duration) / 1000,
      frames: frames.map { frame in
        .init(
          start: Double(frame.start) / 1000,
          patches: [.init(file: archive.add(frame: frame.png), place: frame.place, isOver: false)])
      })
  }

  // MARK: Verdict

  private func verdict(
    _ before: FilmReader?, _ after: FilmReader?, _ pair: FilmPair
  ) -> (state: ReviewEntry.State, share: Double, words: String) {
    guard let before else { return sides == nil ? (.shown, 0, "") : (.new, 1, "New") }
    guard let after else { return (.gone, 1, "Gone") }
    guard before.width == after.width, before.height == after.height else {
      return (
        .changed, 1,
        "\(after.width) × \(after.height) pixels instead of \(before.width) × \(before.height)"
      )
    }
    let worst = pair.worst ?? PictureComparison(pixels: before.width * before.height)
    var words = Self.words(worst, of: pair)
    var isChanged = worst.share > thresholds.share
    if before.duration != after.duration {
      isChanged = true
      let times = [after.duration, before.duration].map { Self.milliseconds($0) }
      words = "Takes \(times[0]) instead of \(times[1])" + (worst.differing > 0 ? "; \(words)" : "")
    }
    return (isChanged ? .changed : .same, worst.share, words)
  }

  private static func words(_ worst: PictureComparison, of pair: FilmPair) -> String {
    guard worst.differing > 0 else {
      return worst.largest == 0
        ? "The same in every pixel" : "Differs by at most \(worst.largest) of 255"
    }
    let pixels = "\(PictureComparison.percent(worst.share)) of the pixels"
    let most = "by up to \(worst.largest) of 255"
    guard pair.moments.count > 1 else { return "\(pixels) differ, \(most)" }
    let count = pair.comparisons.count { ($0?.differing ?? 0) > 0 }
    return "\(count) of \(pair.moments.count) moments differ, at most in \(pixels), \(most)"
  }

  private static func milliseconds(_ duration: Int) -> String {
    duration % 1000 == 0 ? "\(duration / 1000) ms" : "\(Double(duration) / 1000) ms"
  }

  // MARK: Size

  /// Reduces the report until it is small enough.
  ///
  /// Pictures are compressed harder, the largest first, and then halved in both directions.
  ///
  /// - Parameter isKept: whether to keep all pixels of pictures that a person has to look at, even
  ///   if the report stays too large.
  package mutating func reduce(keepingAllThatNeedsLook isKept: Bool) {
    let needed = entries.filter { $0.needsLook && isKept }.reduce(into: Set<Int>()) {
      $0.formUnion(($1.before?.files ?? []) + ($1.after?.files ?? []))
    }
    var size = archive.pool.size
    guard size > Self.budget else { return }
    var reduced: Set<Int> = []
    let order = archive.pool.files.indices
      .sorted { archive.pool.files[$0].count > archive.pool.files[$1].count }
    for file in order where size > Self.budget {
      let old = archive.pool.files[file]
      guard let new = PNGTightening.tightened(old) else { continue }
      archive.replace(file, with: new)
      size -= old.count - new.count
    }
    for file in order where size > Self.budget && !needed.contains(file) {
      let old = archive.pool.files[file]
      guard let picture = try? PixelSurface.readPNG(old, from: ""),
        min(picture.width, picture.height) > 1,
        let new = try? picture.reduced(by: 2).png(), new.count < old.count
      else { continue }
      archive.replace(file, with: new)
      size -= old.count - new.count
      reduced.insert(file)
    }
    entries = entries.map { $0.marking(reduced) }
  }
}

extension StoredPicture {
  /// The numbers of all files that it needs.
  var files: [Int] { frames.flatMap { $0.patches.map(\.file) } }
}

extension PictureComparison {
  /// Creates a comparison of pictures that are the same.
  fileprivate init(pixels: Int) { self.pixels = pixels }
}

extension ReviewEntry {
  /// Returns the entry with a mark if its files are among those reduced.
  fileprivate func marking(_ reduced: Set<Int>) -> ReviewEntry {
    func marked(_ stored: StoredPicture?) -> StoredPicture? {
      guard var stored, !reduced.isDisjoint(with: stored.files) else { return stored }
      stored.isReduced = true
      return stored
    }
    return ReviewEntry(
      path: path, state: state, looks: looks, share: share, difference: difference,
      largest: largest, moments: moments, before: marked(before), after: marked(after),
      facts: facts, findings: findings, marks: marks)
  }
}
