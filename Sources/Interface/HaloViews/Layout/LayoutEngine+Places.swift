import Foundation
import HaloConstraints

/// The placement of items from the solution.
extension LayoutEngine {
  /// Sets the frames of items.
  ///
  /// - Returns: Whether any of them has moved.
  func placeItems() -> Bool {
    // The local copy avoids one copy of the whole property for each value that is read.
    let system = system
    let present = system.isUndetermined ? presentValues : [:]
    // Half pixels would blur the drawing. Whole points are fine enough where pixels are larger, as
    // in a small picture of a television's screen: rounded to pixels, texts would lose their ends.
    let pixels = max(1, (root as? RootView)?.contentScale ?? 1_024)
    var hasMoved = false
    for entry in entries.values where entry.isPlaced {
      guard let item = entry.item else { continue }
      let now = item.layoutRect
      let scale = entry.view == nil ? 1_024 : pixels
      func solved(_ part: Part, _ now: CGFloat) -> CGFloat {
        guard let variable = entry.variables[part.rawValue] else { return now }
        let value = system.value(of: variable) {
          $0 == variable ? Double(now) : present[$0] ?? 0
        }
        return (value * scale).rounded() / scale
      }
      let rect = CGRect(
        x: solved(.x, now.minX), y: solved(.y, now.minY), width: max(0, solved(.width, now.width)),
        height: max(0, solved(.height, now.height)))
      guard rect != now else { continue }
      item.layoutRect = rect
      hasMoved = true
      if rect.width != now.width, entry.isWrapping {
        needsContent.append(entry)
      }
    }
    return hasMoved
  }

  /// The current values of items, which stay where constraints leave them open.
  private var presentValues: [LinearVariable: Double] {
    var values: [LinearVariable: Double] = [:]
    for entry in entries.values {
      guard let item = entry.item else { continue }
      for part in Part.allCases {
        guard let variable = entry.variables[part.rawValue] else { continue }
        values[variable] = value(of: item, part)
      }
    }
    return values
  }
}
