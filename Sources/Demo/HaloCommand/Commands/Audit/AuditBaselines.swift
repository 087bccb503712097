import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloLayoutFiles

/// The baselines of an audit, and the one that it writes.
struct AuditBaselines {
  /// The reason in entries for findings that no earlier entry accepts.
  static let reason = "accepted when the baseline was written"

  /// The applied baselines by their paths, in the order in which they were first used.
  private var applied: [(path: String, baseline: AppliedBaseline)] = []
  /// The path of the baseline to write; nil for none.
  private let target: String?

  /// Creates baselines of which only the one to write is applied.
  ///
  /// - Parameter target: the path of the baseline to write, which is applied if it exists; nil for
  ///   none.
  /// - Throws: `SourceError` if it exists and cannot be read.
  init(writing target: String?) throws {
    self.target = target
    guard let target else { return }
    let exists = FileManager.default.fileExists(atPath: target)
    try add(target, exists ? AuditBaseline(path: target) : AuditBaseline())
  }

  /// Reads the baseline at a path, unless it was read before.
  ///
  /// - Throws: `SourceError` if it cannot be read.
  mutating func read(_ path: String) throws {
    guard index(of: path) == nil else { return }
    try add(path, AuditBaseline(path: path))
  }

  private mutating func add(_ path: String, _ baseline: AuditBaseline) {
    // The first entry that matches counts. The written file is sorted, so these entries are, too.
    applied.append((path, AppliedBaseline(target == nil ? baseline : baseline.sorted)))
  }

  /// Moves the accepted findings of an audit to those that are accepted; if a baseline is written,
  /// it accepts all others.
  ///
  /// - Parameters:
  ///   - audit: the audit.
  ///   - path: the path of the baseline to apply, which was read; nil for none.
  ///   - rules: the rules that were applied.
  mutating func sort(_ audit: inout FocusAudit, by path: String?, rules: Set<AuditRule>) {
    if let path, !isTarget(path), let index = index(of: path) {
      applied[index].baseline.sort(&audit, rules: rules)
    }
    if let target, let index = index(of: target) {
      applied[index].baseline.sort(&audit, rules: rules)
      applied[index].baseline.accept(&audit, reason: Self.reason)
    }
  }

  private func isTarget(_ path: String) -> Bool {
    target.map { URL(filePath: $0).standardizedFileURL == URL(filePath: path).standardizedFileURL }
      ?? false
  }

  private func index(of path: String) -> Int? {
    applied.firstIndex { $0.path == path || isTarget(path) && $0.path == target }
  }

  /// A line for each baseline with entries that accept nothing any more.
  var complaints: [String] {
    applied.compactMap { path, baseline in
      let stale = baseline.stale
      guard !stale.isEmpty else { return nil }
      let subject = stale.count == 1 ? "1 entry" : "\(stale.count) entries"
      let verb = stale.count == 1 ? "matches" : "match"
      let listed = stale.prefix(Self.mostListed).map(\.words)
      let more = stale.count - listed.count
      return "\(subject) of \(path) \(verb) no finding"
        + (target == nil ? "" : stale.count == 1 ? " and is left out" : " and are left out")
        + ": \(listed.joined(separator: ", "))" + (more > 0 ? ", and \(more) more" : "")
    }
  }

  /// The largest number of entries in one line.
  private static let mostListed = 10

  /// Writes the baseline, if one is to be written: the entries of all applied baselines without
  /// those that accept nothing any more.
  ///
  /// - Throws: `RenderError` if it cannot be written.
  func write() throws {
    guard let target else { return }
    let baseline = AuditBaseline(applied.flatMap(\.baseline.current)).sorted
    var comments = AuditBaseline.comments(ofFile: target)
    if !comments.contains(where: { $0.contains("yaml-language-server:") }) {
      comments.insert("# \(FileFormat.baseline.comment)", at: 0)
      try FileFormat.baseline.writeSchema(beside: target)
    }
    try OutputFile.write(Array(baseline.text(comments: comments).utf8), to: target)
  }
}

extension AuditBaseline.Entry {
  /// The entry in a few words, such as `shop dead-end (tv, last-offer)`.
  fileprivate var words: String {
    let details = [model].compactMap(\.self) + items
    return "\(screen) \(rule.rawValue)"
      + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
  }
}
