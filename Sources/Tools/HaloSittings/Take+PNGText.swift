import Foundation
import HaloSourceText

extension Take {
  /// The text in the picture's file: with the standard's keywords where it has them (W3C, Portable
  /// Network Graphics, 3rd edition, 11.3.3.1), otherwise with the names of the facts.
  var pngText: [(keyword: String, text: String)] {
    var entries = [(keyword: "Title", text: title)]
    entries += facts.map { ($0.name, $0.value) }
    if !keys.isEmpty, fact("Keys") == nil {
      entries.append(("Keys", keys.joined(separator: " ")))
    }
    if !note.isEmpty { entries.append(("Comment", note)) }
    if !arrows.isEmpty { entries.append(("Arrows", arrows.map(\.text).joined(separator: "\n"))) }
    entries.append(("Creation Time", time.formatted(.iso8601)))
    return entries
  }
}

extension Take.Arrow {
  /// The arrow in points, such as `12,40 > 300,96.5`.
  fileprivate var text: String {
    "\(tail.x.short),\(tail.y.short) > \(head.x.short),\(head.y.short)"
  }
}

extension CGFloat {
  /// The number with at most one decimal place and never with an exponent; 0 if it is not finite.
  var short: String {
    guard isFinite else { return "0" }
    let tenths = (Swift.max(-1e6, Swift.min(self, 1e6)) * 10).rounded()
    let (whole, rest) = Int(tenths).magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}
