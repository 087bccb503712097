import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The outline of an item from the moment at which it gets the focus until it rests.
package struct OnionMove {
  /// The outline at one moment.
  package struct Sample {
    /// Milliseconds since the key.
    package var time: Double
    /// The outline as it is drawn: that of the ring, otherwise that of the lifted view, in points of
    /// the screen.
    package var shape: Shape
    /// The opacity of the ring, 0...1; 1 without a ring.
    package var opacity: CGFloat

    /// Returns the outline of an item at the moment that a list shows; nil for an item that is not
    /// on the screen.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - list: the list that its window has just made.
    ///   - time: milliseconds since the key.
    @MainActor
    package init?(of item: View, in list: DisplayList, time: Double) {
      guard item.window != nil else { return nil }
      self.time = time
      let id = item.displayID
      var ring: (shape: Shape, opacity: CGFloat)?
      list.forEachRing { shown, transform, view, opacity in
        guard view == id else { return }
        let shape = shown.shape.outset(by: shown.spread) ?? shown.shape
        ring = (shape.transformed(by: transform), opacity)
      }
      if let ring {
        (shape, opacity) = ring
      } else {
        let lifted = item.liftedView
        shape = lifted.boundsShape().transformed(by: lifted.presentedTransformToRoot)
        // A ring that is not drawn yet is invisible.
        let lifts = item.window?.focusSystem?.model.look == .lift
        opacity = lifts || item.focusEffect == nil ? 1 : 0
      }
    }

    package init(time: Double, shape: Shape, opacity: CGFloat) {
      (self.time, self.shape, self.opacity) = (time, shape, opacity)
    }

    /// The left, upper, right and lower edges, in points.
    var edges: [CGFloat] {
      let bounds = shape.bounds
      return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    }
  }

  /// The name of the item.
  package var item: String
  /// The name of the move, such as that of its focus model; empty for none.
  package var name: String
  /// The samples by time; the first is at 0.
  package private(set) var samples: [Sample] = []

  package init(item: String, name: String = "") { (self.item, self.name) = (item, name) }

  /// Adds a later sample; one of the same moment replaces the last.
  package mutating func add(_ sample: Sample) {
    if samples.last?.time == sample.time { samples.removeLast() }
    samples.append(sample)
  }

  // MARK: Outlines

  /// Returns the samples at equal times, up to rest: for each time, the first sample that is not
  /// earlier.
  ///
  /// - Parameter every: milliseconds between two outlines; greater than 0.
  /// - Returns: The samples, the one at the key first.
  package func outlines(every: Double) -> [Sample] {
    var result: [Sample] = []
    var next = 0.0
    for sample in samples where sample.time >= next {
      result.append(sample)
      if sample.time >= rest { break }
      next = ((sample.time / every).rounded(.down) + 1) * every
    }
    return result
  }

  // MARK: Spring

  /// The distance that the edge that moves furthest covers, in points.
  package var distance: CGFloat {
    guard let first = samples.first, let last = samples.last else { return 0 }
    return zip(first.edges, last.edges).map { abs($1 - $0) }.max() ?? 0
  }

  /// The least distance by which an outline counts as moving, in points.
  private static let least: CGFloat = 0.5

  /// Whether the outline moves; otherwise its opacity is followed.
  package var isMoving: Bool { distance >= Self.least }

  /// The share of the way at each sample: 0 at the first, 1 at the last, more beyond it.
  ///
  /// The way is that of all four edges or, where they stay, that of the opacity.
  package var progress: [Double] {
    guard let first = samples.first, let last = samples.last else { return [] }
    func way(_ sample: Sample) -> [CGFloat] { isMoving ? sample.edges : [sample.opacity] }
    let (start, end) = (way(first), way(last))
    let whole = zip(start, end).map { $1 - $0 }
    let square = whole.reduce(0) { $0 + $1 * $1 }
    guard square > 1e-6 else { return samples.map { _ in 1 } }
    return samples.map { sample in
      let dot = zip(zip(start, way(sample)), whole).reduce(0) { $0 + ($1.0.1 - $1.0.0) * $1.1 }
      return Double(dot / square)
    }
  }

  /// The velocity at each sample, in ways per second.
  package var velocity: [Double] {
    let progress = progress
    return samples.indices.map { index in
      let (before, after) = (max(0, index - 1), min(samples.count - 1, index + 1))
      let time = samples[after].time - samples[before].time
      return time > 0 ? (progress[after] - progress[before]) / time * 1000 : 0
    }
  }

  /// The share of the way that may be left at rest.
  private static let rested = 0.005

  /// The time from which the outline stays within half a hundredth of its end, in milliseconds.
  package var rest: Double {
    let last = progress.lastIndex { abs($0 - 1) > Self.rested }
    guard let last else { return samples.first?.time ?? 0 }
    return samples[min(last + 1, samples.count - 1)].time
  }

  /// Returns the time at which the outline has first covered a share of its way, in milliseconds;
  /// nil if it never has.
  package func time(of share: Double) -> Double? {
    let progress = progress
    guard let index = progress.firstIndex(where: { $0 >= share }) else { return nil }
    guard index > 0, progress[index] > progress[index - 1] else { return samples[index].time }
    let part = (share - progress[index - 1]) / (progress[index] - progress[index - 1])
    return samples[index - 1].time + part * (samples[index].time - samples[index - 1].time)
  }

  /// The result in one line.
  package var words: String {
    guard samples.count > 1 else { return "\(item) is not outlined." }
    let half = time(of: 0.5).map { "half of the way after \(Int($0.rounded())) ms, " } ?? ""
    let most = progress.max() ?? 1
    let beyond = most > 1.005 ? ", \(Int(((most - 1) * 100).rounded())) % beyond it" : ""
    let what =
      isMoving
      ? "the edge moves \(String(format: "%.1f", Double(distance))) points"
      : (samples.first?.opacity ?? 1) < 0.5 ? "the ring appears" : "the outline stays"
    guard isMoving || (samples.first?.opacity ?? 1) < 0.5 else { return "\(item): \(what)." }
    return "\(item): \(what), \(half)at rest after \(Int(rest.rounded())) ms\(beyond)."
  }
}

extension DisplayList {
  /// Calls `body` for each ring with its transform, the id of its view and its opacity.
  fileprivate func forEachRing(
    _ body: (HaloRing, CGAffineTransform, UInt64, CGFloat) -> Void
  ) {
    for item in items {
      guard case .halo(let ring) = item.content else { continue }
      body(ring, item.transform, item.id.view, item.alpha)
    }
  }
}
