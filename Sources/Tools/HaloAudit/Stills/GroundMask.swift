import Foundation

/// The pixels of a still that belong to the ground.
///
/// They are reached from the edges of the still without a sudden change of colour. Gradients and soft
/// shadows are ground; cards, texts and rings are not.
struct GroundMask {
  let width, height: Int
  private var isGround: [Bool]

  /// The change of a component from one pixel to the next that is still gradual: a part that counts
  /// anywhere, and a share of the brightness, because shadows are steeper on bright grounds (our
  /// choice).
  private static let slack: (least: Float, share: Float) = (2.5, 0.018)

  init(of still: StillPixels, scale: Double) {
    (width, height) = (still.width, still.height)
    let (width, height) = (width, height)
    // At two pixels a point, the same shadow changes half as much from pixel to pixel.
    let factor = Float(max(0.5, min(1, 1 / scale)))
    var isSmooth = [Bool](repeating: true, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let own = still[x, y]
        let limit = Self.slack.least + Self.slack.share * own.brightness * factor
        if x + 1 < width, own.distance(to: still[x + 1, y]) > limit {
          isSmooth[y * width + x] = false
          isSmooth[y * width + x + 1] = false
        }
        if y + 1 < height, own.distance(to: still[x, y + 1]) > limit {
          isSmooth[y * width + x] = false
          isSmooth[(y + 1) * width + x] = false
        }
      }
    }
    isGround = [Bool](repeating: false, count: width * height)
    var waiting: [Int] = []
    func reach(_ place: Int, _ isGround: inout [Bool]) {
      guard isSmooth[place], !isGround[place] else { return }
      isGround[place] = true
      waiting.append(place)
    }
    for x in 0..<width {
      reach(x, &isGround)
      reach((height - 1) * width + x, &isGround)
    }
    for y in 0..<height {
      reach(y * width, &isGround)
      reach(y * width + width - 1, &isGround)
    }
    while let place = waiting.popLast() {
      let x = place % width
      if x > 0 { reach(place - 1, &isGround) }
      if x + 1 < width { reach(place + 1, &isGround) }
      if place >= width { reach(place - width, &isGround) }
      if place + width < isGround.count { reach(place + width, &isGround) }
    }
  }

  subscript(x: Int, y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && isGround[y * width + x]
  }

  /// The boxes around everything that is not ground, and the share of each that is filled.
  ///
  /// Boxes at the edges of the still are left out, because they may go on outside of it.
  func boxes(atLeast side: Int) -> [StillBox] {
    var seen = isGround
    var boxes: [StillBox] = []
    for start in seen.indices where !seen[start] {
      var box = StillBox(x: start % width, y: start / width)
      var waiting = [start]
      seen[start] = true
      var count = 0
      while let place = waiting.popLast() {
        let (x, y) = (place % width, place / width)
        box.include(x, y)
        count += 1
        for j in max(0, y - 1)...min(height - 1, y + 1) {
          for i in max(0, x - 1)...min(width - 1, x + 1) where !seen[j * width + i] {
            seen[j * width + i] = true
            waiting.append(j * width + i)
          }
        }
      }
      box.filled = Double(count) / Double(box.width * box.height)
      let isInside = box.left > 0 && box.top > 0 && box.right < width && box.bottom < height
      if isInside, box.width >= side, box.height >= side { boxes.append(box) }
    }
    return boxes
  }
}

/// A rectangle of whole pixels.
struct StillBox: Hashable {
  var left, top, right, bottom: Int
  /// The share of the pixels that are not ground.
  var filled = 0.0

  init(x: Int, y: Int) { (left, top, right, bottom) = (x, y, x + 1, y + 1) }

  mutating func include(_ x: Int, _ y: Int) {
    (left, top) = (min(left, x), min(top, y))
    (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
}
