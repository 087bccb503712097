import FocusGeometry
import Foundation

/// A rectangle in Android's form `[left,top][right,bottom]`, in pixels.
struct AndroidBounds {
  let rect: CGRect

  /// Returns nil for other text; a negative width or height becomes 0.
  init?(_ text: String) {
    let parts = text.split(separator: "]", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].isEmpty else { return nil }
    let corners = parts.prefix(2).map { part -> (Int, Int)? in
      guard part.first == "[" else { return nil }
      let numbers = part.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
        .map { Int($0.trimmingCharacters(in: .whitespaces)) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
        x.magnitude < 1_000_000, y.magnitude < 1_000_000
      else { return nil }
      return (x, y)
    }
    guard let first = corners[0], let last = corners[1] else { return nil }
    rect = CGRect(
      x: first.0, y: first.1, width: max(0, last.0 - first.0), height: max(0, last.1 - first.1))
  }
}
