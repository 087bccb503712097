import Foundation

/// The look of the focus on the screen of a still, in points.
package struct StillReading: Equatable, Sendable, Encodable {
  /// A ring around the focused card.
  package struct Ring: Equatable, Sendable, Encodable {
    /// The width of the line, and the gap between it and the card, in points.
    package var width, gap: Double
    /// The colour as `#RRGGBB`.
    package var color: String
  }

  /// A shadow below the focused card.
  package struct Shadow: Equatable, Sendable, Encodable {
    /// The distance downwards and the standard deviation of the blur, in points.
    package var offset, sigma: Double
    /// The opacity before the blur, 0–1.
    package var opacity: Double
  }

  /// A rectangle in points from the top left of the still.
  package struct Frame: Equatable, Sendable, Encodable {
    package var x, y, width, height: Double
  }

  /// The frame of the focused card without its ring.
  package var frame: Frame
  /// The size of the card when it is not focused: that in the other still, or of its neighbours.
  package var restWidth, restHeight: Double
  /// The radius of the card's corners; nil where it cannot be measured.
  package var radius: Double?
  /// The ring; nil for none.
  package var ring: Ring?
  /// The shadow; nil for none, or where it cannot be measured.
  package var shadow: Shadow?
  /// The number of cards of the same size beside it; 0 if there was another still.
  package var neighbours: Int

  /// Returns a colour as `#RRGGBB`, from its red, green and blue of 0–255.
  static func hexText(_ components: [Double]) -> String {
    let parts = components.map {
      let text = String(Int($0.rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + parts.joined()
  }

  /// The points by which the longest side grows.
  package var growth: Double { max(frame.width, frame.height) - max(restWidth, restHeight) }
  /// The factor by which the card grows.
  package var scale: Double {
    max(frame.width, frame.height) / max(1, max(restWidth, restHeight))
  }
}

/// A still in which no focused card can be found.
package enum StillError: Error, Equatable, CustomStringConvertible {
  /// Nothing is a card: a filled rectangle that the ground surrounds.
  case noCards
  /// No card of a row or a column differs from the others.
  case noFocus
  /// The two stills have different sizes, in pixels.
  case sizes(focused: [Int], rest: [Int])
  /// The two stills show the same.
  case noDifference

  package var description: String {
    switch self {
    case .noCards: "no card was found: a filled rectangle with an even ground around it"
    case .noFocus:
      "no focused card was found: one that is larger than two others of the same size in its row "
        + "or column, or has a ring; a second still with nothing focused would tell"
    case .sizes(let focused, let rest):
      "the stills have different sizes: \(focused[0]) × \(focused[1]) and \(rest[0]) × \(rest[1]) "
        + "pixels"
    case .noDifference: "the two stills show the same card"
    }
  }
}
